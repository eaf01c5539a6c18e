import { dailyCounts, unansweredQuestions, webVitalCounts } from '#shared/schema.ts';
import { officeDay } from '#server/lib/central-time.ts';
import { singleFlight } from '#server/lib/single-flight.ts';
import { getTableColumns, lt, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { Database, Queryable } from './database.ts';
import { withDatabaseTimeout } from './with-database-timeout.ts';

/** A table of counts by the day, whose other columns together name a row. */
type CountTable = typeof dailyCounts | typeof unansweredQuestions | typeof webVitalCounts;

/** Thirteen months: a month can be compared with the same one of last year. */
const THIRTEEN_MONTHS = 400;
const RETENTION_DAYS: readonly (readonly [CountTable, number])[] = [
  [dailyCounts, THIRTEEN_MONTHS],
  [webVitalCounts, THIRTEEN_MONTHS],
  // Long enough for somebody to write the answer.
  [unansweredQuestions, 90],
];

export interface CountRecorderOptions<Table extends CountTable> {
  readonly database: Pick<Database, 'db'>;
  readonly table: Table;
  /** Of what the counts are, for the log. */
  readonly what: string;
  readonly logger: Pick<Logger, 'warn'>;
  /** Rows that may wait in memory; more are not counted. Absent where rows cannot be made up. */
  readonly maxRows?: number;
}

export interface CountRecorder<Table extends CountTable> {
  /** Returns at once. */
  add(row: Table['$inferSelect']): void;
  /** Writes what was counted; while the database is away it stays counted. Never rejects. */
  flush(): Promise<void>;
}

/** Counts in memory and writes in batches, so that no request waits for a counter. */
export function createCountRecorder<Table extends CountTable>({
  database,
  logger,
  maxRows = Infinity,
  table,
  what,
}: CountRecorderOptions<Table>): CountRecorder<Table> {
  type Row = Table['$inferSelect'];
  let counted = new Map<string, Row>();

  function add(row: Row): void {
    const key = JSON.stringify({ ...row, count: 0 });
    const known = counted.get(key);
    if (!known && counted.size >= maxRows) return;
    counted.set(key, { ...row, count: (known?.count ?? 0) + row.count });
  }

  async function writeAll(): Promise<void> {
    const batch = [...counted.values()];
    if (batch.length === 0) return;
    counted = new Map();
    try {
      await addCounts(database, table, batch);
    } catch (err) {
      for (const row of batch) add(row);
      logger.warn({ err }, `${what} could not be written yet`);
    }
  }

  return { add, flush: singleFlight(writeAll) };
}

/**
 * Adds counts to those of the database, in one statement.
 * @param rows at least one, each once
 * @throws UnavailableError while the database is away
 */
export async function addCounts<Table extends CountTable>(
  { db }: Pick<Database, 'db'>,
  table: Table,
  rows: readonly Table['$inferSelect'][],
): Promise<void> {
  const { count, ...key } = getTableColumns<PgTable>(table);
  await withDatabaseTimeout(() =>
    db
      .insert<PgTable>(table)
      .values([...rows])
      .onConflictDoUpdate({
        target: Object.values(key),
        set: { count: sql`${count} + excluded.count` },
      }),
  );
}

/** Deletes the days whose time is over. */
export async function pruneCounts(db: Queryable, now: Date): Promise<void> {
  for (const [table, days] of RETENTION_DAYS) {
    await db.delete(table).where(lt(table.day, officeDay(now, days)));
  }
}
