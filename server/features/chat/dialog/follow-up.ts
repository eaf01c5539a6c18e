import type { ChatTurn } from '#shared/contracts/chat.ts';
import { wordsFor } from '../built-in/compose.ts';
import { passageParagraph } from '../built-in/passage-answer.ts';
import type { SearchTools } from '../built-in/search-tools.ts';
import type { Passage } from '../passages/passage.ts';
import { type ChosenTopic, chooseTopics, topicsIn } from '../topics/choose-topics.ts';
import { ASK_NAME, PIDE_NOMBRE } from '../topics/phrases.ts';
import type { Topic } from '../topics/topic.ts';
import { isContentWord } from '../understanding/content-words.ts';
import { compilePattern, matchPattern, type Pattern } from '../understanding/pattern.ts';
import { readMessage, type Reading } from '../understanding/reading.ts';

export interface FollowUp {
  readonly message: string;
  readonly reading: Reading;
  readonly chosen: readonly ChosenTopic[];
  readonly history: readonly ChatTurn[];
  readonly tools: SearchTools;
  readonly said: (text: string) => boolean;
}

const TURNS_BACK = 4;
/** What of an earlier message is read along. */
const MAX_BEFORE = 300;
/** A topic of the new message alone that is this sure needs no help from earlier ones. */
const SURE_SCORE = 1.4;
const MIN_COVERAGE = 0.3;
const SHORT_MESSAGE = 5;

const patterns = (...sources: string[]) => sources.map(compilePattern);
const AGREES = patterns('^ YES $', '^ YES ~1 YES $', '^ YES THANKS $');
const ASKS_MORE = patterns(
  'MORE & !IT_OBJECT',
  '^ WHY $',
  '^ HOW $',
  '^ EXAMPLE',
  '^ and|so $',
  '^ HOW ~2 so $',
  '^ HOW ~4 that $',
  'plain|simple|simpler|easy ~1 english|words|terms',
);
const TALK = new Set(
  'greeting thanks capabilities well-being bot person abuse frustrated off-topic'.split(' '),
);
/** Asked of whatever was talked about. */
const PRICES = new Set(['price', 'monthly-price']);

/** The answer to a message that only makes sense after those before it; undefined for others. */
export function answerFollowUp(follow: FollowUp): string | undefined {
  const { reading, chosen, history, said, tools, message } = follow;
  const before = history.filter(({ role }) => role === 'user').slice(-TURNS_BACK);
  if (before.length === 0) return undefined;
  const last = history.at(-1);
  const hasOffered = last?.role === 'assistant' && /\?\s*$|contact details/.test(last.content);
  if (hasOffered && isLike(reading, AGREES))
    return reading.isSpanish ? `Con gusto. ${PIDE_NOMBRE}` : `Gladly. ${ASK_NAME}`;

  const topic = lastTopic(before, tools);
  if (
    reading.concepts.has('IN_SPANISH') &&
    topic?.spanish &&
    reading.tokens.length <= SHORT_MESSAGE + 2
  )
    return topic.spanish;
  const strong = chosen.filter(({ topic: { id } }) => !TALK.has(id));
  if (strong.length === 0 && isLike(reading, ASKS_MORE)) return more(follow, topic);
  if (chosen.length > 0 && strong.length === 0 && chosen[0]?.topic.id !== 'off-topic')
    return undefined;

  const [first] = strong;
  const isPrice = first !== undefined && PRICES.has(first.topic.id);
  if (isPrice && topic?.service !== undefined && !reading.isSpanish && strong.length === 1)
    return `For ${serviceName(topic)} there is no price list on this site. ${wordsFor(first.topic, false, said)}`;

  if (first !== undefined && topic?.id === first.topic.id && first.topic.more === undefined)
    return undefined;
  const earlier = before.slice(-2).map(({ content }) => content.slice(0, MAX_BEFORE));
  const spanning = spanningTopic(earlier.join(' . '), message, tools);
  const isSure = first !== undefined && first.score >= SURE_SCORE;
  const isOld = spanning?.topic.id === topic?.id;
  if (spanning && spanning.score > (first?.score ?? 0) + 0.2 && !(isSure && isOld))
    return wordsFor(spanning.topic, reading.isSpanish, said);
  if (isSure) return undefined;
  if (first !== undefined && !first.topic.isGeneral && first.score >= 0.5) return undefined;
  return detailWithin(follow, topic) ?? repeated(follow, topic, strong);
}

const isLike = (reading: Reading, likes: readonly Pattern[]) =>
  likes.some((pattern) => matchPattern(pattern, reading) !== undefined);

/** A topic that shows only when two messages are read together: "who runs it", "and who sets the price". */
function spanningTopic(before: string, message: string, { correct }: SearchTools) {
  const first = readMessage(before, correct).tokens.length;
  const both = readMessage(`${before} . ${message}`, correct);
  return topicsIn(both).find(
    ({ evidence, topic }) =>
      !TALK.has(topic.id) &&
      !topic.isWhole &&
      [...evidence].some(
        (index) => index < first && isContentWord(both.tokens[index]?.word ?? ''),
      ) &&
      [...evidence].some(
        (index) => index >= first && isContentWord(both.tokens[index]?.word ?? ''),
      ),
  );
}

/** What else there is to say about the topic, or about the page that was quoted last. */
function more(follow: FollowUp, topic: Topic | undefined): string | undefined {
  const { tools, said, reading } = follow;
  const quoted = quotedPage(follow.history);
  if (quoted !== undefined && !reading.isSpanish) {
    const next = tools.passages.after(
      (passage) => said(passage.text) && passage.page.path === quoted,
    );
    if (next !== undefined && !said(next.text)) return passageParagraph(next);
  }
  return topic && wordsFor(topic, reading.isSpanish, said);
}

/** A sentence of the service or the page that was talked about, where it holds what is asked now. */
function detailWithin({ reading, tools, said, history }: FollowUp, topic: Topic | undefined) {
  if (reading.isSpanish) return undefined;
  const quoted = quotedPage(history);
  const isNear = ({ service, page }: Passage) =>
    page.path === quoted || (service !== undefined && service === topic?.service);
  const best = tools.passages
    .find(reading, isNear, 4)
    .find(({ coverage, passage }) => coverage >= MIN_COVERAGE && !said(passage.text));
  return best && passageParagraph(best.passage);
}

/** For a few words without a topic of their own: more of the one before. */
function repeated(
  { reading, said }: FollowUp,
  topic: Topic | undefined,
  strong: readonly unknown[],
) {
  const words = reading.tokens.filter(({ word }) => isContentWord(word));
  const isShort = words.length <= 2 && reading.concepts.has('THAT');
  if (topic === undefined || strong.length > 0 || !isShort) return undefined;
  return wordsFor(topic, reading.isSpanish, said);
}

/** The page that the last answer led to. */
function quotedPage(history: readonly ChatTurn[]): string | undefined {
  const last = history.findLast(({ role }) => role === 'assistant')?.content.slice(-400) ?? '';
  const at = last.lastIndexOf('](/');
  return at < 0 ? undefined : last.slice(at + 2).split(')')[0];
}

function lastTopic(before: readonly ChatTurn[], tools: SearchTools): Topic | undefined {
  for (const { content } of [...before].reverse()) {
    const found = chooseTopics(readMessage(content.slice(0, MAX_BEFORE), tools.correct));
    const topic = found.find(({ topic: { id } }) => !TALK.has(id))?.topic;
    if (topic !== undefined) return topic;
  }
  return undefined;
}

const serviceName = ({ service = '' }: Topic) =>
  service === 'efax-services' ? 'eFax' : service.replaceAll('-', ' ');
