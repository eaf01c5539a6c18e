import { expect, test } from 'vitest';
import { RunawayError, withTimeBound } from './with-time-bound.ts';

const LIMIT_MS = 50;
/** For what ends by itself, however busy the machine is. */
const AMPLE_MS = 10_000;
/** The kind that once stopped the site. */
const RUNAWAY = /^(?:thanks?|thank you|you|[ ,.!])+$/;

test.each([
  [
    'a loop without end',
    () => {
      for (let count = 0; ; count += 1) if (count < 0) return;
    },
  ],
  ['a pattern that backtracks for ever', () => RUNAWAY.test(`${'thank you '.repeat(60)}?`)],
  [
    'a list that grows for ever',
    () => {
      const letters: string[] = [];
      for (;;) letters.push('a');
    },
  ],
])('%s is ended, and what comes after it runs', (_, runaway) => {
  expect(() => withTimeBound(LIMIT_MS, runaway)).toThrow(RunawayError);
  expect(withTimeBound(AMPLE_MS, () => 'an answer')).toBe('an answer');
});

test('what it gives and what it throws are its own', () => {
  const value = { of: 'its own' };
  expect(withTimeBound(AMPLE_MS, () => value)).toBe(value);
  const fail = () => {
    throw new TypeError('its own');
  };
  expect(() => withTimeBound(AMPLE_MS, fail)).toThrow(TypeError);
});

test('one within another is ended alone', () => {
  const outer = () => {
    expect(() =>
      withTimeBound(LIMIT_MS, () => RUNAWAY.test(`${'thank you '.repeat(60)}?`)),
    ).toThrow(RunawayError);
    return 'outer';
  };
  expect(withTimeBound(100 * LIMIT_MS, outer)).toBe('outer');
});
