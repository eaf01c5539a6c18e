import { expect, test } from 'vitest';
import { takenBack } from './taken-back.ts';

test.each([
  ["that was my old number, I don't have that phone any more", 'phone'],
  ['the cell I gave you is no longer mine', 'phone'],
  ['sorry, wrong number', 'phone'],
  ['ese número ya no lo tengo', 'phone'],
  ['that address bounces now', 'email'],
  ['never mind the email', 'email'],
  ["that's not mine", 'any'],
])('"%s" takes back: %s', (message, what) => {
  expect(takenBack(message)).toBe(what);
});

test.each([
  'our phone line is dead since Monday',
  'my email is not working',
  'we switched the email to Outlook',
  "I can't access the email",
  'it was my phone acting up',
  'is that the old number?',
  'the other line is the broken one',
])('who says "%s" takes nothing back', (message) => {
  expect(takenBack(message)).toBeUndefined();
});
