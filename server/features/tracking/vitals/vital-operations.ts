import { defineOperation } from '#server/staff/operation.ts';
import { ratingOf, WEB_VITALS, type WebVital } from '#shared/analytics/web-vitals.ts';
import { webVitalCounts } from '#shared/schema.ts';
import { officeDay } from '#server/lib/central-time.ts';
import type { DayRange } from '#server/db/daily-counts.ts';
import type { Queryable } from '#server/db/database.ts';
import { between, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type BucketCount, percentile75 } from './vital-buckets.ts';

/** Stands for all kinds of pages together. */
export const ALL_PAGES = 'all';

export interface VitalReport {
  /** Id of the page table, or 'all'. */
  readonly page: string;
  readonly metric: WebVital;
  /** Milliseconds, of CLS the score. */
  readonly p75: number;
  readonly rating: ReturnType<typeof ratingOf>;
  /** How many values were measured. */
  readonly samples: number;
}

/** What `staff vitals` asks of the database. */
export const vitalOperations = {
  'vitals.report': defineOperation({
    input: z.strictObject({ days: z.number().int().min(1).max(400) }),
    run: ({ clock, database: { db } }, { days }) =>
      readVitals(db, { from: officeDay(clock(), days - 1), to: officeDay(clock()) }),
  }),
} as const;

/** All pages first, then each kind of page by name, metrics in their usual order. */
export async function readVitals(db: Queryable, { from, to }: DayRange): Promise<VitalReport[]> {
  const { day, page, metric, upTo, count } = webVitalCounts;
  const rows = await db
    .select({ page, metric, upTo, count: sql`sum(${count})`.mapWith(Number) })
    .from(webVitalCounts)
    .where(between(day, from, to))
    .groupBy(page, metric, upTo);
  const pages = [...new Set(rows.map((row) => row.page))].sort();
  const countsOf = (wanted: string, vital: WebVital) =>
    rows.filter((row) => row.metric === vital && (wanted === ALL_PAGES || row.page === wanted));
  return [ALL_PAGES, ...pages].flatMap((wanted) =>
    WEB_VITALS.flatMap((vital) => lineOf(wanted, vital, merged(countsOf(wanted, vital)))),
  );
}

function lineOf(page: string, metric: WebVital, counts: readonly BucketCount[]): VitalReport[] {
  const p75 = percentile75(metric, counts);
  if (p75 === undefined) return [];
  const samples = counts.reduce((sum, { count }) => sum + count, 0);
  return [{ page, metric, p75, rating: ratingOf(metric, p75), samples }];
}

/** One entry for each bucket. */
function merged(counts: readonly BucketCount[]): BucketCount[] {
  const buckets = new Map<number, number>();
  for (const { upTo, count } of counts) buckets.set(upTo, (buckets.get(upTo) ?? 0) + count);
  return [...buckets].map(([upTo, count]) => ({ upTo, count }));
}
