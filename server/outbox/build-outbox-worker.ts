import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { pruneIdempotencyKeys } from '../db/idempotency.ts';
import type { Deliver } from './delivery.ts';
import { createQueue, type Queue } from './queue.ts';
import { createOutboxWorker, type MaintenanceJob, type OutboxWorker } from './outbox-worker.ts';

/** The worker with a queue for each kind of message that can be delivered, and the hourly maintenance. */
export function buildOutboxWorker({
  deliveries,
  queues = [],
  maintenanceJobs = [],
  ...parts
}: {
  readonly deliveries: Readonly<Record<string, Deliver | undefined>>;
  /** With messages in tables of their own. */
  readonly queues?: readonly Queue[];
  readonly maintenanceJobs?: readonly MaintenanceJob[];
  readonly database: Pick<Database, 'db'>;
  readonly clock: () => Date;
  readonly logger: Logger;
}): OutboxWorker {
  const { clock, database, logger } = parts;
  return createOutboxWorker({
    queues: [
      ...queues,
      ...Object.entries(deliveries).flatMap(([kind, deliver]) =>
        deliver ? [createQueue({ ...parts, kind, deliver })] : [],
      ),
    ],
    maintenanceJobs: [() => pruneIdempotencyKeys(database.db, clock()), ...maintenanceJobs],
    logger,
  });
}
