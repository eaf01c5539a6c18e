import { expect, test } from 'vitest';
import { lastLines } from './last-lines.mjs';

test('the last line adds up', () => {
  expect(lastLines({ passed: 12, failed: 1, flaky: [], skipped: [], files: [] }).at(-1)).toBe(
    '12 passed, 1 failed, 0 skipped',
  );
});

test('what was left out is named with its reason before the last line', () => {
  const skipped = [
    { project: 'browser', reason: 'no browser' },
    { project: 'browser', reason: 'no browser' },
    { project: 'api', reason: 'no PostgreSQL' },
  ];
  expect(lastLines({ passed: 3, failed: 0, flaky: [], skipped, files: [] })).toEqual([
    'Left out:',
    '  2 tests of browser: no browser',
    '  1 test of api: no PostgreSQL',
    '3 passed, 0 failed, 3 skipped',
  ]);
});

test('what passed only at its second try is named, though it counts as passed', () => {
  const flaky = [{ name: 'tests/e2e/header.test.ts > the menu closes' }];
  expect(lastLines({ passed: 3, failed: 0, flaky, skipped: [], files: [] })).toEqual([
    'Passed only at the second try:',
    '  tests/e2e/header.test.ts > the menu closes',
    'Nothing was left out.',
    '3 passed, 0 failed, 0 skipped',
  ]);
});

test('the ten slowest files are named, slowest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({
    name: `${index}.test.ts`,
    seconds: index,
  }));
  const lines = lastLines({ passed: 12, failed: 0, flaky: [], skipped: [], files });
  expect(lines.slice(0, 3)).toEqual([
    'Slowest files:',
    '    11.0 s 11.test.ts',
    '    10.0 s 10.test.ts',
  ]);
  expect(lines.filter((line) => line.includes('.test.ts'))).toHaveLength(10);
});
