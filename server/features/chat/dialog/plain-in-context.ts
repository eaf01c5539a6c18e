import { isAllSaid, nothingMore, spanishOf, wordsFor } from '../built-in/words-for.ts';
import { asksWhether, withoutYes } from '../built-in/unasked-yes.ts';
import type { ChosenTopic } from '../topics/choose-topics.ts';
import { isOneGround } from '../topics/same-ground.ts';
import { topicsInContext } from '../topics/topics-in-context.ts';
import type { Topic } from '../topics/topic.ts';
import {
  ABOUT_AREA,
  askedBefore,
  nothingButThis,
  wishesMore,
  type FollowUp,
  PRICES,
  TALK,
  unsaidOf,
} from './answer-in-context.ts';
import { contentStems } from '../understanding/content-words.ts';
import { readMessage, type Reading } from '../understanding/reading.ts';
import { contentOf, facetText, isShort } from './in-context.ts';
import { sentenceAbout } from './sentence-about.ts';
import type { Subject } from './subject.ts';

/** Of 1,000 unseen follow-ups 850 are so likely, and 88 % of those were right. */
const PLAINLY = 0.5;
/** So likely, the core of the answer is said once more, and what a rule for a few words knows is not. */
const SURELY = 0.85;
const FEW_CONTENT = 1;

/**
 * The answer to what a message plainly asks after the question before it, as examples of such pairs say; of
 * what was said already the sentence that holds it, or the core of it.
 */
export function plainInContext(follow: FollowUp, subject: Subject): string | undefined {
  const { reading, said, tools } = follow;
  if (!isShort(reading) || subject.isArticle) return undefined;
  const { isSpanish } = reading;
  const inOrder = topicsInContext(reading, askedBefore(subject), subject.service, tools.correct);
  const [likely] = unsaidOf(inOrder, follow, subject);
  const special = isMoreExact(likely, follow, subject)
    ? undefined
    : facetText(reading, subject, 'special', said);
  if (special !== undefined) return special;
  if (likely === undefined || likely.probability < PLAINLY || !isOwnAnswer(likely.topic, subject))
    return undefined;
  const { topic } = likely;
  const isAll = isAllSaid(topic, isSpanish, said);
  if (isAll && asksElse(follow)) return undefined;
  const isOld = topic === subject.topics[0] || isAll;
  const sentence = isOld ? sentenceAbout(reading, topic, askedBefore(subject), said) : undefined;
  if (sentence !== undefined)
    return said(sentence) ? `${isSpanish ? 'Como le dije' : 'As I said'}: ${sentence}` : sentence;
  const isPlainest = contentOf(reading) <= FEW_CONTENT || likely.probability >= SURELY;
  if (isAll) {
    const general = facetText(reading, subject, 'general', said);
    if (general !== undefined || !isPlainest) return general;
    if (isUnheard(reading, topic, subject)) return nothingMore(reading);
  }
  // Behind one feature stands only its service as a whole.
  if (
    isOld &&
    topic.id.includes('/') &&
    said(topic.answer) &&
    !wishesMore(reading, subject.asked)
  ) {
    const only = nothingButThis(follow, topic);
    if (only !== undefined) return only;
  }
  const text = wordsFor(topic, isSpanish, said);
  return asksWhether(reading) ? text : withoutYes(text);
}

/** Whether examples know an answer of its own to a message, so surely that no rule for a few words is needed. */
function isMoreExact(
  likely: Pick<ChosenTopic, 'topic' | 'probability'> | undefined,
  { reading, said }: FollowUp,
  subject: Subject,
): boolean {
  if (likely === undefined || likely.probability < SURELY) return false;
  const { topic } = likely;
  return (
    isOwnAnswer(topic, subject) &&
    !subject.topics.slice(0, 2).some((before) => before === topic || isOneGround(before, topic)) &&
    !isAllSaid(topic, reading.isSpanish, said)
  );
}

/** Whether a message says by its own words that it asks another thing than what was said. */
const asksElse = ({ reading, chosen: [first, ...others], said }: FollowUp): boolean =>
  first !== undefined &&
  others.length === 0 &&
  first.probability >= SURELY &&
  !isAllSaid(first.topic, reading.isSpanish, said);

/**
 * Whether neither the question before nor the answer to it holds anything of what a message asks: to say the
 * answer once more would be none.
 */
function isUnheard(reading: Reading, topic: Topic, { asked }: Subject): boolean {
  if (wishesMore(reading, asked)) return false;
  const { answer, more = [] } = topic;
  const texts = reading.isSpanish ? [spanishOf(topic) ?? ''] : [answer, ...more];
  const heard = new Set([...asked, ...texts].flatMap((text) => contentStems(readMessage(text))));
  const stems = contentStems(reading);
  return (stems.length > 0 || reading.asked.size > 0) && !stems.some((stem) => heard.has(stem));
}

/** Whether a topic is answered by its own text alone: no talk, no service as a whole, no price of one, no town. */
const isOwnAnswer = ({ id, service }: Topic, subject: Subject): boolean =>
  !TALK.has(id) &&
  id !== service &&
  !(PRICES.has(id) && subject.service !== undefined) &&
  !ABOUT_AREA.has(id);
