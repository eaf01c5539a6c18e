import { isAllSaid, nothingMore, sentencesOfText, wordsFor } from '../built-in/words-for.ts';
import { isAnswer } from '../built-in/compose.ts';
import { passageParagraph } from '../built-in/passage-answer.ts';
import { type ChosenTopic, topicById, topicsIn } from '../topics/choose-topics.ts';
import { ASK_NAME, PERSON, PERSONA, PIDE_NOMBRE, SALES } from '../topics/phrases.ts';
import type { Topic } from '../topics/topic.ts';
import { readMessage } from '../understanding/reading.ts';
import { contentOf, facetText, isLeaning, isShort, placeAnswer } from './in-context.ts';
import { plainInContext } from './plain-in-context.ts';
import { listedItem } from './listed-item.ts';
import { postAbout } from './post-about.ts';
import { asksWhom, saidAgain } from './said-again.ts';
import { type Subject, subjectOf } from './subject.ts';
import {
  AGREES,
  ASKS_WHY_NOT,
  TAKES_NOTE,
  DECLINES,
  ASKS_MORE,
  READS_ON,
  IN_PLAIN_WORDS,
  INSISTS,
  NO_TRANSLATION,
  WHETHER_WE,
} from './follow-up-words.ts';
import {
  type FollowUp,
  PRICES,
  TALK,
  SHORT_MESSAGE,
  answerInContext,
  againOf,
  detailWithin,
  serviceName,
} from './answer-in-context.ts';
import { isLike } from './like.ts';

/** A topic of the new message alone that is this sure needs no help from earlier ones. */
const SURE = 0.12;

/** What was turned down, and how: once more, in other words. */
const NOT_OURS = new Set(['off-topic', 'hostile', 'play']);
const STILL_NOT = `I am sorry, that is still not something I can do here. I can tell you about our services, prices, hours and first steps; for anything else, ${PERSON}.`;
const NO_PUEDO = `Lo siento, en eso tampoco puedo ayudar. Puedo hablarle de nuestros servicios, precios y horario; para lo demás, ${PERSONA}.`;

/** A topic that is answered alone gives way to the subject below this. */
const PLAINLY_WHOLE = 0.2;

const SAY_MORE = `What would you like to know: what it costs, how long it takes, or how it is done? Say “call me”, and I take your contact details.`;

const DIGA_MAS = `¿Qué le gustaría saber: cuánto cuesta, cuánto tarda o cómo se hace? Si prefiere que le llamen, dígamelo.`;

const ALL_RIGHT = `All right. I am here if anything else comes up; for a person, ${PERSON}.`;

const ESTA_BIEN = `Está bien. Si necesita algo más, escriba aquí; para una persona, ${PERSONA}.`;

/** Examples of the message alone say so plainly what it asks that nothing before it matters. */
const PLAIN = 0.7;

/** And so plainly, where it has some words of its own: of 191 answers two were mended, none lost. */
const BY_ITSELF = 0.8;
const SOME_CONTENT = 2;
/** Less is enough where all that was talked about holds nothing new. */
const RATHER_BY_ITSELF = 0.5;

/** The answer to a message that only makes sense after those before it; undefined for others. */
export function answerFollowUp(given: FollowUp): string | undefined {
  const follow = { ...given, chosen: withoutGreeting(given) };
  const subject = subjectOf(follow.history, follow.tools);
  if (subject === undefined || asksByItself(follow, subject, BY_ITSELF, SOME_CONTENT))
    return undefined;
  const answer = answerAfter(follow, subject);
  const isNothing = answer !== undefined && !isAnswer(answer);
  return isNothing && asksByItself(follow, subject, RATHER_BY_ITSELF, 1) ? undefined : answer;
}

