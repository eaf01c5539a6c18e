import { isRecord } from '#shared/is-record.ts';
import { ApiError } from './api-error.ts';

/** A phone network can leave a request hanging for good; after this long it counts as failed. */
const SUBMIT_TIMEOUT_MS = 30_000;

export interface PostOptions {
  /** The same key with the same body is carried out once, however often it is sent. */
  idempotencyKey?: string;
  /** Carries on when the page is left. Browsers take at most 64 kB in all for such requests. */
  isKeepalive?: boolean;
}

/** A 200 that does not say success is none (spec §7). */
export const saysSuccess = (answer: unknown) => isRecord(answer) && answer.success === true;

/**
 * Sends JSON to the API, with credentials (spec §7).
 * @returns the JSON of a successful answer
 * @throws ApiError when the API answers with an error; TypeError, a DOMException or a SyntaxError
 *   when no answer came in time, or one that is not JSON (a hotel's sign-in page, for instance)
 */
export async function postJson(
  path: `/api/${string}`,
  body: unknown,
  { idempotencyKey, isKeepalive = false }: PostOptions = {},
): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    body: JSON.stringify(body),
    keepalive: isKeepalive,
    signal: AbortSignal.timeout(SUBMIT_TIMEOUT_MS),
  });
  if (!response.ok) throw await ApiError.fromResponse(response);
  return response.json();
}
