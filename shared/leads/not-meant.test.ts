import { expect, test } from 'vitest';
import { isComplaint, isJokeOf } from './not-meant.ts';

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

test.each([
  'you people keep calling me! stop it.',
  'enough with the calls.',
  'your sales rep has been pestering me for weeks',
  'dejen de llamarme',
])('"%s" is a complaint about being called', (said) => {
  expect(isComplaint(said)).toBe(true);
});

test.each([
  'you keep calling my old number, please use the new one',
  'how do i stop your text messages',
  "i'm sick of our phones dropping calls",
  'our alarm company keeps calling',
  'my computer beeps all day. make it stop!',
  'you keep calling and hang up. please call me back',
])('"%s" is none', (said) => {
  expect(isComplaint(said)).toBe(false);
});
