import { createCountRecorder } from '#server/db/count-recorder.ts';
import type { DayRange } from '#server/db/daily-counts.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { officeDay } from '#server/lib/central-time.ts';
import { unansweredQuestions } from '#shared/schema.ts';
import { between, sql } from 'drizzle-orm';
import type { Logger } from 'pino';

/** Whoever floods the chat does not fill the database. */
const MAX_WAITING = 200;

const { day, question, count } = unansweredQuestions;

/** Keeps questions of today, counted in memory and written now and then. */
export function createUnansweredRecorder({
  clock,
  database,
  logger,
}: {
  readonly database: Pick<Database, 'db'>;
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'warn'>;
}) {
  const recorder = createCountRecorder({
    database,
    table: unansweredQuestions,
    what: 'unanswered questions',
    logger,
    maxRows: MAX_WAITING,
  });
  return {
    /** Returns at once. @param text without personal details (storable-question.ts) */
    record: (text: string) => recorder.add({ day: officeDay(clock()), question: text, count: 1 }),
    flush: () => recorder.flush(),
  };
}

/** Questions of some days, most asked first. */
export const readUnanswered = (db: Queryable, { from, to }: DayRange) =>
  db
    .select({ question, count: sql`sum(${count})`.mapWith(Number) })
    .from(unansweredQuestions)
    .where(between(day, from, to))
    .groupBy(question)
    .orderBy(sql`sum(${count}) desc`, question);
