import { company } from '#shared/content/company.ts';
import { topicById } from '../topics/choose-topics.ts';
import { PERSON, PERSONA } from '../topics/phrases.ts';
import type { Topic } from '../topics/topic.ts';
import { contentStems } from '../understanding/content-words.ts';
import type { Reading } from '../understanding/reading.ts';
import { withoutYes } from './unasked-yes.ts';

export const spanishNo = `No tengo una respuesta a eso aquí. Puedo responder en español sobre servicios, precios, horario, dirección, mensajes de texto y emergencias. Para lo demás, ${PERSONA}.`;

/** How an answer begins that says its core once more. */
export const ONLY_THIS = 'This is what this site says on it: ';

/** What to say about a topic: the answer, and when that was said already, the next thing. */
export function wordsFor(
  topic: Topic,
  isSpanish: boolean,
  said: (text: string) => boolean,
): string {
  const { answer, more = [] } = topic;
  if (isSpanish) {
    const text = spanishOf(topic) ?? spanishNo;
    const known = OF_OTHERS.test(topic.id) ? text : withPhone(text);
    if (!said(known)) return known;
    const again = `Como le dije: ${sentencesOfText(text).slice(0, 2).join(' ')}`;
    return said(again)
      ? `Más sobre esto se lo puede decir una persona: ${PERSONA}.`
      : `${again} Más se lo puede decir una persona: ${PERSONA}.`;
  }
  const unsaid = [answer, ...more].find((text) => !said(text));
  if (unsaid !== undefined) return unsaid;
  const core = withoutYes(sentencesOfText(answer).slice(0, 2).join(' '));
  const short = `In short: ${core}`;
  return said(short)
    ? `As I said: ${core} More than that is not on this site; a person can tell you: ${PERSON}.`
    : `${short} For the details, ${PERSON}.`;
}

/** What there is in Spanish about a topic: its own words, or those of the service it belongs to. */
export const spanishOf = ({ spanish, service }: Topic): string | undefined =>
  (spanish ?? (service && topicById(service)?.spanish))?.replace('Read more:', 'Más información:');

/** Our phone is no help with somebody else's business. */
const OF_OTHERS = /^(?:patient|relative|medical-advice)/;

/** Whether there is nothing new to say about a topic; behind one feature stands only its service as a whole. */
export const isAllSaid = (
  topic: Topic,
  isSpanish: boolean,
  said: (text: string) => boolean,
): boolean => {
  const { id, answer, more = [] } = topic;
  const texts = [answer, ...(id.includes('/') ? [] : more)];
  return (isSpanish ? [spanishOf(topic) ?? spanishNo] : texts).every((text) => said(text));
};

const LINK = /\[([^\]]{1,200})\]\([^)]{1,200}\)/g;
/** A sentence that is nothing but the way to a page. */
export const READ_MORE =
  /^(?:Read more: |More: |Más información: )?\[[^\]]{1,200}\]\([^)]{1,200}\)\.?$/;

/** The sentences of an answer, without its links and lists. */
export const sentencesOfText = (answer: string): string[] =>
  (answer.split('\n')[0] ?? '')
    // Not within what somebody is quoted with.
    .split(/(?<=[.?!]”?)\s+(?=\p{Lu}|\[)(?![^“”]*”)/u)
    .filter((each) => !READ_MORE.test(each))
    .map((each) => each.replace(LINK, '$1'));

/** What a few words ask for, to be named in the answer; undefined for sentences and for what is no words. */
function thingOf({ plain, tokens }: Reading): string | undefined {
  const thing = plain
    .replace(OPENINGS, '')
    .replace(/[?.!]{1,3}$/, '')
    .trim();
  const isNamed =
    tokens.length <= LONGEST_NAMED && contentStems({ tokens }).length > 0 && NAMEABLE.test(thing);
  return isNamed ? thing : undefined;
}

const LONGEST_NAMED = 5;
const OPENINGS = /^(?:(?:and|so|ok|okay|but|also|then|hm|what about|how about)\b[\s,.]*)+/;
/** A thing and no question: that one would be said back as it stands. */
const NAMEABLE =
  /^(?!(?:what|who|when|where|why|how|which|if|is|are|do|does|did|can|could|will|would|should|i|we|it|he|she|they|you)\b|its\b)[a-z][a-z '&/-]{1,50}$/;

/** The honest no to what goes beyond what was said. */
export function nothingMore(reading: Reading): string {
  if (reading.isSpanish)
    return `Más que eso no figura en este sitio, y no quiero adivinar. Una persona se lo puede decir: ${PERSONA}.`;
  const thing = thingOf(reading);
  const about = thing === undefined ? 'that' : `“${thing}”`;
  return `I have nothing on ${about} beyond what I said, and would rather not guess. A person can tell you: ${PERSON}.`;
}

/** A Spanish answer always ends where a person can be reached. */
const withPhone = (text: string): string =>
  text.includes(company.phone.display)
    ? text
    : `${text} Para más detalles, llame al ${company.phone.display}, a cualquier hora.`;
