/** How many failures in a row mean that the model is down, and how long it is left alone then. */
const FAILURES_BEFORE_REST = 3;
const REST_MS = 30_000;
/** One visitor, however unlucky, does not speak for the others. */
const ADDRESSES_BEFORE_REST = 2;
const MAX_ADDRESSES = 10_000;

export interface Admission {
  /**
   * Undefined where no call may be made now; otherwise whoever calls says how it went.
   * @param address of the visitor, truncated
   */
  enter(address: string): { leave(outcome: CallOutcome): void } | 'busy' | 'resting';
}

/** What depends on the question, such as an answer cut off or refused, says nothing of the model. */
export type CallOutcome = 'worked' | 'failed' | 'says nothing';

interface Failures {
  count: number;
  restsUntilMs: number;
}

/**
 * Lets at most so many calls run at once. After three failures in a row an address gets the built-in
 * answer at once for half a minute, and everybody does where the failures came from several.
 */
export function createAdmission(maxConcurrent: number, now: () => Date): Admission {
  let running = 0;
  const all: Failures = { count: 0, restsUntilMs: 0 };
  const failedFor = new Set<string>();
  const byAddress = new Map<string, Failures>();

  function failed(failures: Failures, isEnough: boolean): void {
    failures.count += 1;
    if (failures.count < FAILURES_BEFORE_REST || !isEnough) return;
    failures.restsUntilMs = now().getTime() + REST_MS;
    // The next one after the rest is a try: its failure alone starts another.
    failures.count = FAILURES_BEFORE_REST - 1;
  }

  function note(address: string, outcome: CallOutcome): void {
    if (outcome === 'says nothing') return;
    if (outcome === 'worked') {
      all.count = 0;
      failedFor.clear();
      byAddress.delete(address);
      return;
    }
    failedFor.add(address);
    failed(all, failedFor.size >= ADDRESSES_BEFORE_REST);
    const own = byAddress.get(address) ?? { count: 0, restsUntilMs: 0 };
    failed(own, true);
    if (byAddress.size >= MAX_ADDRESSES) byAddress.clear();
    byAddress.set(address, own);
  }

  return {
    enter(address) {
      const nowMs = now().getTime();
      const own = byAddress.get(address);
      if (nowMs < all.restsUntilMs || nowMs < (own?.restsUntilMs ?? 0)) return 'resting';
      if (running >= maxConcurrent) return 'busy';
      running += 1;
      return {
        leave(outcome) {
          running -= 1;
          note(address, outcome);
        },
      };
    },
  };
}
