import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, length } from './columns.ts';

/** How often somebody did something in the present window, counted for all servers together. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is limited, and a keyed hash of for whom: addresses are not stored. */
    key: text().primaryKey(),
    count: bigint({ mode: 'number' }).notNull(),
    /** When the window ends; the next one begins with the next request. */
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [
    index('rate_limits_resets_at').on(table.resetsAt),
    check('rate_limits_key_length', length(table.key, 1, 100)),
    check('rate_limits_count', sql`${table.count} >= 0`),
  ],
);
