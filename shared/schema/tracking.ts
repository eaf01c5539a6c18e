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

/**
 * What is counted by the day for the weekly report. The events of the table of events are counted of
 * visits that agreed to be measured; the others are requests that the server answers anyway.
 */
export const COUNTED = [
  'page_view',
  'traffic_source',
  'phone_click',
  'email_click',
  'funnel',
  'lead',
  'page_not_found',
  'client_error',
  'chat_begun',
  'chat_question',
  'chat_qualified',
  'chat_unanswered',
  'server_error',
] as const;
export type Counted = (typeof COUNTED)[number];

/** How often something happened on a day: numbers, with nothing of a visit or a visitor. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    /** By the clock of the office. */
    day: date().notNull(),
    name: text({ enum: COUNTED }).notNull(),
    /** Which one: a path of the site, a label of the table of events, a route; '' where there is none. */
    detail: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.name, table.detail] }),
    check('daily_counts_name', oneOf(table.name, COUNTED)),
    check('daily_counts_detail_length', length(table.detail, 0, 300)),
    check('daily_counts_count', sql`${table.count} > 0`),
  ],
);

/** How fast pages were for visitors: a histogram a day, kind of page and metric, and nothing else. */
export const webVitalCounts = pgTable(
  'web_vital_counts',
  {
    /** By the clock of the office. */
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
