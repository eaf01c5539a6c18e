import { company } from '#shared/content/company.ts';
import { listed } from '../built-in/compose.ts';
import { sentencesOfText } from '../built-in/words-for.ts';
import { topicById } from '../topics/choose-topics.ts';
import { isContentWord } from '../understanding/content-words.ts';
import type { Reading } from '../understanding/reading.ts';
import { type Subject, withoutOpening } from './subject.ts';
import { isLike, patterns } from './like.ts';

/** Nothing but the wish to hear the answer once more. */
const ONCE_MORE = patterns(
  '^ ~2 repeat that|it|this|yourself ~1 $',
  '^ repeat please $',
  '^ ~2 say|tell ~1 again ~1 $',
  '^ again $',
  '^ again please $',
  '^ come again $',
  '^ ~1 what ~1 did ~1 you say $',
  '^ otra vez $',
  '^ otra vez por favor $',
  '^ repite|repita|repitelo|repitalo $',
  '^ ~1 repite|repita|repitelo|repitalo por favor $',
);
const BRIEFLY = patterns(
  '^ ~1 short|shorter|briefer|briefly|simpler ~1 please|pls|version $',
  '^ ~2 mas corto|breve|simple ~2 $',
  '^ ~3 in short|brief $',
  '^ ~4 short|shorter|brief|quick ~1 version|answer|summary|form',
  '^ ~3 briefly $',
  '^ ~1 tldr|tl',
  '^ ~3 sum|boil ~2 up|down',
  '^ ~3 one|two|few ~1 sentence|sentences|words $',
  '^ ~1 too|so long',
  '^ ~2 en ~1 resumen|corto|breve|pocas',
);
const PUZZLED = patterns(
  '^ ~3 plain|simple|simpler|easy ~1 english|words|terms ~1 $',
  '^ ~1 explain ~2 simple|simply|plainly',
  '^ huh|what $',
  '^ ~1 NOT ~2 understand|get|follow ~2 $',
  '^ ~3 lost ~1 me $',
  '^ ~1 no ~1 entiendo|entendi',
  '^ ~1 NOT ~1 understand|get ~2 simple|simpler|plain|easier',
  '^ what ~1 do|does ~1 you|that|it|this ~1 mean|means $',
);
const DOUBTS = patterns(
  '^ ~1 really|seriously|honestly|truly $',
  '^ ~2 are ~1 you|u ~1 sure',
  '^ ~1 you sure $',
  '^ ~1 is|does|would|will ~1 that|it|this ~2 bad|wrong|allowed|legal|ok|okay|normal|true|right|enough ~1 $',
  '^ ~1 for real $',
  '^ ~1 de verdad|seguro $',
);
const WHERE = patterns(
  '^ ~1 where ~3 find|see|read|look ~2 it|that|this|them|more|those $',
  '^ ~4 link|url ~1 $',
  '^ ~3 page $',
  '^ ~3 enlace|liga|pagina ~2 $',
);
/** A page where it is done or read; of the others, a place in the world is meant. */
const BARE_WHERE = patterns('^ ~1 where ~1 $', '^ ~1 donde $');
const ABOUT_PLACES = /^\/(?:contact|about|services)/;
/** Whom to turn to with what was talked about. */
const WHOM = patterns(
  '^ ~2 who|whom do|can|should|would|must i|we call|ask|contact|write|email|tell $',
  '^ ~2 who|whom do|can|should|would|must i|we talk|speak|write to|with $',
  '^ ~2 who|whom do|can|should|would|must i|we call|ask|contact about|for that|it|this $',
  '^ ~2 where do|can|should i|we send|mail|email ~1 it|that|this|them|resume|cv $',
  '^ ~2 a quien llamo|escribo|pregunto|aviso $',
  '^ ~2 a donde escribo $',
);
/** Whether a message is nothing but the question whom to turn to. */
export const asksWhom = (reading: Reading): boolean => isLike(reading, WHOM);
const WHAT_PARTS = patterns(
  '^ ~1 like|such|meaning ~1 what|as ~1 $',
  '^ ~1 EXAMPLE ~1 $',
  '^ ~1 what|whats|which ~3 INCLUDED',
  '^ ~2 what|whats ~2 in ~1 it|that|there $',
  '^ ~2 what ~2 do|does ~2 do|get|cover|include $',
  '^ ~2 what ~2 i|we ~1 get ~2 $',
  '^ ~1 INCLUDED ~2 what $',
  '^ ~2 que incluye',
);

/** Words that ask and tell nothing, whatever they sound like beside an earlier question. */
const BARE = patterns(
  '^ ~1 now|when|where|why|how|who|what|link|name|names|today|tomorrow|morning|afternoon|evening|please ~1 $',
  '^ ~1 and|so|then|ok|okay|really $',
  '^ ~1 porque|cuando|donde|quien|como|cuanto|cuanta|cual ~1 $',
  '^ ~1 por que $',
);
const LONGEST_BARE = 3;

/** Whether a message is nothing but "now" or "where": it tells of no danger. */
export const isBare = (reading: Reading): boolean =>
  reading.tokens.length <= LONGEST_BARE &&
  reading.tokens.every(({ word }) => !isContentWord(word) || BARE_WORDS.has(word)) &&
  isLike(reading, BARE);
const BARE_WORDS = new Set('link name names morning afternoon evening'.split(' '));

/**
 * What a few words ask of the answer before them: less of it, whether it is so, where it stands, what
 * belongs to it.
 * @param answer the last one
 */
export function saidAgain(
  reading: Reading,
  answer: string,
  { link, page = '', service, isArticle }: Subject,
  said: (text: string) => boolean,
): string | undefined {
  const { isSpanish } = reading;
  const isPage = isLike(reading, BARE_WHERE) && !ABOUT_PLACES.test(page);
  if (link !== undefined && (isPage || isLike(reading, WHERE)))
    return `${isSpanish ? 'Aquí' : 'Here'}: ${link}.`;
  if (isArticle || answer === '') return undefined;
  if (isLike(reading, ONCE_MORE)) return answer;
  const reach = asksWhom(reading) ? reachIn(answer) : undefined;
  if (reach !== undefined) return `${isSpanish ? 'Como le dije' : 'As I said'}: ${reach}`;
  const repeated = isLike(reading, DOUBTS)
    ? `${isSpanish ? 'Así figura en este sitio' : 'So this site says'}: ${coreOf(answer, 2)}`
    : isLike(reading, BRIEFLY) || isLike(reading, PUZZLED)
      ? `${isSpanish ? 'En resumen' : 'In short'}: ${coreOf(answer, 1)}`
      : undefined;
  if (repeated !== undefined) return said(repeated) ? undefined : repeated;
  const parts = service === undefined ? undefined : topicById(service)?.more?.[0];
  const isAsked = parts !== undefined && !isSpanish && isLike(reading, WHAT_PARTS);
  return isAsked && !said(parts) ? parts : undefined;
}

/** The sentence of an answer that holds our number or an address of ours. */
const reachIn = (answer: string): string | undefined =>
  sentencesOfText(answer).find(
    (text) => text.includes(company.phone.display) || /\S@\S/.test(text),
  );

/** The first sentences of an answer; where one leads to a list, with what the list names. */
function coreOf(answer: string, count: number): string {
  const text = withoutOpening(answer).replace(/^(?:Yes|No|Sí)\. /, '');
  const core = sentencesOfText(text).slice(0, count).join(' ');
  return core.endsWith(':') ? `${core} ${listed(answer)}.` : core;
}
