import type { Queue } from './queue.ts';
import { QUEUE_BATCH } from './queue.ts';
import type { Logger } from 'pino';

const LOOK_AGAIN_MS = 1_000;
const MAINTENANCE_EVERY_MS = 3_600_000;
/** Time for tries under way when the process stops; shorter than the server waits for its end. */
const FINISH_MS = 4_000;

/** Something to be done now and then, e.g. deleting what is too old. */
export type MaintenanceJob = () => Promise<void>;

export interface OutboxWorkerOptions {
  readonly queues: readonly Queue[];
  readonly maintenanceJobs: readonly MaintenanceJob[];
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

export interface OutboxWorker {
  /** Looks every second, and every hour does the maintenance jobs. */
  start(): void;
  /** There may be something new: look now. */
  notify(): void;
  /** Takes nothing new, lets tries under way finish for four seconds, then breaks them off. */
  stop(): Promise<void>;
}

interface Task {
  readonly work: () => Promise<number>;
  readonly what: string;
  readonly everyMs: number;
  readonly waiters: Set<() => void>;
}

/** Works off every queue on its own, for as long as the process lives. */
export function createOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { maintenanceJobs, queues, logger } = options;
  /** Aborted when it gives up on tries under way. */
  const stopping = new AbortController();
  const idleQueues = new Set<() => void>();
  const idleJobs = new Set<() => void>();
  let isStopping = false;
  let running: Promise<unknown> | undefined;

  /** Until the time is over, `notify` or the stop of the worker. */
  function pause(ms: number, waiters: Set<() => void>): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        waiters.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms).unref();
      waiters.add(wake);
      if (isStopping) wake();
    });
  }

  async function runRepeatedly({ work, what, everyMs, waiters }: Task) {
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
      if (done < QUEUE_BATCH) await pause(everyMs, waiters);
    }
  }

  const doMaintenance = async () => {
    for (const job of maintenanceJobs) await job();
    return 0;
  };

  async function stop() {
    isStopping = true;
    for (const wake of [...idleQueues, ...idleJobs]) wake();
    const giveUp = setTimeout(() => stopping.abort(), FINISH_MS);
    await running;
    clearTimeout(giveUp);
  }
  let stopped: Promise<void> | undefined;

  return {
    start() {
      running ??= Promise.all([
        ...queues.map((queue) =>
          runRepeatedly({
            work: () => queue.work(stopping.signal),
            what: queue.kind,
            everyMs: LOOK_AGAIN_MS,
            waiters: idleQueues,
          }),
        ),
        runRepeatedly({
          work: doMaintenance,
          what: 'maintenance',
          everyMs: MAINTENANCE_EVERY_MS,
          waiters: idleJobs,
        }),
      ]);
    },
    notify() {
      for (const wake of [...idleQueues]) wake();
    },
    stop: () => (stopped ??= stop()),
  };
}
