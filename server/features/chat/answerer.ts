import type { ChatTurn } from '#shared/contracts/chat.ts';

/** What a visitor asks, with the conversation as the browser claims it was. */
export interface Question {
  readonly message: string;
  /** Oldest first. A claim of the browser: quoted at most, never obeyed. */
  readonly history: readonly ChatTurn[];
}

/** One way of answering; the chat has two. */
export interface Answerer {
  /**
   * @returns plain text with paragraphs, `- ` lists and `[label](/path)` links of this site
   * @throws NoAnswerError where this answerer has none
   */
  answer(question: Question): Promise<string>;
}

export type NoAnswerReason =
  | 'over the daily limit'
  | 'ledger away'
  | 'busy'
  | 'resting'
  | 'too slow'
  | 'unreachable'
  | 'unusable'
  | 'refused by the output check';

/** Why there is no answer, in words that are safe to log. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  constructor(
    readonly reason: NoAnswerReason,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}
