import { expect, test } from 'vitest';
import { ANSWER_LASTS_MS, readAnswer } from './privacy-answer.ts';

const NOW = Date.UTC(2026, 2, 3);
const given = { version: '1', answer: 'accepted', answeredAt: NOW - 1_000 } as const;

test('an answer counts for a year and not a moment longer', () => {
  const at = (ageMs: number) => readAnswer({ ...given, answeredAt: NOW - ageMs }, '1', NOW);
  expect(at(0)?.answer).toBe('accepted');
  expect(at(ANSWER_LASTS_MS - 1)?.answer).toBe('accepted');
  expect(at(ANSWER_LASTS_MS)).toBeUndefined();
});

test('an answer to another question is none', () => {
  expect(readAnswer(given, '2', NOW)).toBeUndefined();
});

test('an answer from the future is none: nobody knows when it would run out', () => {
  expect(readAnswer({ ...given, answeredAt: NOW + 1 }, '1', NOW)).toBeUndefined();
});

test.each([
  undefined,
  null,
  'accepted',
  7,
  [],
  {},
  { ...given, answer: 'yes' },
  { ...given, answer: true },
  { ...given, answeredAt: '2026-03-03' },
  { ...given, answeredAt: Number.NaN },
  { answer: 'accepted', answeredAt: NOW },
])('what cannot be read is no answer: %j', (stored) => {
  expect(readAnswer(stored, '1', NOW)).toBeUndefined();
});
