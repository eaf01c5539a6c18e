import type { Lane } from './lane.ts';
import { LANE_BATCH } from './lane.ts';
import type { Logger } from 'pino';

const LOOK_AGAIN_MS = 1_000;
const CHORES_EVERY_MS = 3_600_000;
/** Time for tries under way when the process stops; shorter than the server waits for its end. */
const FINISH_MS = 4_000;

/** Something to be done now and then, e.g. deleting what is too old. */
export type Chore = () => Promise<void>;

export interface OutboxWorkerOptions {
  readonly lanes: readonly Lane[];
  readonly chores: readonly Chore[];
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** Aborted by the worker when it gives up on tries under way; the lanes listen to it. */
  readonly stopping: AbortController;
}

export interface OutboxWorker {
  /** Looks every second, and every hour for chores. */
  start(): void;
  /** There may be something new: look now. */
  poke(): void;
  /** Takes nothing new, lets tries under way finish for four seconds, then breaks them off. */
  stop(): Promise<void>;
}

interface Task {
  readonly work: () => Promise<number>;
  readonly what: string;
  readonly everyMs: number;
  readonly wakers: Set<() => void>;
}

/** Works off every lane on its own, for as long as the process lives. */
export function createOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { chores, lanes, logger, stopping } = options;
  const lanesAsleep = new Set<() => void>();
  const choresAsleep = new Set<() => void>();
  let isStopping = false;
  let running: Promise<unknown> | undefined;

  /** Until the time is over, somebody wakes it or the worker stops. */
  function pause(ms: number, wakers: Set<() => void>): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        wakers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms).unref();
      wakers.add(wake);
      if (isStopping) wake();
    });
  }

  async function keepDoing({ work, what, everyMs, wakers }: Task) {
    let isFailing = false;
    while (!isStopping) {
      let done = 0;
      try {
        done = await work();
        if (isFailing) logger.info({ what }, 'the outbox works again');
        isFailing = false;
      } catch (error) {
        // Once, not every second of an outage.
        if (!isFailing) logger.warn({ what, err: error }, 'the outbox cannot work at the moment');
        isFailing = true;
      }
      if (done < LANE_BATCH) await pause(everyMs, wakers);
    }
  }

  const doChores = async () => {
    for (const chore of chores) await chore();
    return 0;
  };

  async function stop() {
    isStopping = true;
    for (const wake of [...lanesAsleep, ...choresAsleep]) wake();
    const giveUp = setTimeout(() => stopping.abort(), FINISH_MS);
    await running;
    clearTimeout(giveUp);
  }
  let stopped: Promise<void> | undefined;

  return {
    start() {
      running ??= Promise.all([
        ...lanes.map((lane) =>
          keepDoing({
            work: () => lane.work(),
            what: lane.kind,
            everyMs: LOOK_AGAIN_MS,
            wakers: lanesAsleep,
          }),
        ),
        keepDoing({
          work: doChores,
          what: 'chores',
          everyMs: CHORES_EVERY_MS,
          wakers: choresAsleep,
        }),
      ]);
    },
    poke() {
      for (const wake of [...lanesAsleep]) wake();
    },
    stop: () => (stopped ??= stop()),
  };
}
