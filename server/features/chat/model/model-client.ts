import OpenAI from 'openai';
import { Stream } from 'openai/core/streaming';
import { z } from 'zod';
import { boundedFetch, isEventStream, UnusableReplyError } from './bounded-fetch.ts';

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

/**
 * Puts one question to a model.
 * @param onText gets what has been answered so far, whenever there is more; given, the service is
 *   asked to answer word by word
 * @throws when no reply can be had whole before the signal fires
 */
export type ModelClient = (
  messages: readonly ModelMessage[],
  signal: AbortSignal,
  onText?: (soFar: string) => void,
) => Promise<ModelReply>;

export const MAX_ANSWER_TOKENS = 400;
const TEMPERATURE = 0.2;
const MAX_ANSWER_CHARACTERS = 4_000;
export const OPENAI_URL = 'https://api.openai.com/v1';

const count = z.number().int().nonnegative();
const usage = z
  .object({
    total_tokens: count,
    prompt_tokens_details: z.object({ cached_tokens: count }).partial().nullish(),
  })
  .nullish()
  .catch(undefined);

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
  usage,
});

/** A piece of one; the piece that says what it cost has no choices. */
const piece = z.object({
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish(),
      delta: z.object({ content: z.string().nullish() }).nullish(),
    }),
  ),
  usage,
});

/** Speaks `chat.completions`, which OpenAI and self-hosted servers have in common. */
export function createModelClient(options: ModelClientOptions): ModelClient {
  const client = openAi(options);
  return async (messages, signal, onText) => {
    const request = requestOf(options, messages, MAX_ANSWER_TOKENS);
    const response = await (
      onText
        ? client.chat.completions.create(
            { ...request, stream: true, stream_options: { include_usage: true } },
            { signal },
          )
        : client.chat.completions.create(request, { signal })
    ).asResponse();
    return isEventStream(response)
      ? readPieces(response, client, signal, onText)
      : readWhole(await response.json());
  };
}

function readWhole(raw: unknown): ModelReply {
  const { data } = completion.safeParse(raw);
  const choice = data?.choices[0];
  if (!data || !choice) throw new UnusableReplyError('no answer in it');
  // Cut off in the middle: a half sentence is worse than the built-in answer.
  const isWhole = choice.finish_reason === 'stop' || choice.finish_reason == null;
  return replyOf(choice.message.content ?? '', isWhole, data.usage);
}

async function readPieces(
  response: Response,
  client: OpenAI,
  signal: AbortSignal,
  onText: ((soFar: string) => void) | undefined,
): Promise<ModelReply> {
  let text = '';
  let finish: string | undefined;
  let used: z.infer<typeof usage>;
  for await (const raw of Stream.fromSSEResponse<unknown>(
    response,
    new AbortController(),
    client,
  )) {
    const { data } = piece.safeParse(raw);
    if (!data) throw new UnusableReplyError('a piece that is none');
    used = data.usage ?? used;
    const choice = data.choices[0];
    finish = choice?.finish_reason ?? finish;
    const more = choice?.delta?.content ?? '';
    text += more;
    if (more !== '') onText?.(text.trimStart());
  }
  // The library ends quietly where the signal has fired.
  signal.throwIfAborted();
  return replyOf(text, finish === 'stop', used);
}

function replyOf(content: string, isWhole: boolean, used: z.infer<typeof usage>): ModelReply {
  const text = content.trim();
  const isUsable = isWhole && text !== '' && text.length <= MAX_ANSWER_CHARACTERS;
  return {
    text: isUsable ? text : undefined,
    usage: used
      ? {
          totalTokens: used.total_tokens,
          cachedTokens: used.prompt_tokens_details?.cached_tokens ?? 0,
        }
      : undefined,
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
  const request = requestOf(options, [{ role: 'user', content: 'Hello' }], count);
  const raw: unknown = await openAi(options).chat.completions.create(request, { signal });
  if (!Array.isArray((Object(raw) as { choices?: unknown }).choices))
    throw new UnusableReplyError('no completion');
}

function openAi({ apiKey, baseUrl }: ModelClientOptions): OpenAI {
  return new OpenAI({
    // The constructor insists on one.
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl ?? OPENAI_URL,
    organization: null,
    project: null,
    // One try: a second one would eat the time of the visitor who waits.
    maxRetries: 0,
    logLevel: 'off',
    fetch: boundedFetch,
  });
}

function requestOf(
  { baseUrl, model }: ModelClientOptions,
  messages: readonly ModelMessage[],
  tokens: number,
) {
  return {
    model,
    temperature: TEMPERATURE,
    messages: [...messages],
    // OpenAI's newer models refuse the old name, and many self-hosted servers do not know the new one.
    ...(baseUrl === undefined ? { max_completion_tokens: tokens } : { max_tokens: tokens }),
  };
}
