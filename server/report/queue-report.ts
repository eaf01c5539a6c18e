import type { DayRange } from '#server/db/daily-counts.ts';
import type { Queryable } from '#server/db/database.ts';
import { officeMonday, startOfOfficeDay } from '#server/lib/central-time.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { outboxMessages } from '#shared/schema.ts';
import { createHash } from 'node:crypto';
import { lastWeek } from './period.ts';

export const REPORT_EMAIL = 'report-email';

/** In the inbox before the office opens at eight. */
const SENT_FROM_HOUR = 7;
const HOUR_MS = 3_600_000;

const messageFor = (period: DayRange) => ({
  kind: REPORT_EMAIL,
  subject: `report:${period.from}`,
  payload: period,
});

/** Promises to send the report of some days now. @returns the id of its message */
export async function queueReport(db: Queryable, period: DayRange, now: Date): Promise<string> {
  const [id = ''] = await enqueue(db, [messageFor(period)], now);
  return id;
}

/**
 * On Mondays from seven o'clock by the office's clock promises to send the report of the week that is
 * over: once, however many servers run. One that was away on Monday does it when it is back.
 */
export async function queueWeeklyReport(db: Queryable, now: Date): Promise<void> {
  const begin = startOfOfficeDay(officeMonday(now)).getTime();
  if (now.getTime() < begin + SENT_FROM_HOUR * HOUR_MS) return;
  const message = messageFor(lastWeek(now));
  await db
    .insert(outboxMessages)
    .values({ ...message, id: idOf(message.subject), createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing();
}

/** The same id for the same week: the second server finds it taken. */
function idOf(subject: string): string {
  const hex = createHash('sha256').update(`weekly ${subject}`).digest('hex');
  // A UUID of version 8: made by a rule of one's own (RFC 9562).
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
