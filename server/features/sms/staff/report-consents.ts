import type { Queryable } from '#server/db/database.ts';
import { smsConsentEvents, smsMessages, smsOptIns, smsSubjects } from '#shared/schema.ts';
import { and, countDistinct, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';

/** Consents given and withdrawn in a time, oldest first, without numbers: for the weekly report. */
export const readConsentFacts = (db: Queryable, since: Date, until: Date) => {
  const { action, occurredAt, sequence, source } = smsConsentEvents;
  return db
    .select({ action, occurredAt, source })
    .from(smsConsentEvents)
    .where(and(gte(occurredAt, since), lt(occurredAt, until)))
    .orderBy(sequence);
};

/** What became of the numbers that signed up on the form in a time. */
export async function readFormFunnel(db: Queryable, since: Date, until: Date) {
  const { action, occurredAt, source, subject } = smsConsentEvents;
  const signedUp = db
    .selectDistinct({ number: smsSubjects.phoneNumberE164 })
    .from(smsConsentEvents)
    .innerJoin(smsSubjects, eq(smsSubjects.subject, subject))
    .where(
      and(
        eq(source, 'web'),
        inArray(action, ['opt-in', 'wish']),
        gte(occurredAt, since),
        lt(occurredAt, until),
      ),
    );
  const [reached] = await db
    .select({ count: countDistinct(smsMessages.phoneNumberE164) })
    .from(smsMessages)
    .where(
      and(
        inArray(smsMessages.phoneNumberE164, signedUp),
        eq(smsMessages.state, 'sent'),
        ne(smsMessages.kind, 'alert'),
        gte(smsMessages.createdAt, since),
      ),
    );
  const [all] = await db
    .select({
      signedUp: sql`count(*)`.mapWith(Number),
      subscribed: sql`count(*) filter (where ${smsOptIns.consent})`.mapWith(Number),
    })
    .from(smsOptIns)
    .where(inArray(smsOptIns.phoneNumberE164, signedUp));
  return {
    signedUp: all?.signedUp ?? 0,
    reached: reached?.count ?? 0,
    subscribed: all?.subscribed ?? 0,
  };
}
