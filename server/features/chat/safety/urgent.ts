import { readForDangers, type Reading } from '../understanding/reading.ts';
import type { Danger } from './danger.ts';
import { ALARM_WHEN_CORRECTED, findDangers } from './find-dangers.ts';
import { guessingOnce } from './guess-danger.ts';
import { urgentText } from './urgent-cases.ts';

/** The answer to an emergency; undefined when the message tells of none. Never left to a model. */
export function urgentAnswer(
  message: string,
  correct?: (word: string) => string,
): string | undefined {
  // As it was typed first: a slip put right must not hide a danger, nor make one up.
  const typed = readForDangers(message);
  const corrected = correct && readForDangers(message, correct);
  const guess = guessingOnce();
  const isSame = corrected?.tokens.every(({ word }, index) => typed.tokens[index]?.word === word);
  for (const reading of corrected === undefined || isSame ? [typed] : [typed, corrected]) {
    // Slices are for what was typed: reading them twice would cost more than slips of typing do.
    const dangers =
      reading === typed
        ? findDangers(reading, guess)
        : findDangers(reading, guess, [], ALARM_WHEN_CORRECTED);
    if (dangers.length > 0)
      return dangers.map((danger) => urgentText(danger, reading)).join('\n\n');
  }
  return undefined;
}

/** The most urgent danger of a message. */
export const dangerIn = (reading: Reading): Danger | undefined => findDangers(reading)[0];
