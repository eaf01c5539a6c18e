import { company } from '#shared/content/company.ts';
import { expect, test } from 'vitest';
import { withFacts } from './with-facts.ts';

test('a text takes over what the company is', () => {
  expect(withFacts('Call {phone.display}, {claims.supportHours}.')).toBe(
    `Call ${company.phone.display}, ${company.claims.supportHours}.`,
  );
});

test.each(['{phone}', '{phone.displayed}', '{nothing.at.all}', '{}'])(
  'the name %s, which no fact has, is refused and not said',
  (text) => {
    expect(() => withFacts(text)).toThrow(/No fact of the company/);
  },
);
