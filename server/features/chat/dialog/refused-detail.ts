import { company } from '#shared/content/company.ts';
import { LEAD_FIELDS, type LeadField } from '#shared/leads/lead-details.ts';
import type { Reading } from '../understanding/reading.ts';
import type { ToldDetails } from './lead-dialog.ts';
import { isLike, patterns } from './like.ts';

const { phone, emails } = company;

const UNWILLING = [
  'rather|prefer ~2 not ~5 WHAT',
  'not|NOT ~2 giving|give|share|sharing|leaving|leave ~5 WHAT',
  'NOT ~2 have|use|want ~4 WHAT',
  'no ~1 WHAT $',
  'no ~1 tengo|uso|quiero|doy ~4 WHAT',
  'prefiero ~1 no ~4 WHAT',
  'no WHAT ~4 use|have|got|own|get|adding',
  'why ~4 WHAT & just|only',
  'no WHAT & junk|spam|please|enough|just|only|give|ask',
  'NOT ~1 do|like ~1 WHAT|phones|calls',
];
/** Of whatever is still missing. */
const NO_MORE = patterns(
  'all ~1 you|u ~1 get|need',
  'all ~2 i ~3 give|giving|share|sharing',
  'nothing ~1 more|else ~3 give|get',
  'none of your business',
  'NOT ~2 tell|telling|say|saying ~3 who ~1 i ~1 am',
  'no ~3 importa quien soy',
  'es todo ~3 doy|dar',
);
const WORDS: Record<LeadField, string> = {
  name: 'name|nombre',
  email: 'e-mail|mail|correo',
  phone: 'phone|cell|number|mobile|telefono|celular|numero',
};

const refusals = LEAD_FIELDS.map((field) => ({
  field,
  likes: patterns(...UNWILLING.map((each) => each.replace('WHAT', WORDS[field]))),
}));

const ALL_THREE = `That is fine. What is sent from this chat needs a name, an e-mail address and a phone number, so nothing is sent now: without one of them please call ${phone.display} or write to ${emails.sales.address}, and say how you want to be answered.`;
const LOS_TRES = `Está bien. Desde este chat solo se envía con nombre, correo y teléfono, así que ahora no se envía nada. Sin uno de ellos, llame al ${phone.display} o escriba a ${emails.sales.address} y diga cómo prefiere la respuesta.`;

/** That nothing is sent without all three, and the way on. */
export const withoutAll = (isSpanish: boolean): string => (isSpanish ? LOS_TRES : ALL_THREE);

/** "No phone. I get eleven robocalls a day": a sentence of two words. */
const FLATLY =
  /(?:^|[.!?;,]\s{0,3})no (?:(?<email>e-?mail|correo)|(?<phone>phone|tel[eé]fono))s?[.!;,]/i;

/** "So if I don't give my name it is gone?" refuses nothing. */
const ASKS_WHAT_IF =
  /\b(?:if|unless) (?:i|we) (?:\w{1,8} )?(?:do not|don'?t|do|won'?t|did ?n'?t|refuse)\b|\bsi no (?:(?:le|les|lo) )?(?:doy|dejo|pongo|quiero)\b/i;

/** The way on for whoever does not want to leave a detail that the card cannot do without. */
export function answerToRefusedDetail(
  message: string,
  reading: Reading,
  { details }: ToldDetails,
  isSpanish: boolean,
): string | undefined {
  if (message.includes('?') && ASKS_WHAT_IF.test(message)) return undefined;
  const isIncomplete = LEAD_FIELDS.some((field) => details[field] === undefined);
  if (isIncomplete && isLike(reading, NO_MORE)) return withoutAll(isSpanish);
  const flatly = FLATLY.exec(message)?.groups;
  const isRefused = refusals.some(
    ({ field, likes }) =>
      details[field] === undefined && (flatly?.[field] !== undefined || isLike(reading, likes)),
  );
  return isRefused ? withoutAll(isSpanish) : undefined;
}

/** A few words that refuse an e-mail address before one was asked for, as somebody does who heard of offers. */
export const refusesEmail = (reading: Reading): boolean =>
  reading.tokens.length <= LONGEST_REFUSAL &&
  refusals.some(({ field, likes }) => field === 'email' && isLike(reading, likes));

const LONGEST_REFUSAL = 8;
