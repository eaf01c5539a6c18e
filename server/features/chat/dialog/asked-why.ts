import type { LeadField } from '#shared/leads/lead-details.ts';
import { chatTexts } from '#shared/content/chat-texts.ts';
import { type ChosenTopic, topicById } from '../topics/choose-topics.ts';
import type { ToldDetails } from './lead-dialog.ts';
import { ASKS_WHO_SEES } from './refused-contact.ts';

const { questions } = chatTexts.lead;

const ASKS_WHY =
  /\b(?:why|what for|how come|por qu[eé]|para qu[eé])\b.{0,60}(?:\?|$)|\bwhat (?:happens|do you do|will you do|would you do)\b|\bqu[eé] (?:hacen|har[aá]n|pasa) con\b/i;

const WHY: Readonly<Record<LeadField, { readonly en: string; readonly es: string }>> = {
  name: {
    en: 'The name is asked for so that whoever answers knows whom to ask for.',
    es: 'El nombre es para que quien conteste sepa por quién preguntar.',
  },
  email: {
    en: 'The e-mail address is asked for so that an answer in writing reaches you.',
    es: 'El correo es para que le llegue una respuesta por escrito.',
  },
  phone: {
    en: 'The phone number is asked for so that someone can call you back with questions.',
    es: 'El teléfono es para que alguien pueda llamarle si tiene preguntas.',
  },
};

/** What a detail is for, to whoever asks why before refusing it. */
export function whyAsked(
  message: string,
  asked: LeadField | undefined,
  isSpanish: boolean,
): string | undefined {
  if (asked === undefined || !ASKS_WHY.test(message)) return undefined;
  const meant = /\bwhy\b[^.?!]{0,20}\be-?mail\b/i.test(message) ? 'email' : asked;
  return WHY[meant][isSpanish ? 'es' : 'en'];
}

const STILL = { en: 'If you still want to be contacted:', es: 'Si aún quiere que le contactemos:' };
/** So sure is what else somebody asks. */
const ASKED = 0.4;

/** To a question about the detail that was asked for: its answer, and the same question once more. */
export function answerToWhy(
  { lastStance, details }: ToldDetails,
  asked: LeadField | undefined,
  {
    message,
    first,
    isSpanish,
  }: { message: string; first: ChosenTopic | undefined; isSpanish: boolean },
): string | undefined {
  const isQuestion = lastStance === 'doubts' && message.includes('?');
  if (asked === undefined || !isQuestion || details[asked] !== undefined) return undefined;
  const why = /\bwhat (?:happens|do)\b/i.test(message)
    ? undefined
    : whyAsked(message, asked, isSpanish);
  const fitting = first && first.probability >= ASKED ? first.topic : undefined;
  const topic = ASKS_WHO_SEES.test(message) ? topicById('chat-privacy') : fitting;
  const said = why ?? (isSpanish ? topic?.spanish : topic?.answer);
  const language = isSpanish ? 'es' : 'en';
  return said && `${said}\n\n${STILL[language]} ${questions[language][asked]}`;
}
