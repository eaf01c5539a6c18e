import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable } from 'drizzle-orm/pg-core';

/** Tokens the chat has spent on a model, one row a day: the daily limit survives a restart. */
export const chatTokenUsage = pgTable(
  'chat_token_usage',
  {
    /** UTC. */
    day: date().primaryKey(),
    tokens: integer().notNull(),
  },
  (table) => [check('chat_token_usage_tokens', sql`${table.tokens} >= 0`)],
);
