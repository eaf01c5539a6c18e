const FIRST_DELAY_MS = 10_000;
const LONGEST_DELAY_MS = 6 * 3_600_000;

/** The last try begins 71 hours after the first; its pause would end the third day. */
export const MAX_ATTEMPTS = 23;

/**
 * How long to wait after a failed try: 10 s, then twice as long each time up to 6 hours.
 * @param attempts tries so far, from 1
 * @returns milliseconds; undefined after the last try, about three days after the first
 */
export function backoffMs(attempts: number): number | undefined {
  if (attempts >= MAX_ATTEMPTS) return undefined;
  return Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
}
