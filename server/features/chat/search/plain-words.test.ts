import { expect, test } from 'vitest';
import { plainQuestion, plainWords, QUESTION_CHARACTERS } from './plain-words.ts';

test.each([
  ['pls call me b4 2day ends, thx', 'please call me before today ends, thanks'],
  ['R u open rn', 'are you open now'],
  ['our Why Fi is slow', 'our wi-fi is slow'],
  ['do you sign the bee ay ay', 'do you sign the baa'],
  ['hip a compliance help', 'hipaa compliance help'],
])('shorthand and dictation are spelled out: %s', (typed, read) => {
  expect(plainWords(typed)).toBe(read);
});

test.each(['she broke her hip a week ago', 'add up the sums'])('is left as it is: %s', (typed) => {
  expect(plainWords(typed)).toBe(typed);
});

test('of a long question its beginning and its end are read', () => {
  const plain = plainQuestion(`begin ${'story '.repeat(300)}end`);
  expect(plain.length).toBeLessThanOrEqual(QUESTION_CHARACTERS);
  expect(plain).toMatch(/^begin .* end$/s);
});
