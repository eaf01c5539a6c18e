import {
  MemoryStore,
  type ClientRateLimitInfo,
  type Options,
  type Store,
} from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import type { SharedCounter } from '#server/db/shared-counter.ts';
import { withDatabaseTimeout } from '#server/db/with-database-timeout.ts';

/** A request does not wait longer to be counted; then this process counts alone. */
const COUNT_WAIT_MS = 1_000;
const MAX_REFUSED = 10_000;

/**
 * Counts requests for all servers on the database, with the memory of this process in front: whoever is
 * over the limit here already costs no query, and while the database is away each process counts alone.
 * @param what is limited, e.g. 'form'
 */
export function sharedStore(counter: SharedCounter, what: string): Store {
  const memory = new MemoryStore();
  /** Addresses that were over the limit in the database, until their windows end. */
  const refused = new LRUCache<string, ClientRateLimitInfo>({ max: MAX_REFUSED });
  let [limit, windowMs] = [0, 0];

  return {
    init(options: Options) {
      limit = Number(options.limit);
      windowMs = options.windowMs;
      memory.init(options);
    },
    async increment(address) {
      const own = await memory.increment(address);
      const known = refused.get(address);
      if (own.totalHits > limit) return own;
      if (known?.resetTime && known.resetTime.getTime() > Date.now()) return known;
      try {
        const { count, resetsAt } = await withDatabaseTimeout(
          () => counter.add({ what, whose: address }, 1, windowMs),
          COUNT_WAIT_MS,
        );
        const shared = { totalHits: count, resetTime: resetsAt };
        if (count > limit) refused.set(address, shared);
        return shared;
      } catch {
        return own;
      }
    },
    // The middleware asks for neither: nothing is counted back here.
    decrement: () => undefined,
    resetKey: () => undefined,
    shutdown: () => memory.shutdown(),
  };
}
