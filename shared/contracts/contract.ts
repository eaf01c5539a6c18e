import type { z } from 'zod';

export type HttpMethod = 'GET' | 'POST';

/** What browser and server agree on for one endpoint. Request and response types are inferred from it. */
export interface Contract<
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: HttpMethod;
  /** Express path; parameters are written `:slug`. */
  readonly path: `/api/${string}`;
  /**
   * The JSON body of a POST, or the path parameters of a GET with those of its query that `query`
   * names, all of them strings. Unknown keys are refused.
   */
  readonly request: Request;
  /** Query parameters that a GET understands; any other (`utm_source`) is ignored. */
  readonly query?: readonly string[];
  readonly response: Response;
  /** Of the answer; 200 when left out. */
  readonly status?: 202;
  /** One event of the same answer as a stream (`Accept: text/event-stream`), where it has one. */
  readonly event?: z.ZodType;
}

/** Keeps the literal types of a contract while checking its shape. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract;
}
