import { expect, test } from 'vitest';
import { failureLines, killedLines, flakyLines } from './failure-lines.mjs';

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

test('what passed only at its second try is listed apart from what broke', () => {
  const flaky = [{ name: 'a.test.ts > adds', reason: 'expected 1' }];
  expect(flakyLines({ flaky })).toEqual(['~ a.test.ts > adds', '    expected 1']);
});

test('a step that was killed says by which signal, and only its last words', () => {
  const output = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n');
  const lines = killedLines({ signal: 'SIGKILL', output });
  expect(lines[0]).toContain('SIGKILL');
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toBe('line 99');
});
