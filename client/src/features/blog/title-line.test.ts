import { expect, test } from 'vitest';
import { titleLine, wholeDates } from './title-line.ts';

test('a month and its year stand in one line, without the quotation marks of the title', () => {
  expect(titleLine('“Windows 10” ends in October 2025: what now?')).toBe(
    'Windows 10 ends in October\u00a02025: what now?',
  );
});

test('so do a day and what belongs to it, in a summary', () => {
  expect(wholeDates('What stops on October 14, 2025, and on May 3.')).toBe(
    'What stops on October\u00a014,\u00a02025, and on May 3.',
  );
});
