export interface Backoff {
  /** The pause after the first try; each next one is twice as long. */
  readonly firstMs: number;
  readonly longestMs: number;
  readonly maxAttempts: number;
}

/** 10 s, then twice as long each time up to 6 hours; the last try is 71 hours after the first. */
export const OUTBOX_BACKOFF: Backoff = {
  firstMs: 10_000,
  longestMs: 6 * 3_600_000,
  maxAttempts: 23,
};

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
