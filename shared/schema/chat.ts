import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { length } from './columns.ts';

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

/**
 * What the assistant could not answer, without personal details: words, a day and how often. Nothing
 * says who asked, when in the day, or what else was said.
 */
export const unansweredQuestions = pgTable(
  'unanswered_questions',
  {
    /** By the clock of the office. */
    day: date().notNull(),
    question: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.question] }),
    check('unanswered_questions_question_length', length(table.question, 1, 200)),
    check('unanswered_questions_count', sql`${table.count} > 0`),
  ],
);
