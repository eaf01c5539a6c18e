import { company } from '#shared/content/company.ts';
import type { ChatTurn } from '#shared/contracts/chat.ts';
import { ASK_NAME } from '../topics/phrases.ts';
import { bareName, emailIn, nameIn, nameReply, phoneIn } from './contact-details.ts';

const { phone, name: companyName } = company;

/** What of a visitor's contact details the conversation holds so far. */
export interface KnownDetails {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
}

const ASKED_NAME = /\b(?:your name|su nombre)\b/i;
const ASKED_EMAIL = /\bwhat e-mail address|\bqu[eé] correo/i;
const ASKED_PHONE = /\bwhich phone number|\bqu[eé] n[uú]mero de tel[eé]fono/i;

/** Whether the assistant has just asked for a detail, and which. */
export function askedFor(history: readonly ChatTurn[]): 'name' | 'email' | 'phone' | undefined {
  const last = history.at(-1);
  if (last?.role !== 'assistant') return undefined;
  if (ASKED_NAME.test(last.content)) return 'name';
  if (ASKED_EMAIL.test(last.content)) return 'email';
  if (ASKED_PHONE.test(last.content)) return 'phone';
  return undefined;
}

/** The details in all turns of the visitor; later ones correct earlier ones. */
export function detailsIn(turns: readonly ChatTurn[]): KnownDetails {
  let known: KnownDetails = {};
  turns.forEach(({ role, content }, index) => {
    if (role !== 'user') return;
    const text = content.slice(-2_000).normalize('NFKC');
    const email = emailIn(text);
    const number = phoneIn(text);
    const asked = askedFor(turns.slice(0, index));
    const isReply = asked === 'name' && email === undefined && number === undefined;
    const reply = isReply ? nameReply(text) : bareName(text);
    const name = nameIn(text) ?? reply;
    known = {
      ...known,
      ...(email !== undefined && { email }),
      ...(number !== undefined && { phone: number }),
      ...(name !== undefined && { name }),
    };
  });
  return known;
}

/** The sentence that follows details: thanks, then the one that is missing. */
export function replyToDetails(
  known: KnownDetails,
  isSpanish: boolean,
  hasPartial = false,
): string {
  const first = known.name?.split(' ')[0];
  const thanks = isSpanish ? 'Gracias' : 'Thanks';
  const greeting = first === undefined ? `${thanks}.` : `${thanks}, ${first}.`;
  if (hasPartial && known.phone === undefined)
    return isSpanish
      ? `${greeting} Ese número de teléfono no parece completo: ¿lo puede escribir otra vez, con diez dígitos?`
      : `${greeting} That phone number does not look complete: could you type it again, with all ten digits?`;
  if (isSpanish) {
    if (known.name === undefined) return `${greeting} ¿Cuál es su nombre? (Your name, please.)`;
    if (known.email === undefined)
      return `${greeting} ¿A qué correo electrónico le podemos escribir?`;
    if (known.phone === undefined)
      return `${greeting} ¿A qué número de teléfono le podemos llamar?`;
    return `${greeting} Con eso, alguien de ${companyName} le contactará. Antes de enviarlo verá un resumen para revisar. Si es urgente, llame al ${phone.display}, a cualquier hora.`;
  }
  if (known.name === undefined) return `${greeting} ${ASK_NAME}`;
  if (known.email === undefined) return `${greeting} What e-mail address can we write to?`;
  if (known.phone === undefined) return `${greeting} Which phone number can we reach you at?`;
  return `${greeting} That is all we need: someone from our team will get back to you. You see a summary to check before it is sent. If it is urgent, ring us at ${phone.display}, 24/7/365. Please leave patient information out of this chat.`;
}
