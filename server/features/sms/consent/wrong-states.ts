import type { Queryable } from '#server/db/database.ts';
import { smsConsentEvents, smsOptIns, smsSubjects } from '#shared/schema.ts';
import { desc, eq } from 'drizzle-orm';
import { isDecision } from './present-state.ts';

/**
 * Numbers whose present state is not what their events say: one sentence each, with the id of the
 * subject instead of the number.
 */
export async function findWrongStates(db: Queryable): Promise<string[]> {
  const latest = db
    .selectDistinctOn([smsConsentEvents.subject])
    .from(smsConsentEvents)
    .where(isDecision)
    .orderBy(
      smsConsentEvents.subject,
      desc(smsConsentEvents.occurredAt),
      desc(smsConsentEvents.sequence),
    )
    .as('latest');
  const rows = await db
    .select({ subject: latest.subject, action: latest.action, consent: smsOptIns.consent })
    .from(latest)
    .innerJoin(smsSubjects, eq(smsSubjects.subject, latest.subject))
    .leftJoin(smsOptIns, eq(smsOptIns.phoneNumberE164, smsSubjects.phoneNumberE164));
  return rows
    .filter(({ action, consent }) => consent !== (action !== 'opt-out'))
    .map(
      ({ subject, action }) =>
        `The state of subject ${subject} is not what its last event says (${action}).`,
    );
}
