import { company } from '#shared/content/company.ts';
import { LEAD_FIELDS } from '#shared/leads/lead-details.ts';
import type { ToldDetails } from './lead-dialog.ts';

const { emails, phone } = company;

/** "Can you spell back what you have?" */
const READ_BACK =
  /\b(?:spell|read|repeat|say) (?:it |that |them |those )?back\b|\bwhat (?:do|did) you (?:have|get|write|note)\b.{0,15}(?:down|for me|so far|\?|$)|\bwhat(?:'s| is) (?:my|the) (?:number|e-?mail|name)(?: you have)?\b|\bdid you get (?:that|it|my|them|all)\b|\bconfirm (?:my|the) (?:details|number|e-?mail|info\w{0,8})\b|\bqu[eé] datos tiene/i;

/** What was understood, to whoever asks for it; undefined where nothing was or nobody does. */
export function readBack(
  message: string,
  { details }: ToldDetails,
  isSpanish: boolean,
): string | undefined {
  const known = LEAD_FIELDS.map((field) => details[field]).filter((each) => each !== undefined);
  if (known.length === 0 || !READ_BACK.test(message)) return undefined;
  return isSpanish
    ? `Tengo esto: ${known.join(', ')}. Si algo está mal, escríbalo otra vez.`
    : `This is what I have: ${known.join(', ')}. If something is wrong, type it again and I change it.`;
}

const ELSEWHERE =
  /\b(?:same as|in my signature|signature|see above|(?:info|details|number|e-?mail|all) (?:is|are) (?:\w{1,10} )?above|on file|already (?:have|gave|told)|you have it|like before|same one|same (?:number|e-?mail|one|phone) as|(?:gave|left|used|told you) (?:you )?last time)\b/i;

/** "U have my number already, use that". */
export const saysWeHave = (message: string): boolean =>
  !message.includes('?') &&
  /\b(?:you|u) (?:guys )?(?:already )?(?:have|got) (?:my|our) (?:number|phone|e-?mail|info|details)\b/i.test(
    message,
  );

/** To whoever points to a detail that is not in this conversation. */
export const cannotSee = (message: string, isSpanish: boolean): string | undefined => {
  if (!ELSEWHERE.test(message) && !saysWeHave(message)) return undefined;
  return isSpanish
    ? 'Desde aquí no lo veo: solo lo que está escrito en este chat.'
    : 'I cannot see that from here, only what is typed in this chat.';
};

const ON_A_SITE =
  /\b(?:on|from|at|off) (?:our|my|the) (?:\w{1,20} )?(?:web ?site|web ?page|site|page|facebook|google listing)\b|\b(?:just )?look (?:it|us|me|them) up\b|\ben (?:nuestra|mi|la) p[aá]gina\b/i;
const OWN_DETAILS =
  /\b(?:number|phone|info|information|e-?mail|details|contact|n[uú]mero|datos)\b|\b(?:contact|call|reach) (?:me|us)\b/i;

/** To whoever wants to be reached by what stands on their own site. */
export const cannotLookUp = (message: string, isSpanish: boolean): string | undefined => {
  if (!ON_A_SITE.test(message) || !OWN_DETAILS.test(message) || message.includes('?'))
    return undefined;
  return isSpanish
    ? 'Desde aquí no lo puedo buscar, así que todavía no se envía nada.'
    : 'I cannot look that up from here, so nothing is sent yet.';
};

const NOT_TAKEN = {
  phone: {
    en: 'The number in your message I did not take for your own.',
    es: 'No tomé por suyo el número de su mensaje.',
  },
  email: {
    en: 'The address in your message I did not take for your own.',
    es: 'No tomé por suya la dirección de su mensaje.',
  },
};
/** What is said beside the question for a detail that a message holds of somebody else. */
export const withNotTaken = (
  reply: string,
  field: 'email' | 'phone' | undefined,
  isSpanish: boolean,
): string =>
  field === undefined
    ? reply
    : reply.replace(THANKS, (thanks) => `${thanks} ${NOT_TAKEN[field][isSpanish ? 'es' : 'en']}`);

const TEXTS_TOO =
  /\b(?:can|may|could|feel free to|ok(?:ay)? to|fine to|pueden?|est[aá] bien)\b.{0,20}\b(?:text|textear|texto|mensajes de texto|sms)\b|\b(?:texts?|texting)(?: me)? (?:is|are|works?) (?:fine|ok|okay|good|better|easier|too)\b|\btext (?:me )?(?:too|as well|also)\b/i;
/** To whoever says that texts are welcome, too. */
export const textsToo = (message: string, isSpanish: boolean): string | undefined => {
  if (!TEXTS_TOO.test(message) || message.includes('?')) return undefined;
  return isSpanish
    ? 'Anotado. Los mensajes de texto necesitan su propio sí: marque “Text me” en la ficha.'
    : 'Noted. Text messages need a yes of their own: tick the “Text me” box on the card.';
};

const ONLY_CONDITIONS =
  /\b(?:no|not|without|sin|skip) (?:any |the |more |me )?(?:texts?|texting|sms|newsletters?|marketing|mailings?|spam|mensajes|promociones)\b/i;
/** To whoever says, after their details, what should not come with the answer. */
export const conditionsNoted = (message: string, isSpanish: boolean): string | undefined => {
  if (!ONLY_CONDITIONS.test(message) || message.includes('?')) return undefined;
  return isSpanish
    ? 'Anotado: solo llegan mensajes de texto si usted marca “Text me” en la ficha, y no le enviamos publicidad.'
    : 'Noted: texts come only if you tick “Text me” on the card, and no marketing comes of this.';
};

/** "Oh and it's about the wifi in our new building": what a call is to be about, while details are missing. */
const CALL_IS_ABOUT =
  /^\W{0,3}(?:(?:oh|ok|okay|and|also|btw|by the way|y|ah|um)[, ]{1,2}){0,3}(?:it'?s|it is|this is|i'?m calling|the call is|call is|es|la llamada es) (?:all |mostly )?(?:about|regarding|concerning|sobre|por|acerca de)\b/i;
/** "Not mornings, and talk to me, not my brother": when, and whom to ask for. */
const CALL_IS_WISHED =
  /^\W{0,3}(?:(?:oh|ok|okay|and|also|but|just|please|pls|btw|y|pero|por favor)[, ]{1,2}){0,3}(?:(?:(?:but )?not?|only|never|preferably|solo|nunca|pero no) (?:in (?:the )?|on |before |after |during |at |por las? |en las? |los )?(?:early |late )?(?:mornings?|afternoons?|evenings?|nights?|lunch|noon|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|ma[nñ]anas?|tardes?|noches?|lunes|martes|mi[eé]rcoles|jueves|viernes|\d{1,2}(?= ?(?:[ap]\.?m\b|o'?clock)|[.,!]|$))\b|(?:ask|asking) for me\b|(?:talk|speak) (?:only )?(?:to|with) me\b(?! about\b)|(?:que )?pregunten? por m[ií]\b)/i;
export const subjectNoted = (message: string, isSpanish: boolean): string | undefined => {
  if (message.includes('?')) return undefined;
  if (CALL_IS_WISHED.test(message))
    return isSpanish
      ? 'Anotado: eso va con sus datos; prometer un día o una hora desde aquí no puedo.'
      : 'Noted: that goes along with your details, but a day or an hour I cannot promise from here.';
  if (!CALL_IS_ABOUT.test(message)) return undefined;
  return isSpanish ? 'Anotado: eso va con sus datos.' : 'Noted: that goes along with your details.';
};

/** "I'm not giving my number to a chat." */
const NOT_GIVING =
  /\b(?:not|never|won'?t) (?:be )?(?:giving|give|leaving|leave|sharing|share|handing|hand)\b.{0,30}\b(?:number|phone|e-?mail|details|info|information)\b/i;
const FINE = `That is fine: you need leave nothing here.`;

/** A message without its refusal to leave a detail, or undefined where it refuses none. */
export function withoutNotGiving(message: string): string | undefined {
  const sentences = message.split(/(?<=[.?!;\n])\s/);
  const others = sentences.filter((sentence) => !NOT_GIVING.test(sentence));
  return others.length < sentences.length ? others.join(' ') : undefined;
}

/** The reply to that refusal, with the answer to what else was asked. */
export const notGivingReply = (answer: string | undefined): string =>
  answer === undefined
    ? `${FINE} Ask me anything, or contact us in your own time: call ${phone.display}, ${company.claims.supportHours}, or write to ${emails.sales.address}.`
    : `${FINE}\n\n${answer}`;

const WANTS_PERSON =
  /\b(?:talk|speak|chat|hablar|comunicarme)\b.{0,20}\b(?:person|people|human|someone|somebody|persona|alguien|humano)\b/i;
/** Details that come with the wish to speak to somebody now: whoever calls need not wait for the rest. */
export function withPerson(reply: string, message: string, isSpanish: boolean): string {
  if (!WANTS_PERSON.test(message)) return reply;
  const now = isSpanish
    ? `Una persona contesta ahora mismo al ${phone.display}, a cualquier hora; en qué idiomas no se dice aquí.`
    : `A person answers right now at ${phone.display}, ${company.claims.supportHours}.`;
  return `${now} ${reply}`;
}

/** "No newsletters!", beside details. */
const NO_ADS =
  /\b(?:no|not?|without|don'?t|never)\b.{0,50}\b(?:newsletters?|marketing|spam|ads|promotions?|promos|(?:e-?mail|mailing|call) lists?)\b/i;
const NO_TEXTS = /\b(?:no|without|don'?t (?:send )?)(?: any)? ?(?:texts?|texting|sms)\b/i;
export function withNoAds(reply: string, message: string, isSpanish: boolean): string {
  if (isSpanish) return reply;
  if (NO_ADS.test(message))
    return `${reply} No marketing comes of it: we send that only to people who ask for it.`;
  return NO_TEXTS.test(message)
    ? `${reply} Texts come only if you tick the “Text me” box on the card.`
    : reply;
}

/** "MRN 448201, dx": somebody's record stands beside details. */
const OF_A_PATIENT = /\b(?:mrn|dx|dob|pt(?: is|'s)|the patient is|patient name)\b/i;
const MISSING_RESULT =
  /\b(?:results?|labs?|pathology|biops(?:y|ies))\b.{0,40}\b(?:never|not|missing|didn'?t|haven'?t|hasn'?t)\b/i;
const NO_PATIENTS = 'Please write no patient details here: I neither need nor repeat them.';
const RESULT_FIRST = `A result that did not arrive cannot wait: ask the laboratory for it by phone now, and call ${phone.display}, at any hour, for the connection.`;
export const withNoPatients = (reply: string, message: string, isSpanish: boolean): string => {
  if (isSpanish || !OF_A_PATIENT.test(message)) return reply;
  const first = MISSING_RESULT.test(message) ? `${RESULT_FIRST} ` : '';
  return `${first}${NO_PATIENTS}\n\n${reply}`;
};

const LOCAL = {
  en: 'That number lacks its area code: which three digits come before it?',
  es: 'A ese número le falta el código de área: ¿qué tres dígitos van delante?',
};
export const asksForArea = (isSpanish: boolean): string => LOCAL[isSpanish ? 'es' : 'en'];

/** A day or an hour that somebody names for the call. */
const TIME_WISH =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|noon|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|ma[nñ]ana)\b|\b(?:after|before|around|until|by|(?:antes|despu[eé]s) de las?) \d{1,2}(?:\s?[ap]\.?m\b)?(?![-.\d\p{L}])/iu;

export const withTime = (reply: string, message: string, isSpanish: boolean) =>
  TIME_WISH.test(message) ? withNoTime(reply, isSpanish) : reply;

/** What cannot be promised is said behind the thanks. */
const withNoTime = (reply: string, isSpanish: boolean): string =>
  reply.replace(
    THANKS,
    (thanks) =>
      `${thanks} ${isSpanish ? 'Lo que escribió sobre la hora va con sus datos; prometerla desde aquí no puedo.' : 'What you wrote about the time goes along with your details, but a day or an hour I cannot promise from here.'}`,
  );

/** The first sentence of a reply, also with "Dr. Boone" in it. */
const THANKS =
  /^(?:Thanks|Gracias|Gladly|Con gusto)(?:, (?:Dra?\.|Mrs?\.|Ms\.|Sra?\.)?[^.]{0,80})?\./;
