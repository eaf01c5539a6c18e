import type { ChatTurn } from '#shared/contracts/chat.ts';
import { serviceById } from '#shared/services/index.ts';
import {
  isAllSaid,
  nothingMore,
  ONLY_THIS,
  sentencesOfText,
  wordsFor,
} from '../built-in/words-for.ts';
import { asksWhether, withoutYes } from '../built-in/unasked-yes.ts';
import { passageParagraph } from '../built-in/passage-answer.ts';
import type { SearchTools } from '../built-in/search-tools.ts';
import type { Passage } from '../passages/passage.ts';
import { type ChosenTopic, topicById } from '../topics/choose-topics.ts';
import { guessTopics } from '../topics/guess-topics.ts';
import { PERSON } from '../topics/phrases.ts';
import { topicsInContext } from '../topics/topics-in-context.ts';
import type { Topic } from '../topics/topic.ts';
import { contentStems } from '../understanding/content-words.ts';
import type { Reading } from '../understanding/reading.ts';
import { distanceSentence } from './distance.ts';
import { contentOf, facetText, isLeaning, isShort } from './in-context.ts';
import { asksAgain } from './repetition.ts';
import { sentenceAbout } from './sentence-about.ts';
import type { Subject } from './subject.ts';
import { ASKS_MORE, ASKS_PRICE, CHANGES } from './follow-up-words.ts';
import { isLike } from './like.ts';

export interface FollowUp {
  readonly message: string;
  readonly reading: Reading;
  readonly chosen: readonly ChosenTopic[];
  readonly history: readonly ChatTurn[];
  readonly tools: SearchTools;
  readonly said: (text: string) => boolean;
}

/** In the light of the question before: of topics above it 73 % were right, of others 32 %. */
const LIKELY = 0.3;

const RATHER_SURE = 0.5;

/** So sure is what somebody asks who begins to speak of something else. */
const SURE = 0.8;

/** By its words alone, a message that asks about what was answered. */
const SURE_OF_SAME = 0.6;

const FEW_CONTENT = 1;

const LEAST_IN_CONTEXT = 0.12;

/** Clinics speak of their own days too: "my staff is busy". */
const OF_PATIENTS = /^(?:patient|relative|medical)/;

/** What is likeliest beside an answer that was given must be at least so likely. */
const LEAST_OF_NEXT = 0.08;

/** Of a question, a sentence of the page must hold so much; one word is chance. */
const MIN_COVERAGE = 0.5;

const MIN_MATCHES = 2;

/** What a few words ask who want to know what something costs. */
const SHORT = 9;

const ABOUT_MONEY = /price|cost|quote|charge|fee|billing|discount|savings|budget/;

/** Of 23 unseen follow-ups above 0.7 the message alone was right in 5, both together in 13. */
const PLAINEST = 0.85;

/** Answers about how far we reach name the town that was asked about. */
export const ABOUT_AREA: ReadonlySet<string> = new Set(['area', 'far-place', 'several-towns']);

/** Asked of whatever was talked about. */
export const PRICES = new Set(['price', 'monthly-price']);

export const TALK = new Set(
  'greeting thanks capabilities well-being bot person abuse frustrated off-topic'.split(' '),
);

/** What a message asks in the light of the one before: a side of the subject, or another topic. */
export function answerInContext(
  follow: FollowUp,
  subject: Subject,
  strong: readonly ChosenTopic[],
): string | undefined {
  const { reading, said, tools } = follow;
  if (!isShort(reading) || isLike(reading, CHANGES)) return undefined;
  if (subject.isArticle) return facetText(reading, subject, 'special', said);
  const { isSpanish } = reading;
  const inOrder = topicsInContext(reading, askedBefore(subject), subject.service, tools.correct);
  const [likely] = unsaidOf(inOrder, follow, subject);
  const least = likely && OF_PATIENTS.test(likely.topic.id) ? RATHER_SURE : LIKELY;
  const isLikely = likely !== undefined && likely.probability >= least;
  const [first] = strong;
  const price =
    isLikely && !ABOUT_MONEY.test(likely.topic.id) ? priceOf(follow, subject) : undefined;
  if (price !== undefined) return price;
  const isElsewhere =
    isLikely &&
    likely.probability >= SURE &&
    likely.topic === first?.topic &&
    first.probability >= RATHER_SURE &&
    !subject.topics.slice(0, 2).includes(likely.topic);
  const leans = isLeaning(reading);
  const special = isElsewhere ? undefined : facetText(reading, subject, 'special', said);
  if (special !== undefined) return special;
  const isNew =
    isLikely && likely.topic !== subject.topics[0] && !isAllSaid(likely.topic, isSpanish, said);
  const isOther = first && first.probability >= PLAINEST && first.topic !== subject.topics[0];
  if (isOther && !isNew) return undefined;
  // Few words are about much alone: what they ask must be likely after the question before too.
  const inContext = (id: string) => inOrder.find(({ topic }) => topic.id === id)?.probability ?? 0;
  const hasNew =
    first !== undefined &&
    first.probability >= RATHER_SURE &&
    (contentOf(reading) > FEW_CONTENT || inContext(first.topic.id) >= LEAST_IN_CONTEXT) &&
    !isAllSaid(first.topic, isSpanish, said);
  // "And how much" after two other questions: what it asks by itself was not said yet.
  if (isLikely && hasNew && isAllSaid(likely.topic, isSpanish, said)) return undefined;
  // What holds of everything is said where nothing else is sure, or all that would be said was said.
  if (leans && !(isNew && likely.probability >= RATHER_SURE)) {
    const general = facetText(reading, subject, 'general', said);
    if (general !== undefined) return general;
  }
  if (isLikely) {
    const { topic } = likely;
    const asksTwice = strong.length > 1 && strong.every((each) => each.probability >= LIKELY);
    if (TALK.has(topic.id) || asksTwice) return undefined;
    if (PRICES.has(topic.id) && subject.service !== undefined) return undefined;
    const distance = ABOUT_AREA.has(topic.id)
      ? distanceSentence(follow.message, isSpanish)
      : undefined;
    if (distance !== undefined) return `${distance} ${wordsFor(topic, isSpanish, said)}`;
    if (!isNew) return againOf(follow, topic, subject);
    const text = wordsFor(topic, isSpanish, said);
    const fitting = asksWhether(reading) ? text : withoutYes(text);
    return said(fitting) ? undefined : fitting;
  }
  return undefined;
}

