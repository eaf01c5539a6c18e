import type { Contract } from '#shared/contracts/contract.ts';
import type { z } from 'zod';

/** What a handler may know of a request: parsed data, and facts about the caller; never Express. */
export interface HandlerInput<Data> {
  /** The parsed body of a POST, or the parsed path parameters of a GET. */
  readonly data: Data;
  readonly idempotencyKey?: string;
  readonly caller: {
    readonly requestId: string;
    readonly userAgent?: string;
    /**
     * Where the request came from, truncated: 203.0.113.0, 2001:db8:1::/48; with '(may be a proxy)' behind
     * it where TRUST_PROXY does not fit.
     */
    readonly network?: string;
    /** Absent where a page asks in process. */
    readonly request?: RequestHead;
  };
}

export type Handler<C extends Contract> = (
  input: HandlerInput<z.output<C['request']>>,
) => Promise<z.input<C['response']>>;

/** Gives the events of a streamed answer; errors before the first one are answered as JSON. */
export type EventHandler<C extends Contract> = (
  input: HandlerInput<z.output<C['request']>>,
) => AsyncIterable<z.input<NonNullable<C['event']>>>;

/** Which rate limit an endpoint stands under; the numbers are in limits.ts. */
export type LimitName = 'read' | 'form' | 'chat' | 'lead' | 'event' | 'report';

/** What came above the body, as it was sent. */
export interface RequestHead {
  /** Path and query as they were asked for. */
  readonly path: string;
  /** @param name of a header, in any case */
  readonly header: (name: string) => string | undefined;
}

/** What another company's server sends us, before anything of it is believed. */
export interface SignedRequest extends RequestHead {
  /** Form fields as they were posted. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** One line of the API table: what is agreed, how often it may be called, and who answers. */
export interface Endpoint {
  readonly contract: Contract;
  /** Undefined: none, for callers that prove who they are. */
  readonly limit: LimitName | undefined;
  readonly handle: (input: HandlerInput<never>) => Promise<unknown>;
  /** The same answer piece by piece, for callers that ask for `text/event-stream`. */
  readonly stream?: (input: HandlerInput<never>) => AsyncIterable<unknown>;
  /**
   * Makes the endpoint a webhook: form fields come in, XML goes out, and nothing is read before this
   * says that the sender is who it should be.
   */
  readonly isGenuine?: (request: SignedRequest) => boolean;
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

/**
 * A line of the table that another company's server calls: a signed form comes in, XML goes out. No
 * rate limit: all its requests come from a few addresses, and a signature is cheap to check.
 */
export function webhookEndpoint<C extends Contract & { readonly response: z.ZodType<string> }>(
  contract: C,
  handlers: {
    readonly isGenuine: (request: SignedRequest) => boolean;
    readonly handle: Handler<C>;
  },
): Endpoint {
  return { contract, limit: undefined, ...handlers };
}
