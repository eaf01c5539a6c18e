import type { Queryable } from '#server/db/database.ts';
import { smsMessages } from '#shared/schema.ts';
import { and, desc, eq, gt, gte, isNotNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  areaCodeOf,
  countedSince,
  dayBefore,
  hourBefore,
  isWelcome,
} from '../sending/welcome-caps.ts';

const LISTED = 5;

/**
 * What the caps count: sign-ups on the web in the last hour and the last day, the networks and area codes with the
 * most of them, and by its reason what was withheld in the last day.
 */
export async function countWelcomes(db: Queryable, now: Date) {
  const columns = {
    hour: sql<number>`count(*) filter (where ${gt(smsMessages.createdAt, hourBefore(now))})`.mapWith(
      Number,
    ),
    day: sql<number>`count(*)`.mapWith(Number),
  };
  const isCounted = countedSince(dayBefore(now));
  const grouped = (name: typeof areaCodeOf) =>
    db
      .select({ name, ...columns })
      .from(smsMessages)
      .where(isCounted)
      .groupBy(name)
      .orderBy(desc(sql`count(*)`))
      .limit(LISTED);
  const [all] = await db.select(columns).from(smsMessages).where(isCounted);
  const withheld = await db
    .select({
      reason: sql<string>`coalesce(${smsMessages.reason}, '')`,
      messages: columns.day,
      last: sql`max(${smsMessages.createdAt})`.mapWith(smsMessages.createdAt),
    })
    .from(smsMessages)
    .where(and(eq(smsMessages.state, 'withheld'), gt(smsMessages.createdAt, dayBefore(now))))
    .groupBy(smsMessages.reason);
  return {
    hour: all?.hour ?? 0,
    day: all?.day ?? 0,
    networks: await grouped(sql<string>`${smsMessages.network}`),
    areaCodes: await grouped(areaCodeOf),
    withheld,
  };
}

const RELEASED_MS = 30 * 24 * 60 * 60_000;

/**
 * Lets the welcomes go that caps withheld in the last 30 days: one for each number, and none for a number
 * that got another one since.
 * @returns how many wait to be sent now
 */
export async function releaseWelcomes(db: Queryable, now: Date): Promise<number> {
  const since = new Date(now.getTime() - RELEASED_MS);
  const other = alias(smsMessages, 'other');
  const isLater = and(
    eq(other.phoneNumberE164, smsMessages.phoneNumberE164),
    gte(other.createdAt, since),
    sql`${other.kind} in ('welcome', 'confirm')`,
    sql`(${other.state} <> 'withheld' or ${other.id} > ${smsMessages.id})`,
  );
  const released = await db
    .update(smsMessages)
    .set({ state: 'waiting', reason: null, settledAt: null, sendAfter: now })
    .where(
      and(
        isWelcome,
        isNotNull(smsMessages.network),
        eq(smsMessages.state, 'withheld'),
        gte(smsMessages.createdAt, since),
        notExists(db.select({ id: other.id }).from(other).where(isLater)),
      ),
    )
    .returning({ id: smsMessages.id });
  return released.length;
}
