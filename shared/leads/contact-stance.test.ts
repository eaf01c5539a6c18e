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
