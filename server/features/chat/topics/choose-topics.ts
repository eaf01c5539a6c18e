import { compilePattern, matchPattern } from '../understanding/pattern.ts';
import { isContentWord } from '../understanding/content-words.ts';
import type { Reading } from '../understanding/reading.ts';
import { audienceTopics } from './audience-topics.ts';
import { businessTopics } from './business-topics.ts';
import { contactTopics } from './contact-topics.ts';
import { furtherAnswers } from './further-answers.ts';
import { messageTopics } from './message-topics.ts';
import { personTopics } from './person-topics.ts';
import { privacyTopics } from './privacy-topics.ts';
import { serviceTopics } from './service-topics.ts';
import { talkTopics } from './talk-topics.ts';
import { guessEachQuestion, JOINING, type QuestionGuess } from './each-question.ts';
import { guessTopics, wholeMessage } from './guess-topics.ts';
import { withoutRepeats, withoutSummaries } from './same-ground.ts';
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
  ...furtherAnswers,
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
  /** What examples say: 0 to 1. */
  readonly probability: number;
  /** The one of several questions that asks it. */
  readonly part?: Reading;
}

const SMALL_TALK = new Set(talkTopics.map(({ id }) => id).filter((id) => id !== 'bot'));
/** Said of how somebody feels: whatever else a message asks is answered instead. */
const MOODS = new Set(['abuse', 'frustrated']);
const PRICES = new Set(['price', 'monthly-price']);
/** A price is asked for unless examples speak so much more for the service itself. */
const PRICE_LEAD = 8;
const PLAINLY = 1;
const MAX_TOPICS = 3;
const EMPTY_WORD = 0.2;
const MIN_SECOND_SCORE = 0.3;

/** What a guess weighs beside the words of a pattern, and when it stands without any. */
const GUESS_WEIGHT = 12;
/** Many words of a pattern prove no more than some. */
const MOST_BY_WORDS = 0.5;
/** Two topics that are nearly as likely are both answered. */
const CLOSE = 0.4;
const SURE_GUESS = 0.15;
const SURE_OF_WHOLE = 0.3;
/** A guess far before the next needs less. */
const SURE_ALONE = 0.08;
const LEADS_BY = 1.5;
/** Words that examples know from elsewhere say less than they seem to. */
const UNLIKELY = 0.03;
const SURE_ELSEWHERE = 0.15;
const DOUBTED = 0.4;
/** Words alone are chance where examples know nothing of the message and next to nothing of their topic. */
const UNLIKELY_ALONE = 0.05;
const SHORTEST_DOUBTED = 6;
/** What examples must say of a second topic, beside a sure first and beside one that is not. */
const SURE_OF_FIRST = 0.6;
const ASKED = 0.3;
const ASKED_BESIDE_DOUBT = 0.1;
const SURELY_ASKED = 0.45;
/** Where no question asks a second topic, the message as a whole must be as likely about it as this. */
const SURE_OF_SECOND = 0.12;
/** Each of several questions is answered when examples are as sure as this what it is about. */
const SURE_OF_EACH = 0.35;
/** Less is enough for what the whole message speaks of too. */
const SURE_OF_KNOWN = 0.2;
/** Fewer words than these say too little to be guessed from. */
const SHORTEST_GUESSED = 3;

const byId = new Map(topics.map((topic) => [topic.id, topic]));

export const topicById = (id: string): Topic | undefined => byId.get(id);
export const allTopics = (): readonly Topic[] => topics;

/** Every topic of a message, the one with most evidence first: its words and what examples say. */
export function topicsIn(reading: Reading): ChosenTopic[] {
  const guesses = new Map(
    guessTopics(reading).map(({ label, probability }) => [label, probability]),
  );
  const likeliest = Math.max(0, ...guesses.values());
  const isElsewhere = (probability: number) =>
    probability < UNLIKELY && likeliest >= SURE_ELSEWHERE;
  const isUnlikely = ({ id }: Topic, probability: number) =>
    probability < UNLIKELY_ALONE &&
    probability < likeliest &&
    likeliest < SURE_ELSEWHERE &&
    reading.tokens.length >= SHORTEST_DOUBTED &&
    !reading.isSpanish &&
    !MOODS.has(id);
  const found = wordedTopics(reading).flatMap((each) => {
    const probability = guesses.get(each.topic.id) ?? 0;
    if (isUnlikely(each.topic, probability)) return [];
    const doubt = isElsewhere(probability) ? DOUBTED : 1;
    return [{ ...each, probability, score: each.score * doubt + GUESS_WEIGHT * probability }];
  });
  const worded = new Set(found.map(({ topic: { id } }) => id));
  const all = new Set(reading.tokens.keys());
  const others = [...guesses.values()];
  const guessed = [...guesses].flatMap(([label, probability]): ChosenTopic[] => {
    const topic = byId.get(label);
    const isShort = reading.tokens.length < SHORTEST_GUESSED;
    const isAlone = probability >= LEADS_BY * (others.find((other) => other !== probability) ?? 0);
    const isSure =
      probability >= (topic?.isWhole || isShort ? SURE_OF_WHOLE : SURE_GUESS) ||
      (isAlone && !topic?.isWhole && !isShort && probability >= SURE_ALONE);
    if (topic === undefined || worded.has(label) || !isSure) return [];
    return [{ topic, score: GUESS_WEIGHT * probability, evidence: all, probability }];
  });
  return [...found, ...guessed].sort((a, b) => b.score - a.score);
}

