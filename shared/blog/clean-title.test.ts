import { expect, test } from 'vitest';
import { cleanTitle } from './clean-title.ts';

test.each([
  ['"HIPAA" in plain words', 'HIPAA in plain words'],
  ['“Who calls it?” and other questions', 'Who calls it? and other questions'],
  ['«Oui» und „Ja“', 'Oui und Ja'],
  ["'Quoted whole'", 'Quoted whole'],
  ['The ‘paper’ days', 'The paper days'],
  ["Say 'don't click' often", "Say don't click often"],
])('quotation marks go: %s', (title, clean) => expect(cleanTitle(title)).toBe(clean));

test.each(["Oklahoma's clinics", 'What’s new', "Clinics' needs"])('apostrophes stay: %s', (title) =>
  expect(cleanTitle(title)).toBe(title),
);
