import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { pruneIdempotencyKeys } from '../db/prune-idempotency-keys.ts';
import type { Deliver } from './delivery.ts';
import { createQueue } from './queue.ts';
import { createOutboxWorker, type MaintenanceJob, type OutboxWorker } from './outbox-worker.ts';

/** The worker with a queue for each kind of message somebody can deliver, and the hourly maintenance. */
export function buildOutboxWorker({
  deliveries,
  maintenanceJobs = [],
  ...parts
}: {
  readonly deliveries: Readonly<Record<string, Deliver | undefined>>;
  readonly maintenanceJobs?: readonly MaintenanceJob[];
  readonly database: Pick<Database, 'db'>;
  readonly clock: () => Date;
  readonly logger: Logger;
}): OutboxWorker {
  const stopping = new AbortController();
  const { clock, database, logger } = parts;
  return createOutboxWorker({
    queues: Object.entries(deliveries).flatMap(([kind, deliver]) =>
      deliver ? [createQueue({ ...parts, kind, deliver, stopped: stopping.signal })] : [],
    ),
    maintenanceJobs: [() => pruneIdempotencyKeys(database.db, clock()), ...maintenanceJobs],
    logger,
    stopping,
  });
}
