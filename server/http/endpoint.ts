import type { Contract } from '#shared/contracts/contract.ts';
import type { z } from 'zod';

/** What a handler may know of a request: parsed data, and facts about the caller; never Express. */
export interface HandlerInput<Data> {
  /** The parsed body of a POST, or the parsed path parameters of a GET. */
  readonly data: Data;
  readonly idempotencyKey?: string;
  readonly caller: { readonly requestId: string; readonly userAgent?: string };
}

export type Handler<C extends Contract> = (
  input: HandlerInput<z.output<C['request']>>,
) => Promise<z.input<C['response']>>;

/** Gives the events of a streamed answer; errors before the first one are answered as JSON. */
export type EventHandler<C extends Contract> = (
  input: HandlerInput<z.output<C['request']>>,
) => AsyncIterable<z.input<NonNullable<C['event']>>>;

/** Which rate limit an endpoint stands under; the numbers are in limits.ts. */
export type LimitName = 'read' | 'form' | 'chat' | 'lead';

/** One line of the API table: what is agreed, how often it may be called, and who answers. */
export interface Endpoint {
  readonly contract: Contract;
  readonly limit: LimitName;
  readonly handle: (input: HandlerInput<never>) => Promise<unknown>;
  /** The same answer piece by piece, for callers that ask for `text/event-stream`. */
  readonly stream?: (input: HandlerInput<never>) => AsyncIterable<unknown>;
}

export function endpoint<C extends Contract>(
  contract: C,
  limit: LimitName,
  handle: Handler<C>,
): Endpoint {
  return { contract, limit, handle };
}

/** A line of the table whose answer can be had as JSON or, where asked for, as a stream of events. */
export function streamingEndpoint<C extends Contract & { readonly event: z.ZodType }>(
  contract: C,
  limit: LimitName,
  handlers: { readonly handle: Handler<C>; readonly stream: EventHandler<C> },
): Endpoint {
  return { contract, limit, ...handlers };
}
