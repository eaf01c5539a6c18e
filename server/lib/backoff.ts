export interface Backoff {
  /** The pause after the first try; each next one is twice as long. */
  readonly firstMs: number;
  readonly longestMs: number;
  readonly maxAttempts: number;
}

/**
 * How long to wait after a failed try.
 * @param attempts tries so far, from 1
 * @returns milliseconds; undefined after the last try
 */
export function backoffMs(attempts: number, backoff: Backoff): number | undefined {
  const { firstMs, longestMs, maxAttempts } = backoff;
  if (attempts >= maxAttempts) return undefined;
  return Math.min(firstMs * 2 ** (attempts - 1), longestMs);
}
