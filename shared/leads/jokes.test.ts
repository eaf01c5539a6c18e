import { expect, test } from 'vitest';
import { isJokeOf } from './jokes.ts';

test.each([
  'just kidding, i made all of that up',
  'none of this is true',
  'fooled you',
  'there is no such person',
  'es broma',
])('"%s" is a joke', (said) => {
  expect(isJokeOf(said)).toBe(true);
});

test.each([
  'gotcha, please call me',
  'jk.tolan@tolan.example is my address',
  'i made up my mind',
  'the last company was a joke',
  'i was joking before, but seriously: 405-555-0131',
  "i'm not really technical",
])('"%s" is no joke', (said) => {
  expect(isJokeOf(said)).toBe(false);
});
