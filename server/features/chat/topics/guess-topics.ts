import { type Classifier, createClassifier, type Guess } from '../understanding/classifier.ts';
import { topicModel } from '../understanding/learned.ts';
import { decodeModel } from '../understanding/model-bytes.ts';
import { type Reading, sentencesOf } from '../understanding/reading.ts';

/** A sentence of a longer message says less about the whole than all of it. */
const SENTENCE_SHARE = 0.85;
/** What a sentence is about is meant only where the whole message hardly rules it out. */
export const SUPPORTED = 0.02;
/** No more topics than these can have that share of one message. */
const MOST_SUPPORTED = 1 / SUPPORTED;
const UNSUPPORTED_SHARE = 0.25;
/** What stands beside a clear question is the story around it. */
const STORY_SHARE = 0.2;
const CLEAR_QUESTION = 0.4;
/** So sure of the whole message, no sentence that asks nothing outweighs it. */
const CLEAR_WHOLE = 0.6;
const SHORTEST_SENTENCE = 4;
const MAX_SENTENCES = 12;
const MAX_GUESSES = 6;

let loaded: Classifier | undefined;

/** Made of what was learned from the wordings, at the first call. */
export const topicClassifier = (): Classifier =>
  (loaded ??= createClassifier(decodeModel(topicModel())));

const guessed = new WeakMap<Reading, Guess[]>();

/** What a message is about, judged by examples: the whole of it and each of its sentences. */
export function guessTopics(reading: Reading): Guess[] {
  const known = guessed.get(reading);
  if (known) return known;
  const guesses = judge(reading);
  guessed.set(reading, guesses);
  return guesses;
}

function judge(reading: Reading): Guess[] {
  const classifier = topicClassifier();
  const best = new Map<string, number>();
  const inWhole = wholeMessage(reading);
  const add = (guesses: readonly Guess[], share: number) => {
    for (const { label, probability } of guesses) {
      const doubt = (inWhole.get(label) ?? 0) < SUPPORTED ? UNSUPPORTED_SHARE : 1;
      best.set(label, Math.max(best.get(label) ?? 0, probability * share * doubt));
    }
  };
  const likeliest = [...inWhole].slice(0, MAX_GUESSES);
  add(
    likeliest.map(([label, probability]) => ({ label, probability })),
    1,
  );
  const sentences = sentencesOf(reading)
    .filter(({ tokens }) => tokens.length >= SHORTEST_SENTENCE)
    .slice(-MAX_SENTENCES);
  if (sentences.length > 1) {
    const each = sentences.map((sentence) => ({
      guesses: classifier.guess(sentence, MAX_GUESSES),
      isAsked: reading.asked.has(sentence.tokens[0]?.sentence ?? -1),
    }));
    const hasClearQuestion = each.some(
      ({ guesses: [first], isAsked }) => isAsked && (first?.probability ?? 0) >= CLEAR_QUESTION,
    );
    const isClear = hasClearQuestion || (likeliest[0]?.[1] ?? 0) >= CLEAR_WHOLE;
    for (const { guesses, isAsked } of each)
      add(guesses, isClear && !isAsked ? STORY_SHARE : SENTENCE_SHARE);
  }
  return [...best]
    .map(([label, probability]) => ({ label, probability }))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, MAX_GUESSES);
}

const supported = new WeakMap<Reading, ReadonlyMap<string, number>>();

/** What a message may be about as a whole, the likeliest first. */
export function wholeMessage(reading: Reading): ReadonlyMap<string, number> {
  const known = supported.get(reading);
  if (known) return known;
  const guesses = topicClassifier().guess(reading, MOST_SUPPORTED);
  const whole = new Map(guesses.map(({ label, probability }) => [label, probability]));
  supported.set(reading, whole);
  return whole;
}
