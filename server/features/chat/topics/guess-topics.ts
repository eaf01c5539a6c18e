import { type Classifier, createClassifier, type Guess } from '../understanding/classifier.ts';
import { topicModel } from '../understanding/learned.ts';
import { decodeModel } from '../understanding/model-bytes.ts';
import { partOf, type Reading, sentencesOf } from '../understanding/reading.ts';

/** A sentence of a longer message says less about the whole than all of it. */
const SENTENCE_SHARE = 0.85;
/** What a sentence is about is meant only where the whole message hardly rules it out. */
const SUPPORTED = 0.02;
/** No more topics than these can have that share of one message. */
const MOST_SUPPORTED = 1 / SUPPORTED;
const UNSUPPORTED_SHARE = 0.25;
/** What stands beside a clear question is the story around it. */
const STORY_SHARE = 0.2;
const CLEAR_QUESTION = 0.4;
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
    for (const { guesses, isAsked } of each)
      add(guesses, hasClearQuestion && !isAsked ? STORY_SHARE : SENTENCE_SHARE);
  }
  return [...best]
    .map(([label, probability]) => ({ label, probability }))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, MAX_GUESSES);
}

const supported = new WeakMap<Reading, ReadonlyMap<string, number>>();

/** What a message may be about as a whole, the likeliest first. */
function wholeMessage(reading: Reading): ReadonlyMap<string, number> {
  const known = supported.get(reading);
  if (known) return known;
  const guesses = topicClassifier().guess(reading, MOST_SUPPORTED);
  const whole = new Map(guesses.map(({ label, probability }) => [label, probability]));
  supported.set(reading, whole);
  return whole;
}

/** Words that join a second question to the first. */
export const JOINING: ReadonlySet<string> = new Set(
  'and also plus or then but y tambien o pero'.split(' '),
);
/** Words that a question or a wish begins with. */
const ASKING = new Set(
  `who what when where why how which whose can could do does did is are will would should have has may am need want
  tell send give get explain whether if que como cuanto cuanta cuantos cuando donde quien cual puedo puede pueden
  tienen hacen hay necesito quiero quieren atienden abren trabajan ofrecen cobran es son se me`.split(
    /\s+/,
  ),
);
/** "We need" and "I want" ask too; "we are a clinic" asks nothing. */
const WISHES = new Set(['need', 'want', 'like']);
const SHORTEST_PART = 3;
/** So plain is a question of its own, though what follows it outweighs it in the whole. */
const PLAIN_PART = 0.9;
const MOST_PARTS = 6;
/** A question begins so near behind the word that joins it. */
const NEAR = 2;

/** What each question of a message is most likely about, where it asks several things. */
export function guessEachQuestion(reading: Reading): Guess[] {
  const { tokens } = reading;
  const starts = [...tokens.keys()].filter((index) => {
    if (index === 0 || tokens[index]?.sentence !== tokens[index - 1]?.sentence) return true;
    const next = tokens.slice(index + 1, index + 1 + NEAR);
    return JOINING.has(tokens[index]?.word ?? '') && next.some(({ word }) => ASKING.has(word));
  });
  if (starts.length < 2) return [];
  const parts = starts
    .map((start, at) => partOf(reading, start, starts[at + 1] ?? tokens.length))
    .filter((part) => part.tokens.length >= SHORTEST_PART)
    .slice(-MOST_PARTS);
  const isAsked = ({ tokens: part }: Reading, index: number) => {
    const [first, second, third] = part.map(({ word }) => word);
    const sentence = part[0]?.sentence ?? -1;
    const isLast = parts[index + 1]?.tokens[0]?.sentence !== sentence;
    return (
      (isLast && reading.asked.has(sentence)) ||
      ASKING.has(first ?? '') ||
      WISHES.has(second ?? '') ||
      (JOINING.has(first ?? '') && [second, third].some((word) => ASKING.has(word ?? '')))
    );
  };
  const inWhole = wholeMessage(reading);
  return parts
    .filter(isAsked)
    .flatMap((part) => topicClassifier().guess(part, 1))
    .filter(
      ({ label, probability }) =>
        (inWhole.get(label) ?? 0) >= SUPPORTED || probability >= PLAIN_PART,
    );
}
