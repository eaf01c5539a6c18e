import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { eachWhenIdle, whenIdle } from './when-idle.ts';

/** How long nobody has tapped or typed. */
const REST_MS = 500;
const idle: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  idle.length = 0;
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
});

/** The browser has nothing else to do. */
const runIdle = () => {
  for (const task of idle.splice(0)) task();
};

test('tasks wait for a quiet moment each, and the rest is left when nobody needs them any more', () => {
  const done: string[] = [];
  const left = new AbortController();
  const task = (name: string) => () => void done.push(name);
  eachWhenIdle([task('first'), task('second'), task('third')], left.signal);
  vi.advanceTimersByTime(REST_MS);
  expect(done).toEqual([]);
  runIdle();
  expect(done).toEqual(['first']);
  runIdle();
  expect(done).toEqual(['first', 'second']);
  left.abort();
  runIdle();
  expect(done).toEqual(['first', 'second']);
  expect(idle).toEqual([]);
});

test.each([
  ['taps', () => fireEvent.pointerDown(document.body)],
  ['types', () => fireEvent.keyDown(document.body)],
])('nothing is begun while a visitor %s, for whom the next tap would wait', (_, act) => {
  const task = vi.fn();
  whenIdle(task);
  vi.advanceTimersByTime(REST_MS);
  act();
  runIdle();
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(REST_MS);
  runIdle();
  expect(task).toHaveBeenCalledOnce();
});
