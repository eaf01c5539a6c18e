import { company } from '#shared/content/company.ts';
import { sentencesOfText } from '../built-in/words-for.ts';
import type { Topic } from '../topics/topic.ts';
import { contentStems } from '../understanding/content-words.ts';
import { readMessage, type Reading } from '../understanding/reading.ts';
import { isLike, patterns } from './like.ts';

const DURATION = /\b(?:minute|hour|day|week|month|year|minuto|hora|d[ií]a|semana|mes|año)/;

const ASKS_WHOM = patterns('who|whom ~4 talk|speak|call|ask|contact|write|tell|send');

/**
 * Of an answer that was given, the sentence that says what is asked of it now; one that was said already
 * only where it holds all that is new.
 * @param before what was asked before: its words say nothing of what is new
 */
export function sentenceAbout(
  reading: Reading,
  { answer, more = [], spanish }: Topic,
  before: string,
  said: (text: string) => boolean,
): string | undefined {
  const texts = reading.isSpanish ? [spanish ?? ''] : [answer, ...more];
  const known = new Set(contentStems(readMessage(before)));
  const asked = new Set(contentStems(reading).filter((stem) => !known.has(stem)));
  const sentences = texts.flatMap(sentencesOfText);
  if (reading.concepts.has('HOW_LONG')) return sentences.find((text) => DURATION.test(text));
  if (isLike(reading, ASKS_WHOM))
    return sentences.find((text) => text.includes(company.phone.display) || text.includes('@'));
  const found = sentences
    .map((text) => ({
      text,
      shared: contentStems(readMessage(text)).filter((stem) => asked.has(stem)),
    }))
    .toSorted((one, other) => other.shared.length - one.shared.length)[0];
  if (found === undefined || found.shared.length === 0) return undefined;
  return said(found.text) && found.shared.length < asked.size ? undefined : found.text;
}