function answerAfter(follow: FollowUp, subject: Subject): string | undefined {
  const { reading, chosen, history, said, tools } = follow;
  const { isSpanish } = reading;
  if (subject.last.some(({ id }) => NOT_OURS.has(id)) && isLike(reading, INSISTS))
    return isSpanish ? NO_PUEDO : STILL_NOT;
  const special = isShort(reading) ? facetText(reading, subject, 'special', said) : undefined;
  const agrees = special === undefined && isLike(reading, AGREES) && !isLike(reading, ASKS_WHY_NOT);
  const last = history.at(-1);
  const hasOffered = last?.role === 'assistant' && /\?\s*$|contact details/.test(last.content);
  if (hasOffered && agrees) return isSpanish ? `Con gusto. ${PIDE_NOMBRE}` : `Gladly. ${ASK_NAME}`;

  const listed = listedItem(follow.message, history, tools);
  if (listed !== undefined) return listed;
  const [topic] = subject.topics;
  if (isLike(reading, IN_PLAIN_WORDS) && topic && !isAllSaid(topic, isSpanish, said))
    return more(follow, subject);
  const post = postAbout(reading, subject, tools);
  if (post !== undefined && !said(post)) return post;
  const place = isLeaning(reading) ? placeAnswer(reading, subject) : undefined;
  if (place !== undefined) return place;
  const again =
    special === undefined ? saidAgain(reading, last?.content ?? '', subject, said) : undefined;
  if (again !== undefined) return again;
  if (agrees && isLike(reading, TAKES_NOTE)) return isSpanish ? ESTA_BIEN : ALL_RIGHT;
  if (agrees) return isSpanish ? DIGA_MAS : SAY_MORE;
  if (isLike(reading, DECLINES) && !follow.message.trimEnd().endsWith('?'))
    return isSpanish ? ESTA_BIEN : ALL_RIGHT;
  if (
    reading.concepts.has('IN_SPANISH') &&
    topic?.spanish &&
    reading.tokens.length <= SHORT_MESSAGE + 2 &&
    !isLike(reading, NO_TRANSLATION)
  )
    return topic.spanish;
  const yes = special === undefined && isLike(reading, WHETHER_WE) ? yesOf(subject) : undefined;
  if (yes !== undefined) return yes;
  const plain = plainInContext(follow, subject);
  if (plain !== undefined) return plain;
  const strong = chosen.filter(({ topic: { id } }) => !TALK.has(id));
  const isWhole = chosen[0]?.topic.isWhole && chosen[0].probability >= PLAINLY_WHOLE;
  if (isWhole && (chosen[0]?.probability ?? 0) >= PLAIN)
    return isLeaning(reading) ? special : undefined;
  const inContext = answerInContext(follow, subject, strong);
  if (inContext !== undefined) return inContext;
  if (isWhole) return undefined;
  if (strong.length === 0 && isLike(reading, ASKS_MORE)) return more(follow, subject);
  if (chosen.length > 0 && strong.length === 0 && chosen[0]?.topic.id !== 'off-topic')
    return undefined;

  const [first] = strong;
  if (first !== undefined && strong.length === 1 && isAllSaid(first.topic, isSpanish, said))
    return againOf(follow, first.topic, subject);
  const isPrice = first !== undefined && PRICES.has(first.topic.id);
  if (isPrice && subject.service !== undefined && !isSpanish && strong.length === 1)
    return `For ${serviceName(subject.service)} there is no price list on this site. ${wordsFor(first.topic, false, said)}`;

  if (first !== undefined && topic?.id === first.topic.id && first.topic.more === undefined)
    return undefined;
  const spanning = spanningTopic(subject, follow);
  const isSure = first !== undefined && first.probability >= SURE;
  const isOld = spanning?.topic.id === topic?.id;
  if (spanning && spanning.probability > (first?.probability ?? 0) && !(isSure && isOld))
    return wordsFor(spanning.topic, isSpanish, said);
  if (isSure) return undefined;
  if (first !== undefined && !first.topic.isGeneral) return undefined;
  return (
    detailWithin(follow, subject) ?? repeated(follow, topic, strong) ?? noMore(follow, subject)
  );
}

/** Whether a message of some words plainly asks something of its own that was not answered yet. */
function asksByItself(
  { reading, chosen, said }: FollowUp,
  subject: Subject,
  least: number,
  content: number,
): boolean {
  const [first, ...others] = chosen;
  if (first === undefined || others.length > 0 || first.probability < least) return false;
  const { topic } = first;
  return (
    !TALK.has(topic.id) &&
    !asksWhom(reading) &&
    contentOf(reading) >= content &&
    !subject.topics.includes(topic) &&
    !isAllSaid(topic, reading.isSpanish, said)
  );
}

/** That we do it, where what was talked about is one of our services or belongs to one. */
function yesOf({ topics, service }: Subject): string | undefined {
  const whole = service === undefined ? undefined : topicById(service);
  const ours = [...topics.slice(0, 2), ...(whole ? [whole] : [])].find(({ answer }) =>
    /^Yes[,:] [^.:]{1,80} is (?:part|one) of /.test(answer),
  );
  return ours && `${sentencesOfText(ours.answer)[0]} To have it done, ${SALES}.`;
}

/** "It is worse in the morning" greets nobody. */
const withoutGreeting = ({ reading, chosen }: FollowUp): readonly ChosenTopic[] =>
  reading.tokens.length > SHORT_MESSAGE
    ? chosen.filter(({ topic }) => topic.id !== 'greeting')
    : chosen;

/** A topic that shows only when two messages are read together: "who runs it", "and who sets the price". */
function spanningTopic(subject: Subject, { message, tools: { correct } }: FollowUp) {
  const both = readMessage([...subject.asked.slice(-2), message].join(' . '), correct);
  return topicsIn(both).find(
    ({ topic }) => !TALK.has(topic.id) && !topic.isWhole && topic.id !== topic.service,
  );
}

/** What else there is to say about the topic, or about the page that was quoted last. */
function more({ tools, said, reading }: FollowUp, { page, topics }: Subject): string | undefined {
  if (page !== undefined && !reading.isSpanish && isLike(reading, READS_ON)) {
    const next = tools.passages.after(
      (passage) => said(passage.text) && passage.page.path === page,
    );
    if (next !== undefined && !said(next.text)) return passageParagraph(next);
  }
  const [topic] = topics;
  if (topic === undefined) return undefined;
  return isAllSaid(topic, reading.isSpanish, said)
    ? nothingMore(reading)
    : wordsFor(topic, reading.isSpanish, said);
}

/** For a few words without a topic of their own: more of the one before. */
function repeated(
  { reading, said }: FollowUp,
  topic: Topic | undefined,
  strong: readonly unknown[],
) {
  const isBare = contentOf(reading) === 0 && reading.concepts.has('THAT');
  if (topic === undefined || strong.length > 0 || !isBare) return undefined;
  return wordsFor(topic, reading.isSpanish, said);
}

/** The honest no to a message that leans on the subject and asks what is not on the site. */
function noMore({ reading, chosen, said }: FollowUp, subject: Subject): string | undefined {
  const isWeak = chosen.length === 0 || reading.tokens.length <= SHORT_MESSAGE;
  if (!isWeak || subject.topics.length === 0 || !isLeaning(reading)) return undefined;
  const text = nothingMore(reading);
  return said(text) ? undefined : text;
}
