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
import { guessEachQuestion, type QuestionGuess } from './each-question.ts';
import { guessTopics, wholeMessage } from './guess-topics.ts';
import { namedTopic } from './named-topic.ts';
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

/** A topic that a message is about. */
export interface ChosenTopic {
  readonly topic: Topic;
  /** What examples say: 0 to 1. */
  readonly probability: number;
  /** The one of several questions that asks it. */
  readonly part?: Reading;
}

const SMALL_TALK = new Set(talkTopics.map(({ id }) => id).filter((id) => id !== 'bot'));
/** Said of how somebody feels: whatever else a message asks is answered instead. */
const MOODS = new Set(['abuse', 'frustrated', 'compliment']);
const PRICES = new Set(['price', 'monthly-price']);
/** A price is asked for unless examples speak so much more for the service itself. */
const PRICE_LEAD = 8;
const PLAINLY = 0.08;
const MAX_TOPICS = 3;

const SURE_GUESS = 0.15;
const SURE_OF_WHOLE = 0.3;
/** A guess far before the next needs less. */
const SURE_ALONE = 0.08;
const LEADS_BY = 1.5;
/** Fewer words than these say too little to be guessed from. */
const SHORTEST_GUESSED = 3;
/** Two topics that are nearly as likely are both answered. */
const CLOSE = 0.03;
/** What examples must say of a second topic. */
const ASKED = 0.1;
const SURELY_ASKED = 0.45;
/** Where no question asks a second topic, the message as a whole must be as likely about it as this. */
const SURE_OF_SECOND = 0.12;
/** Each of several questions is answered when examples are as sure as this what it is about. */
const SURE_OF_EACH = 0.35;
/** Less is enough for what the whole message speaks of too. */
const SURE_OF_KNOWN = 0.2;

const byId = new Map(topics.map((topic) => [topic.id, topic]));

export const topicById = (id: string): Topic | undefined => byId.get(id);
export const allTopics = (): readonly Topic[] => topics;

/** Every topic that a message is surely about, the likeliest first. */
export function topicsIn(reading: Reading): ChosenTopic[] {
  const guesses = guessTopics(reading);
  const isShort = reading.tokens.length < SHORTEST_GUESSED;
  return guesses.flatMap(({ label, probability }, index) => {
    const topic = byId.get(label);
    if (topic === undefined) return [];
    const needsMore = isShort || topic.isWhole;
    const leads = index === 0 && probability >= LEADS_BY * (guesses[1]?.probability ?? 0);
    const isSure =
      probability >= (needsMore ? SURE_OF_WHOLE : SURE_GUESS) ||
      (leads && !needsMore && probability >= SURE_ALONE);
    return isSure ? [{ topic, probability }] : [];
  });
}

/** What to answer: the likeliest topic, and what else is asked, since one message often asks two things. */
export function chooseTopics(reading: Reading): readonly ChosenTopic[] {
  const found = topicsIn(reading);
  if (found.length === 0) {
    const named = namedTopic(reading, topicById);
    return named ? [named] : [];
  }
  const real = found.filter(({ topic: { id } }) => !SMALL_TALK.has(id) && !MOODS.has(id));
  const moods = found.filter(({ topic: { id } }) => MOODS.has(id));
  const isMood = (moods[0]?.probability ?? 0) > (real[0]?.probability ?? 0) + PLAINLY;
  const ranked = [isMood ? moods : real, moods, found].find((group) => group.length > 0) ?? [];
  const [first, ...others] = priceFirst(ranked);
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
  const second = others.find(
    (each) =>
      canStandBeside(each.topic) &&
      each.probability >= ASKED &&
      (first.probability - each.probability < CLOSE || each.probability >= SURELY_ASKED) &&
      isMeant(each),
  );
  if (second === undefined) return [first];
  // A refusal is no beginning of an answer.
  if (first.topic.id === 'off-topic') return [second];
  return withoutRepeats(withoutSummaries([first, second]));
}

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
    if (topic === undefined || !isSure || !canStandBeside(topic)) continue;
    chosen.set(topic, {
      topic,
      probability: Math.max(probability, known?.probability ?? 0),
      part,
    });
    if (isApart) apart.add(topic);
  }
  return withoutRepeats([...chosen.values()].slice(0, MAX_TOPICS), apart);
}

const canStandBeside = ({ id, isWhole }: Topic): boolean =>
  !isWhole && id !== 'off-topic' && !SMALL_TALK.has(id) && !MOODS.has(id);

/** "How much is eFax" asks for a price, though it names a service. */
function priceFirst(found: readonly ChosenTopic[]): readonly ChosenTopic[] {
  const [first] = found;
  const price = found.find(({ topic }) => PRICES.has(topic.id));
  if (
    first?.topic.service === undefined ||
    !`${first.topic.id}/`.startsWith(`${first.topic.service}/`) ||
    !price ||
    first.probability > PRICE_LEAD * price.probability
  ) {
    return found;
  }
  return [price, ...found.filter((each) => each !== price)];
}
