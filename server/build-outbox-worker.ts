import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import { pruneIdempotencyKeys } from './db/prune-idempotency-keys.ts';
import type { Deliver } from './outbox/delivery.ts';
import { createLane } from './outbox/lane.ts';
import { createOutboxWorker, type Chore, type OutboxWorker } from './outbox/outbox-worker.ts';

/** The worker with a lane for each kind of message somebody can deliver, and the hourly chores. */
export function buildOutboxWorker({
  deliveries,
  chores = [],
  ...parts
}: {
  readonly deliveries: Readonly<Record<string, Deliver | undefined>>;
  readonly chores?: readonly Chore[];
  readonly database: Pick<Database, 'db'>;
  readonly clock: () => Date;
  readonly logger: Logger;
}): OutboxWorker {
  const stopping = new AbortController();
  const { clock, database, logger } = parts;
  return createOutboxWorker({
    lanes: Object.entries(deliveries).flatMap(([kind, deliver]) =>
      deliver ? [createLane({ ...parts, kind, deliver, stopped: stopping.signal })] : [],
    ),
    chores: [() => pruneIdempotencyKeys(database.db, clock()), ...chores],
    logger,
    stopping,
  });
}
