import { type Classifier, createClassifier, type Guess } from '../understanding/classifier.ts';
import { topicModel } from '../understanding/learned.ts';
import { decodeModel } from '../understanding/model-bytes.ts';
import { type Reading, sentencesOf } from '../understanding/reading.ts';

/** A sentence of a longer message says less about the whole than all of it. */
const SENTENCE_SHARE = 0.85;
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
  const add = (part: Reading, share: number) => {
    for (const { label, probability } of classifier.guess(part, MAX_GUESSES))
      best.set(label, Math.max(best.get(label) ?? 0, probability * share));
  };
  add(reading, 1);
  const sentences = sentencesOf(reading).filter(({ tokens }) => tokens.length >= SHORTEST_SENTENCE);
  if (sentences.length > 1)
    for (const sentence of sentences.slice(-MAX_SENTENCES)) add(sentence, SENTENCE_SHARE);
  return [...best]
    .map(([label, probability]) => ({ label, probability }))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, MAX_GUESSES);
}
