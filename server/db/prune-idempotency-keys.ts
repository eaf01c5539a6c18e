import { idempotencyKeys } from '#shared/schema.ts';
import { lt } from 'drizzle-orm';
import type { Queryable } from './database.ts';

const RETENTION_MS = 30 * 24 * 3_600_000;

/** Forgets keys older than 30 days (docs/decisions/idempotency.md). */
export async function pruneIdempotencyKeys(db: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION_MS);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest));
}
