import { withTimeBound } from '#server/lib/with-time-bound.ts';
import { APIConnectionError, APIError } from 'openai';
import { type Answerer, NoAnswerError, type Question } from '../answerer.ts';
import type { Fact } from '../facts/fact.ts';
import { type FindFault, withoutPlaceholders } from '../output-check/output-check.ts';
import { redactConversation } from '../redaction/redact-conversation.ts';
import type { AddressShare } from './address-share.ts';
import type { Admission, CallOutcome } from './admission.ts';
import { UnusableReplyError } from './bounded-fetch.ts';
import { buildInstructions, buildPrefix } from './instructions.ts';
import {
  MAX_ANSWER_TOKENS,
  type ModelClient,
  type ModelMessage,
  type ModelUsage,
} from './model-client.ts';
import { speaksOfPatient } from './speaks-of-patient.ts';
import type { Reservation, TokenLedger } from './token-ledger.ts';

export interface ModelAnswererOptions {
  readonly client: ModelClient;
  readonly ledger: TokenLedger;
  readonly share: AddressShare;
  readonly admission: Admission;
  /** Everything an answer may say, in an order that does not change. */
  readonly facts: readonly Fact[];
  /** Passages of posts for a question; it is without personal details. */
  readonly postsFor: (question: Question) => Promise<readonly Pick<Fact, 'text' | 'page'>[]>;
  readonly findFault: FindFault;
  /** Milliseconds for everything: ledger, call, reading and check. */
  readonly timeLimitMs: number;
  readonly now: () => Date;
  /** See buildPrefix. */
  readonly canary: string;
}

/** English and Spanish run at about four characters a token; three leaves room for odd text. */
const CHARACTERS_PER_TOKEN = 3;
/** Services take a tenth to a half of the price for what they still had; the half is the safe side. */
const CACHED_TOKEN_COST = 0.5;
const ABSURD_TOKENS = 1_000_000;
/** A hundred times what it takes; past it the model is not asked. */
const REDACTION_LIMIT_MS = 500;
/** Visitors whose address is not known share one share. */
const UNKNOWN_ADDRESS = 'unknown';

/**
 * Asks a model that someone else may run: redacted, with all facts, within the limits, and with its
 * answer checked. Every way it can fail is a NoAnswerError.
 */
export function createModelAnswerer(options: ModelAnswererOptions): Answerer {
  const { admission, client, facts, findFault, ledger, share, timeLimitMs } = options;
  const prefix = buildPrefix(facts, options.canary);

  async function ask(asked: Question, address: string, signal: AbortSignal): Promise<string> {
    const { question, isOfPatient } = withTimeBound(REDACTION_LIMIT_MS, () => {
      const redacted = redactConversation(asked);
      return { question: redacted, isOfPatient: speaksOfPatient(redacted.message) };
    });
    if (isOfPatient) throw new NoAnswerError('about a patient');
    if (!(await share.allows(address))) throw new NoAnswerError('over the share of one address');
    const found = await options.postsFor(question);
    const { messages, secretText } = buildInstructions(prefix, question, {
      now: options.now(),
      found,
    });
    const estimate = tokensIn(messages) + MAX_ANSWER_TOKENS;
    const reservation = await reserve(ledger, estimate);
    signal.throwIfAborted();
    const { text, usage } = await client(messages, signal);
    await share.spend(address, await settle(reservation, usage, estimate));
    if (text === undefined) throw new NoAnswerError('unusable');
    const answer = withoutPlaceholders(text);
    const said = [...question.history, { role: 'user', content: question.message }]
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content)
      .join('\n');
    const against = { facts: [...facts, ...found.map(asFact)], secretText, visitor: said };
    if (findFault(answer, against) !== undefined) {
      throw new NoAnswerError('refused by the output check');
    }
    return answer;
  }

  return {
    async answer(question) {
      const address = question.network ?? UNKNOWN_ADDRESS;
      const admitted = admission.enter(address);
      if (typeof admitted === 'string') throw new NoAnswerError(admitted);
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(), timeLimitMs);
      const work = ask(question, address, deadline.signal);
      // Counts as running until it really is over, also when nobody waits for it any more.
      void work.then(
        () => admitted.leave('worked'),
        (error: unknown) =>
          admitted.leave(deadline.signal.aborted ? 'failed' : outcomeOf(asNoAnswer(error))),
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

const asFact = ({ text, page }: Pick<Fact, 'text' | 'page'>): Fact => ({
  id: page.path,
  topic: page.label,
  text,
  page,
});

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

/**
 * Puts what was used in place of what was set aside, whatever became of the answer. A count that is
 * missing or absurd leaves the reservation, which is the safe side.
 * @returns tokens as they count
 */
async function settle(
  reservation: Reservation,
  usage: ModelUsage | undefined,
  estimate: number,
): Promise<number> {
  if (!usage || usage.totalTokens === 0 || usage.totalTokens > ABSURD_TOKENS) return estimate;
  const cached = Math.min(usage.cachedTokens, usage.totalTokens);
  const tokens = Math.ceil(usage.totalTokens - cached * (1 - CACHED_TOKEN_COST));
  // The answer is there: an account that cannot be corrected is no reason to withhold it.
  await reservation.settle(tokens).catch(() => undefined);
  return tokens;
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
  if (isUnusable) return new NoAnswerError('unusable', { cause: error });
  const status: unknown = error instanceof APIError ? error.status : undefined;
  // The address as well as the key and the model: all three are the operator's to put right.
  if (!(error instanceof APIConnectionError) && typeof status === 'number' && status < 500) {
    const code = error instanceof APIError ? (error.code ?? error.type) : undefined;
    return new NoAnswerError('refused by the service', {
      cause: error,
      status,
      ...(code && { code: code.slice(0, 60) }),
    });
  }
  return new NoAnswerError('unreachable', { cause: error });
}

/** A visitor must not be able to stop the model: only what does not depend on the question counts. */
function outcomeOf({ reason, status }: NoAnswerError): CallOutcome {
  if (reason === 'unreachable' || reason === 'too slow') return 'failed';
  // A wrong key, no credit, too many requests: the next question meets the same.
  const isForAll = status === 401 || status === 403 || status === 404 || status === 429;
  return reason === 'refused by the service' && isForAll ? 'failed' : 'says nothing';
}
