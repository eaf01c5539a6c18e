import { clauseWindows } from './clause-windows.ts';
import { readForDangers, type Reading } from '../understanding/reading.ts';
import type { Danger } from './danger.ts';
import { ALARM_WHEN_CORRECTED, findDangers } from './find-dangers.ts';
import { findIncident } from './incidents.ts';
import { guessDanger, guessingOnce, PERSONAL } from './guess-danger.ts';
import { findPersonalDanger } from './people-in-danger.ts';
import { plainDangers, urgentTextOf } from './urgent-cases.ts';

const CAN_WAIT: ReadonlySet<Danger> = new Set([
  'lost-device',
  'account',
  'clicked',
  'scam',
  'insider',
  'fraud',
  'wrong-recipient',
]);

/** A few words of a conversation sound alarming alone ("by credit card"), and not in their place. */
const FEW_WORDS = 16;
const CALM_IN_CONTEXT = 0.03;
const SURE_ALONE = 0.5;
/** Calm alone: with the question before them they are alarming only where that is more than faint. */
const CALM_ALONE = 0.1;
/** After an incident they tell more of it, and of no person, unless they say so almost surely. */
const INCIDENT_IN_CONTEXT = 0.5;
const PERSONAL_IN_CONTEXT = 0.1;
const SURELY_ALONE = 0.8;
/** A likeness of what was typed that the words put right may take back, and how calm they must be. */
const FAINT = 0.5;
const CALM_CORRECTED = 0.05;
/** So many words, and one of so many. */
const SLIPS = 4;

/**
 * The answer to an emergency; undefined when the message tells of none. Never left to a model.
 * @param before what was asked before
 */
export function urgentAnswer(
  message: string,
  correct?: (word: string) => string,
  before?: string,
): string | undefined {
  // As it was typed first: a slip put right must not hide a danger, nor make one up.
  const alone = readForDangers(message);
  const typed = before === undefined ? alone : inContext(before, alone);
  if (typed === undefined) return undefined;
  const corrected = typed === alone && correct ? readForDangers(message, correct) : undefined;
  const guess = guessingOnce();
  const isSame = corrected?.tokens.every(({ word }, index) => typed.tokens[index]?.word === word);
  for (const reading of corrected === undefined || isSame ? [typed] : [typed, corrected]) {
    // Slices are for what was typed: reading them twice would cost more than slips of typing do.
    const found =
      reading === typed
        ? findDangers(reading, guess)
        : findDangers(reading, guess, [], ALARM_WHEN_CORRECTED);
    const isMistyped = reading === typed && corrected && isOnlyMistyped(typed, corrected, guess);
    const dangers = isMistyped ? found.filter((danger) => !PERSONAL.includes(danger)) : found;
    // While somebody is in danger, accounts and laptops can wait.
    const isPersonal = dangers.some((danger) => PERSONAL.includes(danger));
    const told = dangers.filter((danger) => !isPersonal || !CAN_WAIT.has(danger));
    if (told.length === 0) told.push(...plainDangers(reading));
    if (told.length > 0) return urgentTextOf(told, reading);
  }
  return undefined;
}

/**
 * "heplo the servre is donw nobdy can chek in kids" is like nothing that was learned, and so a little like every
 * danger: a faint likeness to one of people is none where no rule finds it and the words put right are calm.
 */
function isOnlyMistyped(typed: Reading, corrected: Reading, guess: typeof guessDanger): boolean {
  const { tokens } = typed;
  const slips = tokens.filter(({ word }, index) => corrected.tokens[index]?.word !== word).length;
  if (slips < SLIPS || slips < tokens.length / SLIPS) return false;
  const isRuled = clauseWindows(typed).some(
    (window) => findPersonalDanger(typed)(window).length > 0,
  );
  return (
    !isRuled && guess(typed).isPersonal < FAINT && guess(corrected).isPersonal < CALM_CORRECTED
  );
}

/**
 * What to look for dangers in: a few words that no rule speaks of together with the question before
 * them, where they are unsure alone; undefined where both together are calm.
 */
function inContext(before: string, alone: Reading): Reading | undefined {
  const isRuled = clauseWindows(alone).some((window) =>
    [findPersonalDanger, findIncident].some((find) => find(alone)(window).length > 0),
  );
  if (alone.tokens.length > FEW_WORDS || isRuled) return alone;
  const both = readForDangers(`${before} . ${alone.plain}`);
  const inBoth = guessDanger(both);
  const { isAny } = guessDanger(alone);
  const least = isAny < CALM_ALONE ? SURE_ALONE : CALM_IN_CONTEXT;
  if (isAny < SURE_ALONE) return inBoth.isAny < least ? undefined : both;
  const isIncident = inBoth.isAny >= INCIDENT_IN_CONTEXT && inBoth.isPersonal < PERSONAL_IN_CONTEXT;
  return isIncident && isAny < SURELY_ALONE ? both : alone;
}

/** The most urgent danger of a message. */
export const dangerIn = (reading: Reading): Danger | undefined => findDangers(reading)[0];
