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

/** Which rate limit an endpoint stands under; the numbers are in limits.ts. */
export type LimitName = 'read' | 'form';

/** One line of the API table: what is agreed, how often it may be called, and who answers. */
export interface Endpoint {
  readonly contract: Contract;
  readonly limit: LimitName;
  readonly handle: (input: HandlerInput<never>) => Promise<unknown>;
}

export function endpoint<C extends Contract>(
  contract: C,
  limit: LimitName,
  handle: Handler<C>,
): Endpoint {
  return { contract, limit, handle };
}
