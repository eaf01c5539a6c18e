export interface QueueLimits {
  /** How many pieces of work run at the same time. */
  readonly atOnce: number;
  /** How many may wait for their turn. */
  readonly maxWaiting: number;
}

/** As many are waiting as may wait. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/**
 * Runs pieces of work in the order they come, so many at once. Between two of them everything else of
 * the process gets its turn: the embedded database works in this thread, and a long line would
 * otherwise keep visitors and timers waiting to its end.
 * @returns puts one into the queue; rejects as the work does, or with QueueFullError at once
 */
export function createQueue({
  atOnce,
  maxWaiting,
}: QueueLimits): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= maxWaiting) throw new QueueFullError('Too much is waiting.');
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Whoever waited longest takes the place over, so the count stays.
      if (next) setImmediate(next);
      else running -= 1;
    }
  };
}
