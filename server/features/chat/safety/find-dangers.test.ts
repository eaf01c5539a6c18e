import { expect, test } from 'vitest';
import { readForDangers } from '../understanding/reading.ts';
import { ALARM_WHEN_CORRECTED, findDangers } from './find-dangers.ts';
import type { guessDanger } from './guess-danger.ts';

/** A recognizer as sure as this that any message tells of smoke in a server room. */
const sure =
  (isAny: number): typeof guessDanger =>
  () => ({ isAny, isPersonal: 0, dangers: [{ danger: 'outage', probability: isAny }] });

/** One that is sure of one part alone. */
const sureOf =
  (part: string, isAny: number): typeof guessDanger =>
  (reading) =>
    sure(reading.tokens[0]?.word === part ? isAny : 0.01)(reading);

const noOther = () => false;
const other = () => true;
const SENTENCE = 'the thing in the hall makes sounds again';

test('an alarm needs more where slips of typing were put right', () => {
  const reading = readForDangers(SENTENCE);
  expect(findDangers(reading, sure(0.3), [], undefined, noOther)).toEqual(['outage']);
  expect(findDangers(reading, sure(0.3), [], ALARM_WHEN_CORRECTED, noOther)).toEqual([]);
});

test('an alarm needs more where there are hardly any words', () => {
  expect(findDangers(readForDangers('405 hall'), sure(0.4))).toEqual([]);
  expect(findDangers(readForDangers('hall hall'), sure(0.6))).toEqual(['outage']);
});

test('less is enough where nothing is told that is asked every day, and no details are left', () => {
  const none = (message: string) => findDangers(readForDangers(message), sure(0.15));
  expect(none('lorem ipsum dolor sit')).toEqual(['outage']);
  expect(none('lorem ipsum dolor sit, kim@maplebend.example')).toEqual([]);
  expect(none('how much does a backup cost a month')).toEqual([]);
});

test('but a faint likeness to every danger at once is none', () => {
  const kinds = ['outage', 'scam', 'medical', 'fire', 'account'] as const;
  const flat: typeof guessDanger = () => ({
    isAny: 0.15,
    isPersonal: 0.06,
    dangers: kinds.map((danger) => ({ danger, probability: 0.03 })),
  });
  expect(findDangers(readForDangers('lorem ipsum dolor sit'), flat)).toEqual([]);
});

test('nor is a stronger one that nothing stands out of, where no rule speaks of it', () => {
  const kinds = ['outage', 'scam', 'medical', 'fire', 'account'] as const;
  const guess =
    (first: number): typeof guessDanger =>
    () => ({
      isAny: 0.4,
      isPersonal: 0.1,
      dangers: kinds.map((danger, index) => ({ danger, probability: index === 0 ? first : 0.05 })),
    });
  const reading = readForDangers(SENTENCE);
  expect(findDangers(reading, guess(0.1), [], undefined, noOther)).toEqual([]);
  expect(findDangers(reading, guess(0.2), [], undefined, noOther)).toEqual(['outage']);
});

test('a part beyond doubt raises the alarm alone, and one that is only likely does not', () => {
  const reading = readForDangers('We bought chairs last week. Hall lights are doing something.');
  expect(findDangers(reading, sureOf('hall', 0.99))).toEqual(['outage']);
  expect(findDangers(reading, sureOf('hall', 0.9))).toEqual([]);
});

test('a faint alarm ends where something else is asked, and one that is more than faint does not', () => {
  const reading = readForDangers(SENTENCE);
  expect(findDangers(reading, sure(0.3), [], undefined, () => true)).toEqual([]);
  expect(findDangers(reading, sure(0.6), [], undefined, () => true)).toEqual(['outage']);
});

test('a part that is only likely raises no alarm in a short message that calmly asks something else', () => {
  const reading = readForDangers('Chairs for the lobby. Hall lights are doing something.');
  const guess =
    (isAny: number): typeof guessDanger =>
    (part) =>
      sure(part.plain === reading.plain ? 0.01 : isAny)(part);
  expect(findDangers(reading, guess(0.97), [], undefined, other)).toEqual([]);
  expect(findDangers(reading, guess(0.99), [], undefined, other)).toEqual(['outage']);
  expect(findDangers(reading, guess(0.97), [], undefined, noOther)).toEqual(['outage']);
});

test.each([
  ['shutting off logins', 'saw something you wrote about shooting off logins when people quit'],
  [
    'a drill',
    'I want to pretend attack my own staff one afternoon, have you got a script for that?',
  ],
])('words of a rule in a question of every day raise no alarm: %s', (_, message) => {
  expect(findDangers(readForDangers(message))).toEqual([]);
});
