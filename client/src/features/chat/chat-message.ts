/** One bubble of the conversation (spec §3). */
export interface ChatMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** When it was said, in milliseconds since 1970. */
  readonly timestamp: number;
  /** The bubble about a lost connection: shown, but no part of what was said. */
  readonly isFailure?: true;
}
