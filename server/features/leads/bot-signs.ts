import type { ChatContactRequest } from '#shared/contracts/chat-contact.ts';

/** No person opens a chat and types a name, an e-mail address and a number faster. */
const FASTEST_PERSON_MS = 3_000;

type Signs = Pick<ChatContactRequest, 'website' | 'elapsedMs'>;

/**
 * Whether a lead looks like a bot's: it filled the honeypot, a field no person sees, or was too fast. Such a lead
 * is stored and reported with a mark, because the browser's autofill may be to blame.
 */
export function looksLikeBot({ website, elapsedMs }: Signs): boolean {
  const isHoneypotFilled = website !== undefined && website.trim() !== '';
  return isHoneypotFilled || (elapsedMs !== undefined && elapsedMs < FASTEST_PERSON_MS);
}

/**
 * Whether a lead is stored and reported with a mark: it looks like a bot's, or came without what the site's own
 * chat always sends along.
 */
export const isSuspect = (signs: Signs): boolean =>
  signs.elapsedMs === undefined || looksLikeBot(signs);
