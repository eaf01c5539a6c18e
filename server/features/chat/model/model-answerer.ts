import { RunawayError, withTimeBound } from '#server/lib/with-time-bound.ts';
import { APIConnectionError, APIError } from 'openai';
import { type Answerer, NoAnswerError, type Question, type Say } from '../answerer.ts';
import type { Fact } from '../facts/fact.ts';
import type { FindFault } from '../output-check/output-check.ts';
import { redactConversation } from '../redaction/redact-conversation.ts';
import type { AddressShare } from './address-share.ts';
import type { Admission, CallOutcome } from './admission.ts';
import { UnusableReplyError } from './bounded-fetch.ts';
import { createDraft } from './draft.ts';
import { buildInstructions, buildPrefix } from './instructions.ts';
import {
  MAX_ANSWER_TOKENS,
  type ModelClient,
  type ModelMessage,
  type ModelUsage,
} from './model-client.ts';
import { speaksOfPatient, withoutPatients } from '../redaction/speaks-of-patient.ts';
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
  /** What a token costs that the service still had from an earlier question; a new one costs 1. */
  readonly cachedTokenCost: number;
}

/** English and Spanish run at about four characters a token; three leaves room for odd text. */
const CHARACTERS_PER_TOKEN = 3;
const ABSURD_TOKENS = 1_000_000;
/** A hundred times what it takes; past it the model is not asked. */
const REDACTION_LIMIT_MS = 500;
/** The first one compiles what the next ones have. */
const FIRST_REDACTION_LIMIT_MS = 5_000;
/** Visitors whose address is not known share one share. */
const UNKNOWN_ADDRESS = 'unknown';

/**
 * Asks a model that someone else may run: redacted, with all facts, within the limits, and with its
 * answer checked. Every way it can fail is a NoAnswerError.
 */
export function createModelAnswerer(options: ModelAnswererOptions): Answerer {
  const { admission, client, facts, findFault, ledger, share, timeLimitMs } = options;
  const prefix = buildPrefix(facts, options.canary);
  // V8 compiles a pattern when it is first used, and again for the first text beyond Latin-1: hundreds of
  // milliseconds for all of them, which no visitor's question should take.
  for (const message of ['Hello, Ann Lee here.', 'Hello, “Ann Lee” here.'])
    setImmediate(() => redactConversation({ message, history: [] }));

  let redactionLimitMs = FIRST_REDACTION_LIMIT_MS;

  /** @param refuse is called with a sentence that may not be said, while the rest is read for its price */
  async function ask(asked: Question, { address, signal, say, refuse }: Asking): Promise<string> {
    const limitMs = redactionLimitMs;
    redactionLimitMs = REDACTION_LIMIT_MS;
    const { question, isOfPatient } = withTimeBound(limitMs, () => {
      const redacted = redactConversation(asked);
      return {
        question: { ...redacted, history: withoutPatients(redacted.history) },
        isOfPatient: speaksOfPatient(redacted.message),
      };
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
    const visitor = [...question.history, { role: 'user', content: question.message }]
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content)
      .join('\n');
    const against = { facts: [...facts, ...found.map(asFact)], secretText, visitor };
    const draft = createDraft((answer) => findFault(answer, against), say ?? (() => undefined));
    let fault: unknown;
    const grow = (soFar: string) => {
      if (fault !== undefined || signal.aborted) return;
      try {
        draft.grow(soFar);
      } catch (error) {
        fault = error;
        refuse(error);
      }
    };
    const { text, usage } = await client(messages, signal, say && grow);
    await share.spend(
      address,
      await settle(reservation, spentTokens(usage, options.cachedTokenCost) ?? estimate),
    );
    if (fault !== undefined) throw asNoAnswer(fault);
    if (text === undefined) throw new NoAnswerError('unusable');
    return draft.finish(text);
  }

  return {
    async answer(question, say) {
      const address = question.network ?? UNKNOWN_ADDRESS;
      const admitted = admission.enter(address);
      if (typeof admitted === 'string') throw new NoAnswerError(admitted);
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(), timeLimitMs);
      const refused = new AbortController();
      const { signal } = deadline;
      const refuse = (error: unknown) => refused.abort(error);
      const work = ask(question, { address, signal, say, refuse }).finally(() => {
        clearTimeout(timer);
      });
      // Counts as running until it really is over, also when nobody waits for it any more.
      void work.then(
        () => admitted.leave('worked'),
        (error: unknown) =>
          admitted.leave(signal.aborted ? 'failed' : outcomeOf(asNoAnswer(error))),
      );
      try {
        return await Promise.race([work, rejectedAt(signal), rejectedAt(refused.signal)]);
      } catch (error) {
        if (signal.aborted) throw new NoAnswerError('too slow', { cause: error });
        throw asNoAnswer(error);
      }
    },
  };
}

interface Asking {
  readonly address: string;
  readonly signal: AbortSignal;
  readonly say: Say | undefined;
  readonly refuse: (error: unknown) => void;
}

const asFact = ({ text, page }: Pick<Fact, 'text' | 'page'>): Fact => ({
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
 * Puts what was used in place of what was set aside, whatever became of the answer.
 * @returns tokens as they count
 */
async function settle(reservation: Reservation, tokens: number): Promise<number> {
  // The answer is there: an account that cannot be corrected is no reason to withhold it.
  await reservation.settle(tokens).catch(() => undefined);
  return tokens;
}

/** What an answer cost; undefined where the count is missing or absurd: what was set aside is the safe side. */
function spentTokens(usage: ModelUsage | undefined, cachedTokenCost: number): number | undefined {
  if (!usage || usage.totalTokens === 0 || usage.totalTokens > ABSURD_TOKENS) return undefined;
  const cached = Math.min(usage.cachedTokens, usage.totalTokens);
  return Math.ceil(usage.totalTokens - cached * (1 - cachedTokenCost));
}

function rejectedAt(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(asNoAnswer(signal.reason)), { once: true });
  });
}

function asNoAnswer(error: unknown): NoAnswerError {
  if (error instanceof NoAnswerError) return error;
  // The client library wraps what its fetch threw; JSON that is none is a SyntaxError.
  const causes = [error, error instanceof Error ? error.cause : undefined];
  const isUnusable = causes.some(
    (cause) =>
      cause instanceof UnusableReplyError ||
      cause instanceof SyntaxError ||
      cause instanceof RunawayError,
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
