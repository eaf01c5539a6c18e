import { expect, test } from 'vitest';
import { isComplaint } from './complaints.ts';

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
