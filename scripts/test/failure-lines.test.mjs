import { expect, test } from 'vitest';
import { failureLines, unsteadyLines } from './failure-lines.mjs';

test('a red step names each broken test and why', () => {
  const failures = [{ name: 'a.test.ts > adds', reason: 'expected 1\nto be 2' }];
  expect(failureLines({ failed: 1, failures })).toEqual([
    'x a.test.ts > adds',
    '    expected 1',
    '    to be 2',
  ]);
});

test('a run that ends badly without a word says how to hear more', () => {
  expect(failureLines({ failed: 0, failures: [] })).toEqual([expect.stringContaining('--verbose')]);
});

test('what passed only at its second try is told apart from what broke', () => {
  const unsteady = [{ name: 'a.test.ts > adds', reason: 'expected 1' }];
  expect(unsteadyLines({ unsteady })).toEqual(['~ a.test.ts > adds', '    expected 1']);
});
