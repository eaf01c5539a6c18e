import { type Answerer, NoAnswerError, type NoAnswerReason, type Question } from '../answerer.ts';
import type { Fact } from '../facts/fact.ts';
import { type FindFault, withoutPlaceholders } from '../output-check/output-check.ts';
import { redactConversation } from '../redaction/redact-conversation.ts';
import type { Admission } from './admission.ts';
import { UnusableReplyError } from './bounded-fetch.ts';
import { buildInstructions } from './instructions.ts';
import { MAX_ANSWER_TOKENS, type ModelClient, type ModelMessage } from './model-client.ts';
import type { Reservation, TokenLedger } from './token-ledger.ts';

export interface ModelAnswererOptions {
  readonly client: ModelClient;
  readonly ledger: TokenLedger;
  readonly admission: Admission;
  /** Facts for a question, best first; the question is without personal details. */
  readonly factsFor: (question: Question) => Promise<readonly Fact[]>;
  readonly findFault: FindFault;
  /** Milliseconds for everything: ledger, call, reading and check. */
  readonly timeLimitMs: number;
  /** See buildInstructions. */
  readonly canary: string;
}

/** English and Spanish run at about four characters a token; three leaves room for odd text. */
const CHARACTERS_PER_TOKEN = 3;

/**
 * Asks a model that someone else may run: redacted, with the facts of this question only, within
 * the limits, and with its answer checked. Every way it can fail is a NoAnswerError.
 */
export function createModelAnswerer(options: ModelAnswererOptions): Answerer {
  const { admission, canary, client, factsFor, findFault, ledger, timeLimitMs } = options;

  async function ask(asked: Question, signal: AbortSignal): Promise<string> {
    const question = redactConversation(asked);
    const facts = await factsFor(question);
    const { messages, secretText } = buildInstructions(question, facts, canary);
    const estimate = tokensIn(messages) + MAX_ANSWER_TOKENS;
    const reservation = await reserve(ledger, estimate);
    signal.throwIfAborted();
    const { text, totalTokens } = await client(messages, signal);
    await settle(reservation, totalTokens);
    const answer = withoutPlaceholders(text);
    if (findFault(answer, { facts, secretText }) !== undefined) {
      throw new NoAnswerError('refused by the output check');
    }
    return answer;
  }

  return {
    async answer(question) {
      const admitted = admission.enter();
      if (typeof admitted === 'string') throw new NoAnswerError(admitted);
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(), timeLimitMs);
      const work = ask(question, deadline.signal);
      // Counts as running until it really is over, also when nobody waits for it any more.
      void work.then(
        () => admitted.leave(true),
        (error: unknown) => admitted.leave(isNoFaultOfTheModel(error)),
      );
      try {
        return await Promise.race([work, rejectedAt(deadline.signal)]);
      } catch (error) {
        if (deadline.signal.aborted) throw new NoAnswerError('too slow', { cause: error });
        throw asNoAnswer(error);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function tokensIn(messages: readonly ModelMessage[]): number {
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

async function reserve(ledger: TokenLedger, tokens: number): Promise<Reservation> {
  let reservation: Reservation | undefined;
  try {
    reservation = await ledger.reserve(tokens);
  } catch (error) {
    throw new NoAnswerError('ledger away', { cause: error });
  }
  if (!reservation) throw new NoAnswerError('over the daily limit');
  return reservation;
}

/** A count that is missing or absurd leaves the reservation, which is the safe side. */
async function settle(reservation: Reservation, totalTokens: number | undefined): Promise<void> {
  if (totalTokens === undefined || totalTokens === 0 || totalTokens > 1_000_000) return;
  // The answer is there: an account that cannot be corrected is no reason to withhold it.
  await reservation.settle(totalTokens).catch(() => undefined);
}

function rejectedAt(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new NoAnswerError('too slow')), { once: true });
  });
}

function asNoAnswer(error: unknown): NoAnswerError {
  if (error instanceof NoAnswerError) return error;
  // The client library wraps what its fetch threw; JSON that is none is a SyntaxError.
  const causes = [error, error instanceof Error ? error.cause : undefined];
  const isUnusable = causes.some(
    (cause) => cause instanceof UnusableReplyError || cause instanceof SyntaxError,
  );
  return new NoAnswerError(isUnusable ? 'unusable' : 'unreachable', { cause: error });
}

/** Limits of ours, and an answer that came but was refused: a visitor must not be able to stop the model. */
const NOT_ITS_FAULT = new Set<NoAnswerReason>([
  'over the daily limit',
  'ledger away',
  'refused by the output check',
]);

function isNoFaultOfTheModel(error: unknown): boolean {
  return error instanceof NoAnswerError && NOT_ITS_FAULT.has(error.reason);
}
