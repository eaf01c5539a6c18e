import { expect, test } from 'vitest';
import { shortTag } from './short-tag.ts';

test.each([
  ['healthcare security', 'security'],
  ['Healthcare IT', 'IT'],
  ['healthcare', 'healthcare'],
  ['HIPAA compliance', 'HIPAA complianc'],
  ['incident response', 'incident respon'],
  ['', ''],
])('%o becomes %o', (tag, short) => expect(shortTag(tag)).toBe(short));

test('characters beyond the basic plane count as one and stay whole', () => {
  expect(shortTag('🏥'.repeat(20))).toBe('🏥'.repeat(15));
});
