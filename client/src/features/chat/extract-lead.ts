import { company } from '#shared/content/company.ts';
import type { ChatMessage } from './chat-message.ts';
import { asksForName, findName, nameInReply } from './find-name.ts';

/** How a visitor can be reached. */
export interface LeadDetails {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

const EMAIL = /[\p{L}\d._%+'-]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,24}/giu;
/** Ten digits as North America numbers them, with or without +1, 001 or 1 and separators. */
const PHONE =
  /(?:(?:\+|00)?1[\s.\-/]{0,3})?(?:\([2-9]\d{2}\)|[2-9]\d{2})[\s.\-/]{0,3}[2-9]\d{2}[\s.\-/]{0,3}\d{4}/g;
/** Numbers of other things that are written the same way. */
const OTHER_NUMBER =
  /\b(?:mrn|npi|ssn|dea|id|fax|account|acct|ticket|case|invoice|order|claim|policy|member|serial)\b(?:\s+(?:number|no\.?|is|was|id))*[\s:#.]*$/i;

/** What belongs to us is never the visitor's. */
const OWN_EMAILS: readonly string[] = Object.values(company.emails).map(({ address }) => address);
const OWN_PHONES = [company.phone, company.sms].map(({ e164 }) => e164.slice(-10));

/**
 * What the visitor has told about themselves (spec §5). Later messages correct earlier ones; within a
 * message the first e-mail address and the first phone number count. Pure: the same messages always
 * give the same details.
 */
export function extractLead(messages: readonly ChatMessage[]): Partial<LeadDetails> {
  let lead: Partial<LeadDetails> = {};
  let isNameCertain = false;
  let lastQuestion = '';
  for (const { role, content } of messages) {
    if (role === 'assistant') {
      lastQuestion = content;
      continue;
    }
    // Full-width digits and ligatures are typed on real keyboards.
    const text = content.normalize('NFKC');
    const email = findEmail(text);
    const phone = findPhone(text);
    if (email !== undefined) lead = { ...lead, email };
    if (phone !== undefined) lead = { ...lead, phone };

    const isReply = asksForName(lastQuestion) && email === undefined && phone === undefined;
    const reply = isReply ? nameInReply(text) : undefined;
    const found = findName(text) ?? (reply === undefined ? undefined : certainly(reply));
    if (found && (found.isCertain || !isNameCertain)) {
      lead = { ...lead, name: found.name };
      isNameCertain = found.isCertain;
    }
  }
  return lead;
}

const certainly = (name: string) => ({ name, isCertain: true });

/** The first e-mail address in a text that is not ours. */
function findEmail(text: string): string | undefined {
  return [...text.matchAll(EMAIL)]
    .map(([email]) => email.replace(/^[.'-]+/, ''))
    .find((email) => !email.includes('..') && !OWN_EMAILS.includes(email.toLowerCase()));
}

/** The first North American phone number in a text, as it was written, that is not ours. */
function findPhone(text: string): string | undefined {
  return [...text.matchAll(PHONE)].flatMap((match) => {
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    // A part of a longer number: a card, an account, a number of another country.
    const isCut = /\d[.\-/]?$|\+\d{1,3}[\s.-]?\(?$/.test(before) || /^[.\-/]?\d/.test(after);
    const isOurs = OWN_PHONES.includes(match[0].replace(/\D/g, '').slice(-10));
    return isCut || isOurs || OTHER_NUMBER.test(before) ? [] : [match[0].trim()];
  })[0];
}
