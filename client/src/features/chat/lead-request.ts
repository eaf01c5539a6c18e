import type { ChatContactRequest } from '#shared/contracts/chat-contact.ts';
import { chatTexts } from '#shared/content/chat-texts.ts';
import { CONSENT_VERSION } from '#shared/content/sms-consent.ts';
import type { ChatState } from './chat-state.ts';
import { extractLead, type LeadDetails } from './extract-lead.ts';

/** A request ends at 32 kB; a page that is being left may send 64 kB in all. */
const MESSAGE_BYTES = 20_000;
const MIN_NAME_CHARACTERS = 2;
const MIN_PHONE_DIGITS = 10;
const MAX_NAME_CHARACTERS = 200;
const MAX_PHONE_CHARACTERS = 40;
const MAX_EMAIL_CHARACTERS = 254;
/** What the API takes for an address, written out: its own rule would bring zod's 22 kB. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** What is known of the visitor: found in the messages, and above it what they typed into the card. */
export function leadDetails({ messages, lead }: ChatState): LeadDetails {
  const { name = '', email = '', phone = '' } = { ...extractLead(messages), ...lead.edits };
  return { name: asOneLine(name), email: email.trim(), phone: asOneLine(phone) };
}

/** As the API does: control characters are no part of a name. */
const asOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** The details that cannot be sent as they are, with what is wrong with them. */
export function leadProblems({ name, email, phone }: LeadDetails): Partial<LeadDetails> {
  const { problems } = chatTexts.lead;
  const isName =
    Array.from(name).length >= MIN_NAME_CHARACTERS && name.length <= MAX_NAME_CHARACTERS;
  const isEmail = EMAIL.test(email) && email.length <= MAX_EMAIL_CHARACTERS;
  const digits = phone.replace(/\D/g, '').length;
  const isPhone = digits >= MIN_PHONE_DIGITS && phone.length <= MAX_PHONE_CHARACTERS;
  return {
    ...(!isName && { name: problems.name }),
    ...(!isEmail && { email: problems.email }),
    ...(!isPhone && { phone: problems.phone }),
  };
}

/** Whether name, e-mail and phone are all there and in order. */
export const isSendable = (details: LeadDetails): boolean =>
  Object.keys(leadProblems(details)).length === 0;

/** Whether the card stands in the conversation: everything is known, or it was asked for. */
export function isLeadShown(state: ChatState): boolean {
  const { status, isAsked } = state.lead;
  const isKnown = () => Object.keys(extractLead(state.messages)).length === 3;
  return status === 'open' && (isAsked || isKnown());
}

/** @param now milliseconds since 1970 */
export function leadRequest(state: ChatState, now: number): ChatContactRequest {
  const { smsOptIn, marketingOptIn } = state.lead;
  return {
    ...leadDetails(state),
    message: conversationText(state),
    service: 'chat-inquiry',
    smsOptIn,
    marketingOptIn,
    consentTextVersion: CONSENT_VERSION,
    elapsedMs: Math.max(0, now - state.openedAt),
  };
}

/** The conversation as lines of `User: …` and `Assistant: …` (spec §3); of a long one its end. */
function conversationText({ messages }: ChatState): string {
  const lines = messages.map(({ role, content }) => {
    const speaker = role === 'user' ? 'User' : 'Assistant';
    // A line break inside a message could pass for another speaker's line; the API takes no NUL.
    return `${speaker}: ${content.replace(/[\s\p{Cc}]+/gu, ' ')}`;
  });
  const bytesOf = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length;
  const isTooLong = () => bytesOf(lines.join('\n')) > MESSAGE_BYTES;
  while (lines.length > 1 && isTooLong()) lines.shift();
  return lines.join('\n');
}
