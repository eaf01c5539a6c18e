import { company } from '#shared/content/company.ts';
import { contentStems } from '../understanding/content-words.ts';
import { services } from '#shared/services/index.ts';
import { serviceCount } from '#shared/services/summaries.ts';
import type { FoundPassage } from '../passages/passage-index.ts';
import { PERSON } from '../topics/phrases.ts';
import { type ChosenTopic, topicById } from '../topics/choose-topics.ts';
import { guessTopics } from '../topics/guess-topics.ts';
import type { Topic } from '../topics/topic.ts';
import type { SearchTools } from './search-tools.ts';
import { readText, type Reading } from '../understanding/reading.ts';
import type { Passage } from '../passages/passage.ts';
import { passageParagraph, SHORTEST_ANSWER } from './passage-answer.ts';
import { isGuess } from './perhaps.ts';
import { asksWhether, withoutYes } from './unasked-yes.ts';
import {
  isAllSaid,
  nothingMore,
  READ_MORE,
  sentencesOfText,
  spanishNo,
  spanishOf,
  wordsFor,
} from './words-for.ts';

const KNOWN = `our ${serviceCount} services, prices, hours, security and HIPAA, EHR connections, text alerts and our blog`;

const NO_ANSWERS = [
  `I do not have an answer to that here. I know about ${KNOWN}. For anything else a person can help: ${PERSON}.`,
  `That is not something this site says, so I would rather not guess. Please ask a person: ${PERSON}. Or put it in other words, and I try again.`,
  `I am sorry, I have nothing on that. A person has: ${PERSON}.`,
] as const;

/** Says honestly that there is no answer, each time in other words. */
export function honestNo(said: (text: string) => boolean): string {
  return (
    NO_ANSWERS.find((text) => !said(text)) ??
    `Please call ${company.phone.display}: a person can answer that.`
  );
}

const NOTHING_NEW =
  /^(?:I have nothing on |This is what this site says|Más que eso no figura|As I said|In short|So this site says|Como le dije|En resumen)/;

/** Whether an answer says something new, and not only that it knows no more. */
export const isAnswer = (text: string): boolean =>
  !NOTHING_NEW.test(text) &&
  text !== spanishNo &&
  !NO_ANSWERS.some((no) => no === text) &&
  !isGuess(text);

const asksBack = ({ answer }: Topic): boolean => answer.endsWith('?');

const PRICES = new Set(['price', 'monthly-price']);

export interface Composition {
  readonly reading: Reading;
  readonly chosen: readonly ChosenTopic[];
  readonly passage: (FoundPassage & { readonly isSure: boolean }) | undefined;
  readonly said: (text: string) => boolean;
  readonly tools: SearchTools;
}

/** So sure is somebody who asks the same once more; anything else is a new question. */
const SURE_OF_SAME = 0.6;
/** What is less likely than this is no promise. */
const SURE_OF_YES = 0.2;
/** What a sentence of a service's page must share with a question to be said beside its answer. */
const DETAIL_COVERAGE = 0.15;
const DETAIL_MATCHES = 3;

/** So much of a text was said before it: it says the same in other words. */
const SAID_SHARE = 0.75;

/** Whether a text says more than another one before it. */
export function addsTo(before: string, text: string): boolean {
  const known = new Set(contentStems(readText(before)));
  const stems = contentStems(readText(sentencesOfText(text).join(' ')));
  return stems.filter((stem) => known.has(stem)).length < SAID_SHARE * stems.length;
}

