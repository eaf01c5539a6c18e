/** How much the API takes where the browser has to know it beforehand. Free of zod, like the paths. */

/**
 * How much of a conversation is sent along. Texts with many accents weigh more bytes than
 * characters; a body over 32 kB is refused before these are counted.
 */
export const CHAT_LIMITS = {
  messageCharacters: 2_000,
  historyTurns: 20,
  /** All turns together. */
  historyCharacters: 12_000,
} as const;
