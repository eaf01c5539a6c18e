import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * How long one request may wait for its database, all its reads and writes together. The answer has
 * to be out after 2.5 s; the rest is for the way there and back and for a busy processor.
 */
export const REQUEST_BUDGET_MS = 2_000;

/** What one request may still wait for its database. */
export interface DatabaseBudget {
  /** Milliseconds left; reads at the same time cost the time they take together. */
  leftMs(): number;
  /** A wait begins. @returns ends it */
  begin(): () => void;
  /** It is used up, whatever the clock says: the request was answered that it timed out. */
  exhaust(): void;
}

/** A key, not a state: under it Node keeps the budget of the request that code runs for. */
const budgetOfRequest = new AsyncLocalStorage<DatabaseBudget>();

/** The budget of the request that is being answered; undefined outside of one (workers, commands). */
export const currentBudget = (): DatabaseBudget | undefined => budgetOfRequest.getStore();

export interface BudgetOptions {
  readonly totalMs?: number;
  /** Calls what it is given when nobody waits for the answer any more; absent: the budget has no end. */
  readonly whenOver?: (end: () => void) => void;
}

/** Requests that are being answered. */
let requests = 0;

function endRequest(): void {
  requests -= 1;
  // Before version 24, Node looks after every promise and callback of the process while one of these is in use:
  // an eighth of what a page from memory costs.
  if (requests === 0) budgetOfRequest.disable();
}

/** Runs `answer`, and whatever it starts, with one budget for all that it asks of the database. */
export function withDatabaseBudget<T>(
  answer: () => T,
  { totalMs = REQUEST_BUDGET_MS, whenOver }: BudgetOptions = {},
): T {
  if (whenOver) {
    requests += 1;
    whenOver(endRequest);
  }
  return budgetOfRequest.run(createBudget(totalMs), answer);
}

function createBudget(totalMs: number): DatabaseBudget {
  let spentMs = 0;
  let waits = 0;
  let since = 0;
  let isExhausted = false;
  const now = () => performance.now();
  const spent = () => spentMs + (waits > 0 ? now() - since : 0);
  return {
    leftMs: () => (isExhausted ? 0 : Math.max(0, totalMs - spent())),
    begin() {
      if (waits === 0) since = now();
      waits += 1;
      return () => {
        spentMs = waits === 1 ? spent() : spentMs;
        waits -= 1;
      };
    },
    exhaust() {
      isExhausted = true;
    },
  };
}