/** That there is no price list, to a few words that ask what the service costs and whose likeness is another. */
function priceOf({ reading, said }: FollowUp, { service }: Subject): string | undefined {
  const topic = topicById('monthly-price');
  const isAsked = reading.tokens.length <= SHORT && isLike(reading, ASKS_PRICE);
  if (!isAsked || reading.isSpanish || service === undefined || topic === undefined)
    return undefined;
  return `For ${serviceName(service)} there is no price list on this site. ${wordsFor(topic, false, said)}`;
}

/** What is not said yet, unless the same is asked again: of a new question the old answer is none. */
export function unsaidOf<T extends Pick<ChosenTopic, 'topic' | 'probability'>>(
  likely: readonly T[],
  { reading, said }: FollowUp,
  { asked, service }: Subject,
): readonly T[] {
  if (likely[0]?.topic.id === service && isLeaning(reading) && !reading.concepts.has('INCLUDED'))
    return likely.slice(1);
  const [first] = likely;
  if (first === undefined || !isBegun(first.topic, reading.isSpanish, said)) return likely;
  if (wishesMore(reading, asked) || isSureOf(first.topic, reading)) return likely;
  const rest = 1 - first.probability;
  const others = likely
    .slice(1)
    .filter(
      ({ topic }) => topic.id !== topic.service && !isAllSaid(topic, reading.isSpanish, said),
    );
  const [next] = others;
  return next && next.probability >= LEAST_OF_NEXT && next.probability >= RATHER_SURE * rest
    ? others.map((each) => ({ ...each, probability: each.probability / rest }))
    : [first];
}

/** Whether a topic was answered: what else there is to it answers those who ask for more, not a new question. */
const isBegun = (topic: Topic, isSpanish: boolean, said: FollowUp['said']): boolean =>
  isSpanish ? isAllSaid(topic, isSpanish, said) : said(topic.answer);

export const wishesMore = (reading: Reading, asked: readonly string[]): boolean =>
  isLike(reading, ASKS_MORE) || asksAgain(reading, asked);

/** Whether a message says by itself what it is about. */
const isSureOf = ({ id }: Topic, reading: Reading): boolean =>
  (guessTopics(reading).find(({ label }) => label === id)?.probability ?? 0) >= SURE_OF_SAME;

/** More of what was answered: the sentence that says what is asked of it now, before anything else. */
export function againOf(follow: FollowUp, topic: Topic, subject: Subject): string {
  const { reading, said } = follow;
  const { isSpanish } = reading;
  const sentence = sentenceAbout(reading, topic, askedBefore(subject), said);
  if (sentence !== undefined) {
    const again = said(sentence)
      ? `${isSpanish ? 'Como le dije' : 'As I said'}: ${sentence}`
      : sentence;
    if (!said(again)) return again;
  }
  const isSame = asksAgain(reading, subject.asked);
  const isMore = !isBegun(topic, isSpanish, said) || isLike(reading, ASKS_MORE);
  const isWhole = topic.isWhole && isSureOf(topic, reading);
  if (isSame || isMore || isWhole) return wordsFor(topic, isSpanish, said);
  return detailWithin(follow, subject) ?? nothingButThis(follow, topic) ?? nothingMore(reading);
}

/** To what the answer does not hold: what it does hold, and that more of it is not on this site. */
export function nothingButThis({ reading, said }: FollowUp, { answer }: Topic): string | undefined {
  if (reading.isSpanish) return undefined;
  const core = withoutYes(sentencesOfText(answer).slice(0, 2).join(' '));
  const text = `${ONLY_THIS}${core} A person can tell you the rest: ${PERSON}.`;
  return core.endsWith(':') || said(text) ? undefined : text;
}

/** The question before; where that one leaned on another, both. */
export const askedBefore = ({ asked }: Subject): string =>
  asked.slice((asked.at(-1)?.split(/\s+/).length ?? 0) <= SHORT_MESSAGE ? -2 : -1).join(' . ');

/** A sentence of the service or the page that was talked about, where it holds what is asked now. */
export function detailWithin({ reading, tools, said }: FollowUp, { service, page }: Subject) {
  if (reading.isSpanish || contentStems(reading).length < MIN_MATCHES) return undefined;
  const isHere = (passage: Passage) =>
    passage.page.path === page || (passage.service !== undefined && passage.service === service);
  const best = tools.passages
    .find(reading, isHere, 4)
    .find(
      ({ coverage, matches, passage }) =>
        coverage >= MIN_COVERAGE && matches >= MIN_MATCHES && !said(passage.text),
    );
  return best && passageParagraph(best.passage);
}

export const serviceName = (service: string) =>
  service === 'efax-services' ? 'eFax' : (serviceById(service)?.title ?? service);

export const SHORT_MESSAGE = 5;
