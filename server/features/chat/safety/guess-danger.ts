import { type Classifier, createClassifier } from '../understanding/classifier.ts';
import { dangerModel } from '../understanding/learned.ts';
import { decodeModel } from '../understanding/model-bytes.ts';
import type { Reading } from '../understanding/reading.ts';
import type { Danger } from './danger.ts';

const CALM = 'calm';

let loaded: Classifier | undefined;

/** Made of what was learned from dangers, from what only sounds like one, and from everyday questions. */
export const dangerClassifier = (): Classifier =>
  (loaded ??= createClassifier(decodeModel(dangerModel())));

interface DangerGuess {
  readonly danger: Danger;
  /** That it is any danger at all. */
  readonly isAny: number;
  /** That somebody's life or body is in danger, or the building. */
  readonly isPersonal: number;
}

/** People before things. */
export const PERSONAL: readonly Danger[] = ['self-harm', 'medical', 'violence', 'fire', 'water'];

/** The likeliest danger of a message, judged by examples. */
export function guessDanger(reading: Reading): DangerGuess {
  const guesses = dangerClassifier()
    .guess(reading, Infinity)
    .map(({ label, probability }) => ({ danger: label as Danger, probability }));
  const dangers = guesses.filter(({ danger }) => (danger as string) !== CALM);
  const sum = (of: typeof dangers) => of.reduce((all, { probability }) => all + probability, 0);
  const isAny = sum(dangers);
  const personal = dangers.filter(({ danger }) => PERSONAL.includes(danger));
  const isPersonal = sum(personal);
  const [first] =
    isPersonal * 2 >= isAny ? personal : dangers.filter((each) => !personal.includes(each));
  return { danger: first?.danger ?? 'outage', isAny, isPersonal };
}
