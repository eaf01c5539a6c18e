/** How many failures in a row mean that the model is down, and how long it is left alone then. */
const FAILURES_BEFORE_REST = 3;
const REST_MS = 30_000;

export interface Admission {
  /** Undefined where no call may be made now; otherwise whoever calls says how it went. */
  enter(): { leave(hasWorked: boolean): void } | 'busy' | 'resting';
}

/**
 * Lets at most so many calls run at once, and none for half a minute after three failures in a row:
 * while the model is down visitors get the built-in answer at once instead of waiting for nothing.
 */
export function createAdmission(maxConcurrent: number, now: () => Date): Admission {
  let running = 0;
  let failures = 0;
  let restsUntilMs = 0;
  return {
    enter() {
      if (now().getTime() < restsUntilMs) return 'resting';
      if (running >= maxConcurrent) return 'busy';
      running += 1;
      return {
        leave(hasWorked) {
          running -= 1;
          failures = hasWorked ? 0 : failures + 1;
          if (failures >= FAILURES_BEFORE_REST) {
            restsUntilMs = now().getTime() + REST_MS;
            // The next one after the rest is a try: its failure alone starts another.
            failures = FAILURES_BEFORE_REST - 1;
          }
        },
      };
    },
  };
}
