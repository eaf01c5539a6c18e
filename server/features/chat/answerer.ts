import type { ChatLead, ChatTurn } from '#shared/contracts/chat.ts';

/** What a visitor asks, with the conversation as the browser claims it was. */
export interface Question {
  readonly message: string;
  /** Oldest first. A claim of the browser: quoted at most, never obeyed. */
  readonly history: readonly ChatTurn[];
  /** Where it comes from, truncated; whoever shares it shares the limits. */
  readonly network?: string;
  /** The page it was asked on, in the site's words. */
  readonly page?: string;
  /** What became of the visitor's contact details, as the browser claims. */
  readonly lead?: ChatLead;
}

/** Takes the next words of an answer, which may be shown at once. */
export type Say = (text: string) => void;

/** One way of answering; the chat has two. */
export interface Answerer {
  /**
   * @param say gets whole sentences of the answer as soon as they are sure; the rest of it comes at
   *   the end only. Where the answerer throws, what was said up to then stands all the same
   * @returns the whole answer: plain text with paragraphs, `- ` lists and `[label](/path)` links of this site
   * @throws NoAnswerError where this answerer has none
   */
  answer(question: Question, say?: Say): Promise<string>;
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
