import { officeDay } from '#server/lib/central-time.ts';
import { type Counted, dailyCounts } from '#shared/schema.ts';
import { and, between, inArray, lt, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { createCountRecorder } from './count-recorder.ts';
import type { Database, Queryable } from './database.ts';
import { withDatabaseTimeout } from './with-database-timeout.ts';

export interface DailyCount {
  /** By the clock of the office, YYYY-MM-DD. */
  readonly day: string;
  readonly name: Counted;
  readonly detail: string;
  readonly count: number;
}

/** Counts what happened today. */
export interface DailyCounter {
  /** Returns at once. @param detail which one: a path, a label, a route */
  count(name: Counted, detail?: string): void;
  /** Writes what was counted. Never rejects. */
  flush(): Promise<void>;
}

/** Thirteen months: a month can be compared with the same one of last year. */
const RETENTION_DAYS = 400;
/** There are only so many pages, labels and routes; posts are the one thing that grows. */
const MAX_ROWS = 5_000;
const LONGEST_DETAIL = 300;

export function createDailyCounter(options: {
  readonly database: Pick<Database, 'db'>;
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'warn'>;
}): DailyCounter {
  const { clock, database, logger } = options;
  const recorder = createCountRecorder<DailyCount>({
    keyOf: ({ day, name, detail }) => `${day} ${name} ${detail}`,
    write: (counts) => addDailyCounts(database, counts),
    what: 'counts of the day',
    logger,
    maxRows: MAX_ROWS,
  });
  return {
    count(name, detail = '') {
      recorder.add({
        day: officeDay(clock()),
        name,
        detail: detail.slice(0, LONGEST_DETAIL),
        count: 1,
      });
    },
    flush: () => recorder.flush(),
  };
}

/**
 * Adds counts to those of the database, in one statement.
 * @param counts at least one, each row once
 * @throws UnavailableError while the database is away
 */
export async function addDailyCounts(
  { db }: Pick<Database, 'db'>,
  counts: readonly DailyCount[],
): Promise<void> {
  const { day, name, detail, count } = dailyCounts;
  await withDatabaseTimeout(() =>
    db
      .insert(dailyCounts)
      .values([...counts])
      .onConflictDoUpdate({
        target: [day, name, detail],
        set: { count: sql`${count} + excluded.count` },
      }),
  );
}

/** Deletes days that are older than thirteen months. */
export async function pruneDailyCounts(db: Queryable, now: Date): Promise<void> {
  await db.delete(dailyCounts).where(lt(dailyCounts.day, officeDay(now, RETENTION_DAYS)));
}

/** Days of the office, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** What was counted under some names, all days together, most first. */
export async function readDailyCounts(
  db: Queryable,
  { from, to }: DayRange,
  names: readonly Counted[],
): Promise<Omit<DailyCount, 'day'>[]> {
  const { day, name, detail, count } = dailyCounts;
  const total = sql`sum(${count})`.mapWith(Number);
  return db
    .select({ name, detail, count: total })
    .from(dailyCounts)
    .where(and(between(day, from, to), inArray(name, [...names])))
    .groupBy(name, detail)
    .orderBy(sql`sum(${count}) desc`, name, detail);
}
