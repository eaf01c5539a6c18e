import { UnavailableError } from './errors.ts';

export interface BulkheadLimits {
  /** How many pieces of work run at the same time. */
  readonly atOnce: number;
  /** How many may wait for their turn. */
  readonly maxWaiting: number;
}

const RETRY_AFTER_SECONDS = 10;

/**
 * Runs pieces of work in the order they come, so many at once. Between two of them everything else of
 * the process gets its turn: the embedded database works in this thread, and a long line would
 * otherwise keep visitors and timers waiting to its end. Not p-limit, which lets any number wait.
 * @returns runs one when it is its turn; rejects as the work does, or at once with UnavailableError
 *   where too many wait
 */
export function createBulkhead({
  atOnce,
  maxWaiting,
}: BulkheadLimits): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= maxWaiting) {
      throw new UnavailableError(
        'Too many at once. Please try again in a moment.',
        RETRY_AFTER_SECONDS,
      );
    } else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The one that waited longest takes the place over, so the count stays.
      if (next) setImmediate(next);
      else running -= 1;
    }
  };
}
