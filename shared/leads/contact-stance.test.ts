import { expect, test } from 'vitest';
import { readStance } from './contact-stance.ts';

const stanceOf = (message: string) =>
  readStance(message, { isComplete: false, isGiven: false, hasTwo: false });

test('of several refusals the first is judged by what comes behind it', () => {
  expect(stanceOf('Do not send it yet')).toBe('doubts');
  expect(stanceOf("Don't call, e-mail me")).toBe('doubts');
  expect(stanceOf('Unsubscribe, just email me please')).toBe('doubts');
  expect(stanceOf("Unsubscribe me please, and don't call me, only text me")).toBe('refuses');
});

test.each([
  'I do not consent to texts, newsletters or being put in a drip campaign',
  "We don't agree to marketing e-mails or sales calls",
])('who refuses marketing alone refuses no answer: %s', (message) => {
  expect(stanceOf(message)).toBeUndefined();
});

test.each([
  'I do not consent to texts or calls',
  'I do not consent to being contacted',
  "I don't agree to this being shared",
])('but who refuses a call as well does: %s', (message) => {
  expect(stanceOf(message)).toBe('refuses');
});

test('who names the line that may ring asks for a call', () => {
  expect(stanceOf('can someone ring my cell and NOT the clinic')).toBe('asks');
  expect(stanceOf('call me on my cell, I would rather they not know')).toBe('asks');
  expect(stanceOf('I would rather they not call')).toBe('refuses');
});

test('who sends us to somebody else is not heard as a plain refusal, and nothing goes by itself', () => {
  expect(stanceOf('dont call me call my husband, Marcus Bell')).toBe('doubts');
  expect(stanceOf("don't call me, my husband decides")).toBe('refuses');
});

test.each([
  ["please have somebody ring me, don't email me, I cannot get in", 'asks'],
  ['you call me every week, dont email me', 'refuses'],
  ["stop having people call me. don't email me", 'refuses'],
  ["please call me never. don't email me either", 'refuses'],
] as const)(
  'a call may be wished and no e-mail, but not where both are too much: %s',
  (message, stance) => {
    expect(stanceOf(message)).toBe(stance);
  },
);
