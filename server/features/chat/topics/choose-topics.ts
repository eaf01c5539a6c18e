import { compilePattern, matchPattern } from '../understanding/pattern.ts';
import { isContentWord } from '../understanding/content-words.ts';
import type { Reading } from '../understanding/reading.ts';
import { audienceTopics } from './audience-topics.ts';
import { businessTopics } from './business-topics.ts';
import { contactTopics } from './contact-topics.ts';
import { messageTopics } from './message-topics.ts';
import { personTopics } from './person-topics.ts';
import { privacyTopics } from './privacy-topics.ts';
import { serviceTopics } from './service-topics.ts';
import { talkTopics } from './talk-topics.ts';
import { guessTopics } from './guess-topics.ts';
import type { Topic } from './topic.ts';

const topics: readonly Topic[] = [
  ...audienceTopics,
  ...personTopics,
  ...messageTopics,
  ...privacyTopics,
  ...businessTopics,
  ...serviceTopics,
  ...contactTopics,
  ...talkTopics,
];

const compiled = topics.map((topic) => ({
  topic,
  patterns: topic.patterns.map(compilePattern),
}));

/** A topic that a message is about, with the words that say so. */
export interface ChosenTopic {
  readonly topic: Topic;
  readonly score: number;
  readonly evidence: ReadonlySet<number>;
}

const SMALL_TALK = new Set(talkTopics.map(({ id }) => id).filter((id) => id !== 'bot'));
/** Said of how somebody feels: whatever else a message asks is answered instead. */
const MOODS = new Set(['abuse', 'frustrated']);
const PRICES = new Set(['price', 'monthly-price']);
const PLAINLY = 1;
const MAX_TOPICS = 3;
const EMPTY_WORD = 0.2;
const MIN_SECOND_SCORE = 0.3;
const JOINING = new Set(['and', 'also', 'plus', 'y', 'tambien', 'or', 'then', 'but']);

/** What a guess weighs beside the words of a pattern, and when it stands without any. */
const GUESS_WEIGHT = 6;
/** Many words of a pattern prove no more than some. */
const MOST_BY_WORDS = 2;
/** Two topics that are nearly as likely are both answered. */
const CLOSE = 1.2;
const SURE_GUESS = 0.22;
const SURE_OF_WHOLE = 0.5;
/** Fewer words than these say too little to be guessed from. */
const SHORTEST_GUESSED = 3;

const byId = new Map(topics.map((topic) => [topic.id, topic]));

export const topicById = (id: string): Topic | undefined => byId.get(id);

/** Every topic of a message, the one with most evidence first: its words and what examples say. */
export function topicsIn(reading: Reading): ChosenTopic[] {
  const guesses = new Map(
    guessTopics(reading).map(({ label, probability }) => [label, probability]),
  );
  const found = wordedTopics(reading).map((each) => ({
    ...each,
    score: each.score + GUESS_WEIGHT * (guesses.get(each.topic.id) ?? 0),
  }));
  const worded = new Set(found.map(({ topic: { id } }) => id));
  const all = new Set(reading.tokens.keys());
  const guessed = [...guesses].flatMap(([label, probability]): ChosenTopic[] => {
    const topic = byId.get(label);
    const isShort = reading.tokens.length < SHORTEST_GUESSED;
    const isSure = probability >= (topic?.isWhole || isShort ? SURE_OF_WHOLE : SURE_GUESS);
    if (topic === undefined || worded.has(label) || !isSure) return [];
    return [{ topic, score: GUESS_WEIGHT * probability, evidence: all }];
  });
  return [...found, ...guessed].sort((a, b) => b.score - a.score);
}

