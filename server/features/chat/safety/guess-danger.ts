import { type Classifier, createClassifier } from '../understanding/classifier.ts';
import { CALM } from '../understanding/labels.ts';
import { dangerModel } from '../understanding/learned.ts';
import { decodeModel } from '../understanding/model-bytes.ts';
import type { Reading } from '../understanding/reading.ts';
import type { Danger } from './danger.ts';

let loaded: Classifier | undefined;

/** Made of what was learned from dangers, from what only sounds like one, and from everyday questions. */
export const dangerClassifier = (): Classifier =>
  (loaded ??= createClassifier(decodeModel(dangerModel())));

export interface DangerGuess {
  /** Every danger, the likeliest first. */
  readonly dangers: readonly { readonly danger: Danger; readonly probability: number }[];
  /** That it is any danger at all. */
  readonly isAny: number;
  /** That somebody's life or body is in danger, or the building. */
  readonly isPersonal: number;
}

/** People before things. */
export const PERSONAL: readonly Danger[] = ['self-harm', 'medical', 'violence', 'fire', 'water'];

const NONE: DangerGuess = { dangers: [], isAny: 0, isPersonal: 0 };
/** A phone number has ten digits; beside it stand few words. */
const DIGITS = 7;
const WORDS_BESIDE = 6;

/** "cell 4 0 5 5 5 5 0 1 7 7": single digits are in examples what a meter shows. */
function isTypedNumber({ tokens }: Reading): boolean {
  const digits = tokens.filter(({ word }) => /^\d$/.test(word)).length;
  return digits >= DIGITS && tokens.length - digits <= WORDS_BESIDE;
}

/** How likely each danger is in a message, judged by examples. */
export function guessDanger(reading: Reading): DangerGuess {
  if (isTypedNumber(reading)) return NONE;
  const dangers = dangerClassifier()
    .guess(reading, Infinity)
    .filter(({ label }) => label !== CALM)
    .map(({ label, probability }) => ({ danger: label as Danger, probability }));
  const sum = (of: typeof dangers) => of.reduce((all, { probability }) => all + probability, 0);
  const isPersonal = sum(dangers.filter(({ danger }) => PERSONAL.includes(danger)));
  return { dangers, isAny: sum(dangers), isPersonal };
}

/** Judges the same words once: most of a message is the same after slips of typing are put right. */
export function guessingOnce(): typeof guessDanger {
  const known = new Map<string, DangerGuess>();
  return (reading) => {
    const words = reading.tokens.map(({ word }) => word).join(' ');
    const guess = known.get(words) ?? guessDanger(reading);
    known.set(words, guess);
    return guess;
  };
}
