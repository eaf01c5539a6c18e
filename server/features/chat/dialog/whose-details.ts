import type { ChatTurn } from '#shared/contracts/chat.ts';
import { findEmails, findPhones } from '#shared/leads/contact-details.ts';
import { isWholeName } from '#shared/leads/name-at.ts';
import { holdsDetails } from './contact-details.ts';
import type { ToldDetails } from './lead-dialog.ts';
import type { Said } from './topics-beside-details.ts';

/** Details of somebody else are a matter of their own below this. */
const SURELY_ELSE = 0.75;
/** Details that are somebody else's, in a message that asks nothing we know. */
export const isOfAnother = ({ message, chosen: [first] }: Said): boolean =>
  holdsDetails(message) &&
  !message.includes('?') &&
  (first === undefined || first.probability < SURELY_ELSE);

/** "Don't call me, call my boss". */
export const CALL_ANOTHER =
  /\b(?:call|contact|reach|text|e-?mail|talk to|speak with) (?:my|our|his|her) \w|\bnot me\b/i;

/** Whoever else is meant, nobody is to call the one who writes: "dont call me call my husband". */
const NOT_ME_BUT =
  /\b(?:do not|don'?t|dont|no) (?:call|contact|text|e-?mail|ring|me llame\w{0,2}) ?(?:me|us)?\b[ ,.;:-]{0,3}(?:please |just |but |and |instead )?(?:call|contact|text|e-?mail|ring|reach|llame\w{0,2} a) (?:my|our|mi) \w/i;
export const isForAnother = (message: string): boolean =>
  NOT_ME_BUT.test(message) && holdsDetails(message);

/** Which detail of somebody else a message holds where the visitor's own is missing. */
export function notTaken(message: string, { details }: ToldDetails): 'email' | 'phone' | undefined {
  if (details.name === undefined) return undefined;
  if (details.email === undefined) return findEmails(message).length > 0 ? 'email' : undefined;
  return details.phone === undefined && findPhones(message).length > 0 ? 'phone' : undefined;
}

/** Our answer has offered to take contact details. */
const OFFERED = /contact details|\bfree\b|\bdatos\b/;

/** A full name and nothing else, after an answer that offers to take contact details. */
export function loneName(message: string, history: readonly ChatTurn[]): string | undefined {
  const last = history.at(-1);
  const text = message.trim().replace(/\.$/, '');
  const isName = text.includes(' ') && isWholeName(text, { isLoose: false });
  return isName && last?.role === 'assistant' && OFFERED.test(last.content) ? text : undefined;
}
