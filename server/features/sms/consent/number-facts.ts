import type { Queryable } from '#server/db/database.ts';
import { smsConsentEvents, smsSubjects } from '#shared/schema.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';

/** What the events of a number say beyond its present state. */
export interface NumberFacts {
  /** START came from the handset, and no STOP after it. */
  readonly isConfirmed: boolean;
  /** When the number was last signed up on the web after it had stopped; null for never. */
  readonly wishedAt: Date | null;
}

export const NO_FACTS: NumberFacts = { isConfirmed: false, wishedAt: null };

/**
 * @param phoneNumberE164 of one number; absent: of all
 * @returns facts by number in E.164; NO_FACTS holds for those left out
 */
export async function numberFacts(
  db: Queryable,
  phoneNumberE164?: string,
): Promise<ReadonlyMap<string, NumberFacts>> {
  const { action, source, sequence, occurredAt } = smsConsentEvents;
  const isStart = and(eq(source, 'keyword'), inArray(action, ['opt-in', 'resubscribe']));
  const last = (condition: ReturnType<typeof and>) =>
    sql<number>`coalesce(max(${sequence}) filter (where ${condition}), 0)`.mapWith(Number);
  const isWish = eq(action, 'wish');
  const rows = await db
    .select({
      phoneNumberE164: smsSubjects.phoneNumberE164,
      stop: last(eq(action, 'opt-out')),
      start: last(isStart),
      wish: last(isWish),
      decision: last(inArray(action, ['opt-in', 'resubscribe'])),
      wishedAt: sql`max(${occurredAt}) filter (where ${isWish})`.mapWith(occurredAt),
    })
    .from(smsSubjects)
    .innerJoin(smsConsentEvents, eq(smsConsentEvents.subject, smsSubjects.subject))
    .where(
      phoneNumberE164 === undefined ? undefined : eq(smsSubjects.phoneNumberE164, phoneNumberE164),
    )
    .groupBy(smsSubjects.phoneNumberE164);
  return new Map(
    rows.map(({ phoneNumberE164: number, stop, start, wish, decision, wishedAt }) => [
      number,
      {
        isConfirmed: start > stop,
        wishedAt: wish > stop && wish > decision ? (wishedAt as Date | null) : null,
      },
    ]),
  );
}
