import { UnavailableError } from '#server/lib/errors.ts';
import { currentBudget, REQUEST_BUDGET_MS } from './database-budget.ts';
import { DatabaseError, facts, meansAway } from './database-error.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Runs queries for a visitor: every read and write of a store goes through here. All those of one
 * request share one budget of time (database-budget.ts), so that three slow reads do not add up.
 *
 * Past the deadline the visitor is answered, but a transaction may still be committed; a form is
 * safe to send again because of its Idempotency-Key and its unique columns.
 * @throws UnavailableError when the database is away or does not answer in time
 * @throws DatabaseError when it refuses the query; without the values, which may be personal
 * @throws whatever else `work` throws
 */
export async function withDatabaseTimeout<T>(
  work: () => Promise<T>,
  deadlineMs = REQUEST_BUDGET_MS,
): Promise<T> {
  const budget = currentBudget();
  const leftMs = budget?.leftMs() ?? Infinity;
  const endWait = budget?.begin();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        // A timer may ring a moment before the clock says so; what is over must stay over.
        if (leftMs <= deadlineMs) budget?.exhaust();
        reject(unavailable());
      },
      Math.min(deadlineMs, leftMs),
    );
  });
  try {
    return await Promise.race([work(), deadline]);
  } catch (error) {
    if (meansAway(error)) throw unavailable();
    const known = facts(error);
    throw known.isQuery ? new DatabaseError(known) : error;
  } finally {
    clearTimeout(timer);
    endWait?.();
  }
}

/**
 * For the start of a transaction that had to queue: when its request has timed out, the work is skipped.
 * Otherwise a busy database would work for visitors who already got a 503.
 * @throws UnavailableError when the request's time is over
 */
export function assertStillWanted(): void {
  if (currentBudget()?.leftMs() === 0) throw unavailable();
}

function unavailable() {
  return new UnavailableError(
    'This is not available right now. Please try again in a moment.',
    RETRY_AFTER_SECONDS,
  );
}
