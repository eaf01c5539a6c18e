import { expect, test } from 'vitest';
import { titleLine } from './title-line.ts';

test('a month and its year stand in one line, without the quotation marks of the title', () => {
  expect(titleLine('“Windows 10” ends in October 2025: what now?')).toBe(
    'Windows 10 ends in October\u00a02025: what now?',
  );
});
