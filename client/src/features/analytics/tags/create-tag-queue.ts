import type { CleanEvent } from '#shared/analytics/clean-event.ts';
import { FLUSH_GIVE_UP_MS, FLUSH_POLL_MS } from '#shared/analytics/timings.ts';
import type { Log } from '../../../lib/log.ts';
import type { PageNow } from '../page-now.ts';
import type { Tag } from './tag.ts';

export interface TagQueue {
  readonly track: (event: CleanEvent, page: PageNow) => void;
  /** Throws away what waits and silences the tag. */
  readonly silence: () => void;
}

export interface TagQueueParts {
  /** Of the service, for the console. */
  readonly name: string;
  /** Gives the service's tag; null where its id is missing. */
  readonly find: () => Promise<Tag | null>;
  readonly log: Log;
}

/**
 * Loads a tag and queues events until its script runs: looks every 100 ms, and after 10 s throws away
 * what waits, with a note in the console. A script that comes later still gets what happens from then
 * on.
 */
export function createTagQueue({ name, find, log }: TagQueueParts): TagQueue {
  let tag: Tag | undefined;
  let isOver = false;
  let waiting: (() => void)[] = [];
  let polling: ReturnType<typeof setInterval> | undefined;
  let looksLeft = FLUSH_GIVE_UP_MS / FLUSH_POLL_MS;

  function endPolling(): void {
    clearInterval(polling);
    polling = undefined;
    waiting = [];
  }

  function end(note: string, cause?: unknown): void {
    isOver = true;
    endPolling();
    log(note, cause);
  }

  function look(): void {
    if (tag?.isReady()) {
      const ready = waiting;
      endPolling();
      for (const track of ready) track();
      return;
    }
    looksLeft -= 1;
    if (looksLeft > 0) return;
    endPolling();
    log(`${name} did not load and received nothing.`);
  }

  find().then(
    (found) => {
      if (isOver) return;
      if (!found) {
        end(`${name}: no id is configured.`);
        return;
      }
      tag = found;
      tag.load();
    },
    (error: unknown) => end(`${name}: its id could not be had.`, error),
  );

  return {
    track(event, page) {
      if (isOver) return;
      if (tag?.isReady() && polling === undefined) tag.track(event, page);
      else if (looksLeft > 0) {
        waiting.push(() => tag?.track(event, page));
        polling ??= setInterval(look, FLUSH_POLL_MS);
      }
    },
    silence() {
      isOver = true;
      endPolling();
      tag?.silence();
    },
  };
}