/** The answer of the chosen topics; undefined when there are none. */
export function composeAnswer(composition: Composition): string | undefined {
  const { reading, chosen, passage, said } = composition;
  if (chosen.length === 0) return undefined;
  const asksAll = reading.concepts.has('INCLUDED');
  const inSpanish = reading.isSpanish ? chosen.filter(({ topic }) => spanishOf(topic)) : [];
  // What ends with a question of ours comes last: nobody reads on behind it.
  const answered = (inSpanish.length > 0 ? [...inSpanish] : [...chosen]).sort(
    (one, other) => Number(asksBack(one.topic)) - Number(asksBack(other.topic)),
  );
  const paragraphs = answered.map(({ topic, probability, part = reading }) => {
    if (isAllSaid(topic, reading.isSpanish, said) && probability < SURE_OF_SAME)
      return nothingMore(reading);
    const words = wordsFor(asksAll ? inFull(topic) : topic, reading.isSpanish, said);
    return probability >= SURE_OF_YES && asksWhether(part) ? words : withoutYes(words);
  });
  const about = aboutService(reading, chosen);
  if (about !== undefined)
    return `For ${about} there is no price list on this site. ${paragraphs.join('\n\n')}`;
  const isGeneral = chosen.every(({ topic }) => topic.isGeneral);
  const detail = detailOf(reading, passage, paragraphs, said);
  // Asked whether we do something, one answer that begins with the yes is enough.
  if (isGeneral && detail !== undefined && passage?.isSure && !asksWhether(reading)) {
    return [detail, ...paragraphs.slice(0, 1)].join('\n\n');
  }
  const [only] = answered;
  if (only !== undefined && answered.length === 1 && !reading.isSpanish)
    return withDetail(only.topic, paragraphs.join(''), composition);
  const others = paragraphs.filter(
    (text, at) => at === 0 || addsTo(paragraphs.slice(0, at).join(' '), text),
  );
  return others.map((text) => (others.length > 1 ? withoutList(text) : text)).join('\n\n');
}

/** One of several answers is short: without its list and the sentence before it, or with what the list names. */
export function withoutList(answer: string): string {
  const at = answer.indexOf('\n- ');
  if (at < 0) return answer;
  const start = answer.slice(0, at);
  const sentences = start.split(/(?<=[.?!])\s+/);
  const isOnly = sentences.length === 1 && start.endsWith(':');
  const kept = isOnly
    ? [`${start} ${listed(answer)}.`]
    : start.endsWith(':')
      ? sentences.slice(0, -1)
      : sentences;
  const page = answer.slice(answer.lastIndexOf('\n\n')).trim();
  return [...kept, ...(READ_MORE.test(page) ? [page] : [])].join(' ');
}

/** What a list names, in one line. */
export const listed = (answer: string): string =>
  answer
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2).split(': ')[0])
    .join('; ');

/** An answer about a service, with what its page says to this very question. */
function withDetail({ id, service }: Topic, answer: string, { reading, said, tools }: Composition) {
  // Beside one feature another one was not asked for.
  if (service === undefined || id !== service) return answer;
  const isWanted = ({ kind, service: other, text }: Passage) =>
    kind === 'service' && other === service && text.length >= SHORTEST_ANSWER;
  const found = tools.passages
    .find(reading, isWanted, 3)
    .find(({ coverage, matches, passage: { text } }) => {
      const isEnough = coverage >= DETAIL_COVERAGE && matches >= DETAIL_MATCHES;
      return isEnough && !answer.includes(text.replace(/^[^:]*: /, '')) && !said(text);
    });
  if (found === undefined) return answer;
  const { text } = found.passage;
  const end = answer.search(/(?:To begin, .{1,160})?Read more:[^:]*$/);
  return end < 0 ? `${answer}\n\n${text}` : `${answer.slice(0, end)}${text} ${answer.slice(end)}`;
}

/** One word of a message names no service yet: "one server" is no wish for the cloud. */
const NAMED = 0.02;

/** The service whose price is asked, as a link; undefined where none is named. */
function aboutService(reading: Reading, [first]: readonly ChosenTopic[]): string | undefined {
  if (first === undefined || !PRICES.has(first.topic.id) || reading.isSpanish) return undefined;
  const service = services.find(
    ({ id, assistant }) =>
      reading.concepts.has(assistant.concept) &&
      guessTopics(reading).some(
        ({ label, probability }) => topicById(label)?.service === id && probability >= NAMED,
      ),
  );
  return service && `[${service.title}](/services/${service.id})`;
}

/** A topic for somebody who asks what belongs to it: the list before the summary. */
const inFull = (topic: Topic): Topic =>
  topic.id === topic.service && topic.more?.[0] !== undefined
    ? { ...topic, answer: topic.more[0], more: topic.more.slice(1) }
    : topic;

/** What a passage adds to the paragraphs; undefined when they say it already. */
function detailOf(
  { isSpanish }: Reading,
  passage: Composition['passage'],
  paragraphs: readonly string[],
  said: (text: string) => boolean,
): string | undefined {
  if (passage === undefined || isSpanish) return undefined;
  const { text } = passage.passage;
  const isThere = paragraphs.some((paragraph) => paragraph.includes(text.replace(/^[^:]*: /, '')));
  return isThere || said(text) ? undefined : passageParagraph(passage.passage);
}