/** Topics by their patterns. */
function wordedTopics(reading: Reading): ChosenTopic[] {
  return compiled.flatMap(({ topic, patterns }): ChosenTopic[] => {
    let best: ReadonlySet<number> | undefined;
    let most = -1;
    for (const pattern of patterns) {
      const evidence = matchPattern(pattern, reading);
      if (evidence === undefined) continue;
      const weight = weightOf(evidence, reading);
      if (weight > most) [best, most] = [evidence, weight];
    }
    if (best === undefined) return [];
    const score = Math.min(MOST_BY_WORDS, most) + (topic.weight ?? 0);
    return [{ topic, score, evidence: best }];
  });
}

/** Words that say what something is about count whole, "do you offer" hardly. */
function weightOf(evidence: ReadonlySet<number>, { tokens }: Reading): number {
  let weight = 0;
  for (const index of evidence) weight += isContentWord(tokens[index]?.word ?? '') ? 1 : EMPTY_WORD;
  return weight;
}

/**
 * What to answer: the best topic, and others that are about another part of the message, since one
 * message often asks two things.
 */
export function chooseTopics(reading: Reading): ChosenTopic[] {
  const found = topicsIn(reading);
  const real = found.filter(({ topic: { id } }) => !SMALL_TALK.has(id) && !MOODS.has(id));
  const moods = found.filter(({ topic: { id } }) => MOODS.has(id));
  const isMood = (moods[0]?.score ?? 0) > (real[0]?.score ?? 0) + PLAINLY;
  const ranked = [isMood ? moods : real, moods, found].find((group) => group.length > 0) ?? [];
  const [first, ...others] = priceFirst(ranked, reading);
  if (first === undefined) return [];
  if (first.topic.isWhole || SMALL_TALK.has(first.topic.id) || MOODS.has(first.topic.id)) {
    return [first];
  }
  const chosen = [first];
  const used = new Set(first.evidence);
  const says = (index: number) => isContentWord(reading.tokens[index]?.word ?? '');
  for (const each of others) {
    if (chosen.length >= MAX_TOPICS) break;
    if (each.topic.isWhole || each.score < MIN_SECOND_SCORE) continue;
    const isClose = chosen.length === 1 && first.score - each.score < CLOSE;
    if (isClose && !SMALL_TALK.has(each.topic.id) && !MOODS.has(each.topic.id)) {
      chosen.push(each);
      continue;
    }
    if ([...each.evidence].some((index) => used.has(index) && says(index))) continue;
    if (!chosen.every((other) => isApart(other.evidence, each.evidence, reading))) continue;
    chosen.push(each);
    for (const index of each.evidence) used.add(index);
  }
  return chosen;
}

/** "How much is eFax" asks for a price, though it names a service. */
function priceFirst(found: readonly ChosenTopic[], reading: Reading): readonly ChosenTopic[] {
  const [first] = found;
  const price = found.find(({ topic }) => PRICES.has(topic.id));
  if (
    first?.topic.service === undefined ||
    !price ||
    price === first ||
    isApart(first.evidence, price.evidence, reading)
  ) {
    return found;
  }
  return [price, ...found.filter((each) => each !== price)];
}

/** Two parts of a message: in two sentences, or joined by a word that starts something new. */
function isApart(one: ReadonlySet<number>, other: ReadonlySet<number>, reading: Reading): boolean {
  const { tokens } = reading;
  const [a, b] = [contentOf(one, reading), contentOf(other, reading)];
  const [left, right] = Math.min(...a) < Math.min(...b) ? [a, b] : [b, a];
  const end = Math.max(...left);
  const start = Math.min(...right);
  if (end >= start) return false;
  if (tokens[end]?.sentence !== tokens[start]?.sentence) return true;
  return tokens.slice(end + 1, start).some(({ word }) => JOINING.has(word));
}

/** The words that count among the evidence; all of it where none does. */
function contentOf(evidence: ReadonlySet<number>, { tokens }: Reading): number[] {
  const all = [...evidence];
  const content = all.filter((index) => isContentWord(tokens[index]?.word ?? ''));
  return content.length > 0 ? content : all;
}
