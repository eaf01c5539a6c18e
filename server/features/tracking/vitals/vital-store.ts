import type { WebVital } from '#shared/analytics/web-vitals.ts';
import { webVitalCounts } from '#shared/schema.ts';
import type { PageId } from '#shared/site-map.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { withDatabaseTimeout } from '#server/db/with-database-timeout.ts';
import { officeDay } from '#server/lib/central-time.ts';
import { lt, sql } from 'drizzle-orm';

export interface VitalCount {
  /** By the clock of the office, YYYY-MM-DD. */
  readonly day: string;
  readonly page: PageId;
  readonly metric: WebVital;
  /** Upper bound of the bucket. */
  readonly upTo: number;
  readonly count: number;
}

/** Thirteen months: a month can be compared with the same one of last year. */
const RETENTION_DAYS = 400;

/**
 * Adds counts to those of the database, in one statement.
 * @param counts at least one, each bucket once
 * @throws UnavailableError while the database is away
 */
export async function addVitalCounts(
  { db }: Pick<Database, 'db'>,
  counts: readonly VitalCount[],
): Promise<void> {
  const { day, page, metric, upTo, count } = webVitalCounts;
  await withDatabaseTimeout(() =>
    db
      .insert(webVitalCounts)
      .values([...counts])
      .onConflictDoUpdate({
        target: [day, page, metric, upTo],
        set: { count: sql`${count} + excluded.count` },
      }),
  );
}

/** Deletes days that are older than thirteen months. */
export async function pruneVitalCounts(db: Queryable, now: Date): Promise<void> {
  await db.delete(webVitalCounts).where(lt(webVitalCounts.day, officeDay(now, RETENTION_DAYS)));
}
