import { officeDay } from '#server/lib/central-time.ts';
import { type Counted, dailyCounts } from '#shared/schema.ts';
import { and, between, inArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { createCountRecorder } from './count-recorder.ts';
import type { Database, Queryable } from './database.ts';

export type DailyCount = typeof dailyCounts.$inferSelect;

/** Counts what happened today. */
export interface DailyCounter {
  /** Returns at once. @param detail which one: a path, a label, a route */
  count(name: Counted, detail?: string): void;
  /** Writes what was counted. Never rejects. */
  flush(): Promise<void>;
}

/** There are only so many pages, labels and routes; posts are the one thing that grows. */
const MAX_ROWS = 5_000;
const LONGEST_DETAIL = 300;

export function createDailyCounter(options: {
  readonly database: Pick<Database, 'db'>;
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'warn'>;
}): DailyCounter {
  const { clock, database, logger } = options;
  const recorder = createCountRecorder({
    database,
    table: dailyCounts,
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
