import type { Database } from '#server/db/database.ts';
import type { OutboxMessage } from '#shared/schema.ts';
import type { Logger } from 'pino';
import { type Deliver, PostponedError, UndeliverableError, failureText } from './delivery.ts';
import { outboxStore } from './outbox-store.ts';
import { type Backoff, backoffMs } from '#server/lib/backoff.ts';
import { withTimeLimit } from '#server/lib/with-time-limit.ts';

/** 10 s, then twice as long each time up to 6 hours; the last try is 71 hours after the first. */
export const OUTBOX_BACKOFF: Backoff = {
  firstMs: 10_000,
  longestMs: 6 * 3_600_000,
  maxAttempts: 23,
};

/** Messages of one kind under way at a time: a receiver that hangs holds up its own kind only. */
export const QUEUE_BATCH = 8;
const TRY_LIMIT_MS = 30_000;

export interface QueueOptions {
  readonly database: Pick<Database, 'db'>;
  readonly kind: string;
  readonly deliver: Deliver;
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

export interface Queue {
  readonly kind: string;
  /**
   * Takes the messages that are due, tries each once and notes how it went.
   * @param stopped the process stops: tries under way get no more time
   * @returns how many were taken
   * @throws what the database throws, before anything was tried
   */
  work(stopped: AbortSignal): Promise<number>;
}

/** Works off the messages of one kind. */
export function createQueue(options: QueueOptions): Queue {
  const { database, kind, clock } = options;
  return {
    kind,
    async work(stopped) {
      const taken = await outboxStore.claim(database.db, {
        kind,
        limit: QUEUE_BATCH,
        now: clock(),
      });
      await Promise.all(taken.map((message) => tryOnce(message, { ...options, stopped })));
      return taken.length;
    },
  };
}

interface TryParts extends QueueOptions {
  readonly stopped: AbortSignal;
}

async function tryOnce(message: OutboxMessage, options: TryParts): Promise<void> {
  const { clock, deliver, logger, stopped } = options;
  const { db } = options.database;
  const facts = { kind: message.kind, message: message.id, attempt: message.attempts };
  try {
    await withTimeLimit(TRY_LIMIT_MS, stopped, (signal) => deliver(message, signal));
  } catch (error) {
    if (error instanceof PostponedError) {
      await note(() => outboxStore.postpone(db, message, error.until), options);
      return;
    }
    const delayMs =
      error instanceof UndeliverableError ? undefined : backoffMs(message.attempts, OUTBOX_BACKOFF);
    const next = delayMs === undefined ? undefined : new Date(clock().getTime() + delayMs);
    const reason = failureText(error);
    if (next) logger.warn({ ...facts, reason, next }, 'a message could not be delivered');
    else logger.error({ ...facts, reason }, 'a message was dead-lettered; staff can send it again');
    await note(() => outboxStore.markFailed(db, message, { error: reason, next }), options);
    return;
  }
  logger.info(facts, 'a message was delivered');
  await note(() => outboxStore.markSent(db, [message], clock()), options);
}

const NOTE_AGAIN_MS = 500;

/** A message that is out must be noted as such, or it goes out again: so not only once. */
async function note(write: () => Promise<void>, { logger, stopped }: TryParts): Promise<void> {
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      if (stopped.aborted) {
        logger.warn(
          { err: error },
          'the outcome of a delivery could not be stored; the message may be sent again',
        );
        return;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, NOTE_AGAIN_MS));
  }
}