/** Topics by their patterns. */
function wordedTopics(reading: Reading): Omit<ChosenTopic, 'probability'>[] {
  return compiled.flatMap(({ topic, patterns }) => {
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
export function chooseTopics(reading: Reading): readonly ChosenTopic[] {
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
  const questions = guessEachQuestion(reading);
  const each = topicsOfEachQuestion(questions, found);
  if (each.length > 1) return withoutSummaries(each);
  const isMeant = ({ topic: { id } }: ChosenTopic) =>
    questions.some(({ label }) => label === id) ||
    (wholeMessage(reading).get(id) ?? 0) >= SURE_OF_SECOND;
  const chosen = [first];
  const used = new Set(first.evidence);
  const says = (index: number) => isContentWord(reading.tokens[index]?.word ?? '');
  for (const each of others) {
    if (chosen.length >= MAX_TOPICS) break;
    if (each.topic.isWhole || each.score < MIN_SECOND_SCORE || isAside(each, first)) continue;
    const isClose =
      chosen.length === 1 && (first.score - each.score < CLOSE || each.probability >= SURELY_ASKED);
    if (isClose && !isMeant(each)) continue;
    if (isClose && canStandBeside(each.topic)) {
      chosen.push(each);
      continue;
    }
    if ([...each.evidence].some((index) => used.has(index) && says(index))) continue;
    if (!chosen.every((other) => isApart(other.evidence, each.evidence, reading))) continue;
    chosen.push(each);
    for (const index of each.evidence) used.add(index);
  }
  return withoutRepeats(withoutSummaries(withoutMentions(chosen)));
}

/** Beside a topic that is likely, what is hardly likely was mentioned and not asked. */
const LIKELY = 0.3;
const HARDLY = 0.06;
const withoutMentions = (chosen: readonly ChosenTopic[]): readonly ChosenTopic[] =>
  chosen.some(({ probability }) => probability >= LIKELY)
    ? chosen.filter(({ probability }) => probability >= HARDLY)
    : chosen;

/** What each question of a message is about, where it asks several things. */
function topicsOfEachQuestion(
  questions: readonly QuestionGuess[],
  found: readonly ChosenTopic[],
): readonly ChosenTopic[] {
  const chosen = new Map<Topic, ChosenTopic>();
  const apart = new Set<Topic>();
  for (const { label, probability, isApart, part } of questions) {
    const topic = byId.get(label);
    const known = found.find((each) => each.topic === topic);
    const isSure = probability >= (known ? SURE_OF_KNOWN : SURE_OF_EACH);
    const isMention =
      known && known.probability < HARDLY && probability < SURE_OF_FIRST && !isApart;
    if (topic === undefined || !isSure || isMention || !canStandBeside(topic)) continue;
    const score = GUESS_WEIGHT * probability;
    const evidence = new Set(part.tokens.keys());
    const asked = { topic, score, evidence, ...known, part };
    chosen.set(topic, { ...asked, probability: Math.max(probability, known?.probability ?? 0) });
    if (isApart) apart.add(topic);
  }
  return withoutRepeats([...chosen.values()].slice(0, MAX_TOPICS), apart);
}

const canStandBeside = ({ id, isWhole }: Topic): boolean =>
  !isWhole && id !== 'off-topic' && !SMALL_TALK.has(id) && !MOODS.has(id);

/** What is only mentioned beside the question, as visitors tell a story around it. */
const isAside = (second: ChosenTopic, first: ChosenTopic): boolean =>
  second.topic.id === 'off-topic' ||
  second.probability < (first.probability >= SURE_OF_FIRST ? ASKED : ASKED_BESIDE_DOUBT);

/** "How much is eFax" asks for a price, though it names a service. */
function priceFirst(found: readonly ChosenTopic[], reading: Reading): readonly ChosenTopic[] {
  const [first] = found;
  const price = found.find(({ topic }) => PRICES.has(topic.id));
  if (
    first?.topic.service === undefined ||
    !`${first.topic.id}/`.startsWith(`${first.topic.service}/`) ||
    !price ||
    price === first ||
    first.probability > PRICE_LEAD * price.probability ||
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
