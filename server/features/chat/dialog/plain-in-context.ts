import { isAllSaid, wordsFor } from '../built-in/compose.ts';
import { asksWhether, withoutYes } from '../built-in/unasked-yes.ts';
import { topicsInContext } from '../topics/topics-in-context.ts';
import { ABOUT_AREA, askedBefore, type FollowUp, PRICES, TALK } from './answer-in-context.ts';
import { contentOf, facetText, isShort } from './in-context.ts';
import { sentenceAbout } from './sentence-about.ts';
import type { Subject } from './subject.ts';

/** Of 1,000 unseen follow-ups 850 are so likely, and 88 % of those were right. */
const PLAINLY = 0.5;
/** So likely, the core of the answer is said once more. */
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
  const special = facetText(reading, subject, 'special', said);
  if (special !== undefined) return special;
  const [likely] = topicsInContext(reading, askedBefore(subject), subject.service, tools.correct);
  if (likely === undefined || likely.probability < PLAINLY) return undefined;
  const { topic } = likely;
  if (TALK.has(topic.id) || topic.id === topic.service) return undefined;
  if (PRICES.has(topic.id) && subject.service !== undefined) return undefined;
  if (ABOUT_AREA.has(topic.id)) return undefined;
  const isOld = topic === subject.topics[0] || isAllSaid(topic, isSpanish, said);
  const sentence = isOld ? sentenceAbout(reading, topic, askedBefore(subject), said) : undefined;
  if (sentence !== undefined)
    return said(sentence) ? `${isSpanish ? 'Como le dije' : 'As I said'}: ${sentence}` : sentence;
  const isPlainest = contentOf(reading) <= FEW_CONTENT || likely.probability >= SURELY;
  if (isAllSaid(topic, isSpanish, said)) {
    const general = facetText(reading, subject, 'general', said);
    if (general !== undefined || !isPlainest) return general;
  }
  const text = wordsFor(topic, isSpanish, said);
  return asksWhether(reading) ? text : withoutYes(text);
}
