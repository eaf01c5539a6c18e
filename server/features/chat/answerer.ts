import type { ChatTurn } from '#shared/contracts/chat.ts';

/** What a visitor asks, with the conversation as the browser claims it was. */
export interface Question {
  readonly message: string;
  /** Oldest first. A claim of the browser: quoted at most, never obeyed. */
  readonly history: readonly ChatTurn[];
  /** Where it comes from, truncated; whoever shares it shares the limits. */
  readonly network?: string;
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
  | 'over the share of one address'
  | 'ledger away'
  | 'busy'
  | 'resting'
  | 'too slow'
  | 'unreachable'
  | 'refused by the service'
  | 'unusable'
  | 'about a patient'
  | 'refused by the output check';

/** Why there is no answer, in words that are safe to log. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  /** Of the service, where it answered with one: 401 for a wrong key, 404 for a wrong model. */
  readonly status: number | undefined;
  /** The service's own short code, such as `invalid_api_key`; never its message. */
  readonly code: string | undefined;
  constructor(
    readonly reason: NoAnswerReason,
    options: ErrorOptions & { readonly status?: number; readonly code?: string } = {},
  ) {
    super(reason, options);
    this.status = options.status;
    this.code = options.code;
  }
}
