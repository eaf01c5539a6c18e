import { chatTexts } from '#shared/content/chat-texts.ts';
import { company } from '#shared/content/company.ts';
import type { ChatLead, ChatTurn } from '#shared/contracts/chat.ts';
import {
  isSendable,
  LEAD_FIELDS,
  type LeadField,
  wholeDetails,
} from '#shared/leads/lead-details.ts';
import { asksForArea } from './details-in-words.ts';
import { type LeadReading, readLead } from '#shared/leads/read-lead.ts';

const { phone, name: companyName } = company;
const { questions } = chatTexts.lead;

const ASKED: Readonly<Record<LeadField, RegExp>> = {
  name: /\b(?:your name|su nombre)\b/i,
  email: /\b(?:what|which|that) e-mail address|\b(?:qu[eé]|ese) correo/i,
  phone:
    /\b(?:which|that) phone number|\bese n[uú]mero de tel[eé]fono|\bqu[eé] n[uú]mero de tel[eé]fono/i,
};

/** Whether the assistant has just asked for a detail, in the last paragraph of its answer, and which. */
export function askedFor(history: readonly ChatTurn[]): LeadField | undefined {
  const last = history.at(-1);
  if (last?.role !== 'assistant') return undefined;
  const question = last.content.slice(last.content.lastIndexOf('\n\n') + 1);
  return LEAD_FIELDS.find((field) => ASKED[field].test(question));
}

/** Contact details as they stand after a message, as the card of the browser has them. */
export interface ToldDetails extends LeadReading {
  /** Of details that our team has already, the message changes some. */
  readonly isCorrection: boolean;
  /** Of details that were given here before and are not sent yet, the message changes one. */
  readonly isChange?: boolean;
  /** A detail that the message takes back without another one in its place. */
  readonly dropped?: LeadField;
}

type HandedOver = ChatLead & { readonly status: 'sending' | 'sent' };
export const isHandedOver = (lead: ChatLead | undefined): lead is HandedOver =>
  lead?.status === 'sending' || lead?.status === 'sent';

/**
 * What the browser reads too, so that an answer and the card never disagree.
 * @param lead what became of details that were handed over before
 */
export function detailsAfter(
  message: string,
  history: readonly ChatTurn[],
  lead: ChatLead | undefined,
): ToldDetails {
  const said: ChatTurn = { role: 'user', content: message };
  if (!isHandedOver(lead)) {
    const reading = readLead([...history, said]);
    const before = reading.detailsBefore;
    const isChange = (['email', 'phone'] as const).some(
      (field) => before[field] !== undefined && reading.details[field] !== before[field],
    );
    const dropped = LEAD_FIELDS.find(
      (field) => before[field] !== undefined && reading.details[field] === undefined,
    );
    return { ...reading, isCorrection: false, isChange, ...(dropped && { dropped }) };
  }
  const { name, email, phone } = lead;
  const sent = { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) };
  const reading = readLead([...history.slice(-1), said], sent);
  const isCorrection = LEAD_FIELDS.some((field) => reading.details[field] !== sent[field]);
  return { ...reading, isCorrection };
}

/** "Dana" of "dana whitehorse", "Dr. Raman" of "Dr. Priya Raman". */
function addressed(name = ''): string {
  const words = name.split(' ').map(capitalized);
  const [first = '', ...rest] = words;
  const last = rest.at(-1);
  if (INITIAL.test(first)) return name;
  return TITLE.test(first) && last !== undefined ? `${first} ${last}` : first;
}

const INITIAL = /^(?:\p{L}\.){1,3}$/u;
const TITLE =
  /^(?:dr|dra|doctora?|mrs?|ms|prof|sra?|srta|father|pastor|rev|licenciad[oa]|enfermer[oa])\.?$/i;
const capitalized = (word: string) => {
  const isInitials = word.includes('.') && !TITLE.test(word);
  const isShouted = word.length > 2 && word === word.toUpperCase() && !isInitials;
  return word.charAt(0).toUpperCase() + (isShouted ? word.slice(1).toLowerCase() : word.slice(1));
};

