import { expect, test, vi } from 'vitest';
import { eachWhenIdle } from './when-idle.ts';

test('tasks wait for a quiet moment each, and the rest is left when nobody needs them any more', () => {
  const quiet: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => quiet.push(task));
  const done: string[] = [];
  const left = new AbortController();
  const task = (name: string) => () => void done.push(name);
  eachWhenIdle([task('first'), task('second'), task('third')], left.signal);
  expect(done).toEqual([]);
  quiet.shift()?.();
  expect(done).toEqual(['first']);
  quiet.shift()?.();
  expect(done).toEqual(['first', 'second']);
  left.abort();
  quiet.shift()?.();
  expect(done).toEqual(['first', 'second']);
  expect(quiet).toEqual([]);
});
