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

/** What a service says it counted. */
export interface ModelUsage {
  /** Prompt and answer together. */
  readonly totalTokens: number;
  /** Of the prompt, what the service still had from earlier questions. */
  readonly cachedTokens: number;
}

export interface ModelReply {
  /** Undefined where there is no answer that can be used: cut off, empty, refused. */
  readonly text: string | undefined;
  /** Undefined where the service does not say. */
  readonly usage: ModelUsage | undefined;
}

/** Puts one question to a model. @throws when no reply can be had whole before the signal fires */
export type ModelClient = (
  messages: readonly ModelMessage[],
  signal: AbortSignal,
) => Promise<ModelReply>;

export const MAX_ANSWER_TOKENS = 400;
const TEMPERATURE = 0.2;
const MAX_ANSWER_CHARACTERS = 4_000;
export const OPENAI_URL = 'https://api.openai.com/v1';

const count = z.number().int().nonnegative();

/** The part of a completion that is used. Content may be null, a refusal or no text at all. */
const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z
    .object({
      total_tokens: count,
      prompt_tokens_details: z.object({ cached_tokens: count }).partial().nullish(),
    })
    .nullish()
    .catch(undefined),
});

/** Speaks `chat.completions`, which OpenAI and self-hosted servers have in common. */
export function createModelClient(options: ModelClientOptions): ModelClient {
  const complete = completions(options, MAX_ANSWER_TOKENS);

  return async (messages, signal) => {
    const raw = await complete(messages, signal);
    const { data } = completion.safeParse(raw);
    const choice = data?.choices[0];
    if (!data || !choice) throw new UnusableReplyError('no answer in it');
    const text = choice.message.content?.trim() ?? '';
    // Cut off in the middle: a half sentence is worse than the built-in answer.
    const isWhole = choice.finish_reason === 'stop' || choice.finish_reason == null;
    const isUsable = isWhole && text !== '' && text.length <= MAX_ANSWER_CHARACTERS;
    return {
      text: isUsable ? text : undefined,
      usage: data.usage
        ? {
            totalTokens: data.usage.total_tokens,
            cachedTokens: data.usage.prompt_tokens_details?.cached_tokens ?? 0,
          }
        : undefined,
    };
  };
}

/**
 * Asks for a few tokens of anything, the way visitors' questions are asked.
 * @throws what the service or the network says
 */
export async function askForTokens(
  options: ModelClientOptions,
  count: number,
  signal: AbortSignal,
): Promise<void> {
  const raw = await completions(options, count)([{ role: 'user', content: 'Hello' }], signal);
  if (!Array.isArray((Object(raw) as { choices?: unknown }).choices))
    throw new UnusableReplyError('no completion');
}

function completions(options: ModelClientOptions, tokens: number) {
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
    options.baseUrl === undefined ? { max_completion_tokens: tokens } : { max_tokens: tokens };
  return async (messages: readonly ModelMessage[], signal: AbortSignal): Promise<unknown> =>
    client.chat.completions.create(
      { model: options.model, temperature: TEMPERATURE, messages: [...messages], ...limit },
      { signal },
    );
}
