import { expect, test } from 'vitest';
import { lastLines } from './last-lines.mjs';

test('the last line adds up', () => {
  expect(lastLines({ passed: 12, failed: 1, skipped: [] }).at(-1)).toBe(
    '12 passed, 1 failed, 0 skipped',
  );
});

test('what was left out is named with its reason before the last line', () => {
  const skipped = [
    { project: 'browser', reason: 'no browser' },
    { project: 'browser', reason: 'no browser' },
    { project: 'api', reason: 'no PostgreSQL' },
  ];
  expect(lastLines({ passed: 3, failed: 0, skipped })).toEqual([
    'Left out:',
    '  2 tests of browser: no browser',
    '  1 test of api: no PostgreSQL',
    '3 passed, 0 failed, 3 skipped',
  ]);
});
