import type { Situation } from '../safety/danger.ts';
import { type Classifier, createClassifier, type Guess } from '../understanding/classifier.ts';
import { ELSEWHERE } from '../understanding/labels.ts';
import { nextStepModel } from '../understanding/learned.ts';
import { decodeModel } from '../understanding/model-bytes.ts';
import { type Reading, sentencesOf } from '../understanding/reading.ts';
import { type NextStep, nextSteps } from './next-steps.ts';

/** What is asked in every situation, whether or not it has an answer of its own there. */
const ANYWHERE = new Set([ELSEWHERE, 'what-first', 'thanks']);

let loaded: Classifier | undefined;
const classifier = (): Classifier => (loaded ??= createClassifier(decodeModel(nextStepModel())));

/** First steps are the same for some that go on otherwise: what only the other one answers is answered too. */
const NEAR: Partial<Record<Situation, Situation>> = {
  account: 'clicked',
  clicked: 'account',
  fraud: 'not-paid',
  medical: 'poison',
  'not-paid': 'fraud',
  violence: 'afar',
};

const byPair = new Map(
  nextSteps.flatMap((step) =>
    step.situations.map((situation) => [`${step.label} ${situation}`, step] as const),
  ),
);

/** The answer to what is asked or told in a situation; undefined where it has none. */
export const stepFor = (label: string, situation: Situation): NextStep | undefined =>
  byPair.get(`${label} ${situation}`) ?? byPair.get(`${label} ${NEAR[situation]}`);

/** What is said of whoever was in danger and is no longer: believed only of a whole message. */
export const ENDED = ['over', 'awake-now', 'taken-away', 'is-found', 'found-it', 'it-is-back'];
/** What says little beside what is asked for. */
const GENERAL = new Set(['done', 'more', 'thanks', ELSEWHERE, ...ENDED]);
/** A sentence of a message says less about the whole than all of it. */
const SENTENCE_SHARE = 0.9;
const SHORTEST_SENTENCE = 2;

/**
 * What a message asks or tells after the first steps, the likeliest first, judged by examples: of what is
 * answered in that situation. "The ambulance is here. Our records?" asks for the records: what one sentence
 * surely asks goes before what the whole tells.
 */
export function guessNextStep(reading: Reading, situation: Situation): Guess[] {
  const whole = stayingWithIt(guessIn(reading, situation));
  const sentences = sentencesOf(reading).filter(({ tokens }) => tokens.length >= SHORTEST_SENTENCE);
  if (sentences.length < 2 || !GENERAL.has(whole[0]?.label ?? ELSEWHERE)) return whole;
  const asked = sentences
    .flatMap((sentence) => {
      const isAsked = reading.asked.has(sentence.tokens[0]?.sentence ?? -1);
      const least = isAsked ? SURE_OF_QUESTION : SURE_OF_SENTENCE;
      return guessIn(sentence, situation)
        .slice(0, 1)
        .filter(({ label, probability }) => !GENERAL.has(label) && probability >= least);
    })
    .map(({ label, probability }) => ({ label, probability: probability * SENTENCE_SHARE }));
  return [...asked.toSorted((one, other) => other.probability - one.probability), ...whole];
}

const SURE_OF_SENTENCE = 0.62;
/** A question needs less: it is what the message is written for. */
const SURE_OF_QUESTION = 0.45;
/** Of less than this share of all that is known, nothing in the situation is meant. */
const AT_ALL = 0.04;
/** Less says nothing of a new subject: whoever is in danger speaks of it. */
const SURE_OF_ELSEWHERE = 0.5;

const stayingWithIt = ([first, ...others]: readonly Guess[]): Guess[] =>
  first === undefined
    ? []
    : first.label === ELSEWHERE && first.probability < SURE_OF_ELSEWHERE
      ? [...others, first]
      : [first, ...others];

function guessIn(reading: Reading, situation: Situation): Guess[] {
  const possible = classifier()
    .guess(reading, Infinity)
    .filter(({ label }) => ANYWHERE.has(label) || stepFor(label, situation) !== undefined);
  const all = possible.reduce((sum, { probability }) => sum + probability, 0);
  if (all < AT_ALL) return [];
  return possible.map(({ label, probability }) => ({ label, probability: probability / all }));
}
