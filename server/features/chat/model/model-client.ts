import OpenAI from 'openai';
import { z } from 'zod';
import { boundedFetch, UnusableReplyError } from './bounded-fetch.ts';

export interface ModelClientOptions {
  /** Absent where a server of one's own asks for none. */
  readonly apiKey: string | undefined;
  /** Absent: OpenAI's own. */
  readonly baseUrl: string | undefined;
  readonly model: string;
}

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ModelReply {
  readonly text: string;
  /** Prompt and answer together, as the service counts; undefined where it does not say. */
  readonly totalTokens: number | undefined;
}

/** Puts one question to a model. @throws when it cannot be had whole before the signal fires */
export type ModelClient = (
  messages: readonly ModelMessage[],
  signal: AbortSignal,
) => Promise<ModelReply>;

export const MAX_ANSWER_TOKENS = 400;
const TEMPERATURE = 0.2;
const MAX_ANSWER_CHARACTERS = 4_000;
const OPENAI_URL = 'https://api.openai.com/v1';

/** The part of a completion that is used. Content may be null, a refusal or no text at all. */
const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().min(1).max(MAX_ANSWER_CHARACTERS) }),
      }),
    )
    .min(1),
  usage: z.object({ total_tokens: z.number().int().nonnegative() }).nullish().catch(undefined),
});

/** Speaks `chat.completions`, which OpenAI and self-hosted servers have in common. */
export function createModelClient(options: ModelClientOptions): ModelClient {
  const client = new OpenAI({
    // The constructor insists on one.
    apiKey: options.apiKey ?? 'none',
    baseURL: options.baseUrl ?? OPENAI_URL,
    organization: null,
    project: null,
    // One try: a second one would eat the time of the visitor who waits.
    maxRetries: 0,
    logLevel: 'off',
    fetch: boundedFetch,
  });
  // OpenAI's newer models refuse the old name, and many self-hosted servers do not know the new one.
  const limit =
    options.baseUrl === undefined
      ? { max_completion_tokens: MAX_ANSWER_TOKENS }
      : { max_tokens: MAX_ANSWER_TOKENS };

  return async (messages, signal) => {
    const raw: unknown = await client.chat.completions.create(
      { model: options.model, temperature: TEMPERATURE, messages: [...messages], ...limit },
      { signal },
    );
    const parsed = completion.safeParse(raw);
    const choice = parsed.data?.choices[0];
    if (!choice) throw new UnusableReplyError('no answer in it');
    // Cut off in the middle: a half sentence is worse than the built-in answer.
    if (choice.finish_reason !== 'stop' && choice.finish_reason != null) {
      throw new UnusableReplyError('not finished');
    }
    const text = choice.message.content.trim();
    if (text === '') throw new UnusableReplyError('empty');
    return { text, totalTokens: parsed.data?.usage?.total_tokens };
  };
}
