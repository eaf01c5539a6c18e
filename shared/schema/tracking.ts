import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { WEB_VITALS } from '../analytics/web-vitals.ts';
import { length, oneOf } from './columns.ts';

/** How fast pages were for visitors: a histogram a day, kind of page and metric, and nothing else. */
export const webVitalCounts = pgTable(
  'web_vital_counts',
  {
    /** UTC. */
    day: date().notNull(),
    /** Id of the page table. */
    page: text().notNull(),
    metric: text({ enum: WEB_VITALS }).notNull(),
    /** Upper bound of the bucket, inclusive: milliseconds, of CLS the score. */
    upTo: doublePrecision('up_to').notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.page, table.metric, table.upTo] }),
    check('web_vital_counts_page_length', length(table.page, 1, 40)),
    check('web_vital_counts_metric', oneOf(table.metric, WEB_VITALS)),
    check('web_vital_counts_count', sql`${table.count} > 0`),
  ],
);
