import { randomUUID } from 'node:crypto';

export interface ContentVersion {
  readonly version: () => string;
  /** Something changed: a new version from now on. */
  readonly changed: () => void;
  /**
   * Connected again: changes arrive from now on, and this is what is scheduled.
   * @param dueTimes when posts become public from now on, in milliseconds since 1970, in any order
   */
  readonly connected: (dueTimes: readonly number[]) => void;
  /** Disconnected from the changes: a new version every second. */
  readonly disconnected: () => void;
}

/**
 * How long something read may be shown while disconnected. A blog post may be late by a
 * second; rendering for every visitor would hit a database in trouble, or one behind a pooler that
 * passes on no notifications at all, with all the readers there are.
 */
const DISCONNECTED_FRESHNESS_MS = 1_000;

/** Counts changes of the content. Disconnected until it first gets the schedule. */
export function createContentVersion(now: () => Date): ContentVersion {
  // A restarted process counts from the start again; its versions must not meet the old ones.
  const life = randomUUID();
  let changes = 0;
  let due: readonly number[] | undefined;
  let countedAt = Number.NEGATIVE_INFINITY;
  /** How many of them have come; every request asks, so they are not counted again each time. */
  let live = 0;

  function countLive(times: readonly number[]) {
    const time = now().getTime();
    while (live < times.length && (times[live] ?? 0) <= time) live += 1;
    // A clock may be put back.
    while (live > 0 && (times[live - 1] ?? 0) > time) live -= 1;
  }

  /** Also when the clock was put back. */
  function countSecond() {
    const time = now().getTime();
    if (Math.abs(time - countedAt) < DISCONNECTED_FRESHNESS_MS) return;
    countedAt = time;
    changes += 1;
  }

  return {
    version() {
      if (due) countLive(due);
      else countSecond();
      return `${life}.${changes}.${live}`;
    },
    changed() {
      changes += 1;
    },
    connected(dueTimes) {
      changes += 1;
      due = dueTimes.toSorted((a, b) => a - b);
      live = 0;
    },
    disconnected() {
      due = undefined;
      // What was read before may be old already.
      countedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