/** What a message holds of details that cannot be used as it is. */
export interface PartialDetails {
  readonly email?: boolean;
  readonly phone?: boolean;
  /** A number without its area code. */
  readonly area?: boolean;
}

/** The sentence that follows details: thanks, then the one that is missing, or what happens next. */
export function replyToDetails(
  { details, given, stance, lastStance, isCorrection, isChange }: ToldDetails,
  isSpanish: boolean,
  partial: PartialDetails = {},
): string {
  const thanks = isSpanish ? 'Gracias' : 'Thanks';
  const greeting = `${[thanks, addressed(details.name)].filter(Boolean).join(', ').replace(/\.$/, '')}.`;
  if (partial.email && details.email === undefined)
    return `${greeting} ${isSpanish ? CORREO_PARCIAL : EMAIL_PARTIAL}`;
  if (partial.area && details.phone === undefined) return `${greeting} ${asksForArea(isSpanish)}`;
  if (partial.phone && details.phone === undefined)
    return `${greeting} ${isSpanish ? PARCIAL : PARTIAL}`;
  const missing = LEAD_FIELDS.find((field) => details[field] === undefined);
  // A number that came before it was asked for is not passed over in silence.
  const isEarly = given.phone !== undefined && missing === 'email';
  const numberNoted = (lastStance === 'asks' ? FOR_THE_CALL : NUMBER)[isSpanish ? 'es' : 'en'];
  const noted = isEarly ? ` ${numberNoted}` : '';
  if (missing !== undefined)
    return `${greeting}${noted} ${questions[isSpanish ? 'es' : 'en'][missing]}`;
  if (isCorrection) return `${greeting} ${isSpanish ? CORREGIDO : CORRECTED}`;
  const isTimed = stance === 'willing' && isSendable(wholeDetails(details));
  if (!isTimed) return `${greeting} ${isSpanish ? CUANDO_QUIERA : WHEN_YOU_LIKE}`;
  if (isChange === true) return `${greeting} ${isSpanish ? CAMBIADO : CHANGED}`;
  return `${greeting} ${isSpanish ? COMPLETO : COMPLETE}`;
}

const NUMBER = { en: 'I have the number.', es: 'Tengo el número.' };
const FOR_THE_CALL = {
  en: 'I have the number; someone calls it once the rest is here and sent.',
  es: 'Tengo el número; alguien llama cuando esté lo demás y se envíe.',
};
const PARTIAL =
  'That phone number does not look complete: could you type it again, with all ten digits?';
const PARCIAL =
  'Ese número de teléfono no parece completo: ¿lo puede escribir otra vez, con diez dígitos?';
const EMAIL_PARTIAL =
  'That e-mail address does not look complete: could you type the whole of it again?';
const CORREO_PARCIAL = 'Ese correo no parece completo: ¿lo puede escribir otra vez, entero?';
/** To an address alone that is none. */
export const asksForWholeEmail = (isSpanish: boolean): string =>
  isSpanish ? CORREO_PARCIAL : EMAIL_PARTIAL;
const { send } = chatTexts.lead;
const WHEN_YOU_LIKE = `You see a summary of what I understood: nothing of it is sent unless you press “${send}”.`;
const CUANDO_QUIERA = `Verá un resumen de lo que entendí: nada se envía si usted no pulsa “${send}”.`;
const CHANGED = `I changed that: you see a summary with it, to check before it is sent. Please leave patient information out of this chat.`;
const CAMBIADO = `Lo cambié: verá un resumen con ese cambio para revisar antes de enviarlo.`;
const CORRECTED =
  'You see your details with that change: check them, and they replace what our team has.';
const CORREGIDO =
  'Verá sus datos con ese cambio: revíselos, y reemplazan los que tiene nuestro equipo.';
const COMPLETE = `That is all we need: someone from our team will get back to you. You see a summary to check before it is sent. If it is urgent, ring us at ${phone.display}, 24/7/365. Please leave patient information out of this chat.`;
const COMPLETO = `Con eso, alguien de ${companyName} le contactará. Antes de enviarlo verá un resumen para revisar. Si es urgente, llame al ${phone.display}, a cualquier hora.`;
