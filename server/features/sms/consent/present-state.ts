import type { Queryable } from '#server/db/database.ts';
import {
  type ConsentAction,
  smsConsentEvents,
  type SmsConsentDetails,
  type SmsConsentEvent,
  type SmsOptIn,
  smsOptIns,
} from '#shared/schema.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';

/** Beside the number itself, so that no other lock of the site is meant by accident. */
const NUMBER_LOCK = 7_461_002;

const DECISIONS: readonly ConsentAction[] = ['opt-in', 'opt-out', 'resubscribe'];

/** Actions that decide whether a number is subscribed; all others change nothing. */
export const isDecision = inArray(smsConsentEvents.action, [...DECISIONS]);

/**
 * The present state of a number, locked until the transaction ends.
 * Undefined for an unknown number; that is locked as well, which no row lock could do.
 */
export async function lockState(
  tx: Queryable,
  phoneNumberE164: string,
): Promise<SmsOptIn | undefined> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(${NUMBER_LOCK}::int, hashtext(${phoneNumberE164}))`,
  );
  const [state] = await tx
    .select()
    .from(smsOptIns)
    .where(eq(smsOptIns.phoneNumberE164, phoneNumberE164));
  return state;
}

/**
 * The event that decides whether a number is subscribed: the latest in the person's own order, which
 * on paper is the day of the signature. So a form that was signed before a STOP and typed in after it
 * brings nobody back.
 */
export async function latestDecision(
  tx: Queryable,
  subject: string,
): Promise<SmsConsentEvent | undefined> {
  const [latest] = await tx
    .select()
    .from(smsConsentEvents)
    .where(and(eq(smsConsentEvents.subject, subject), isDecision))
    .orderBy(desc(smsConsentEvents.occurredAt), desc(smsConsentEvents.sequence))
    .limit(1);
  return latest;
}

/** Whether an event that was just recorded is from now on the latest decision of its person. */
export function decides(event: SmsConsentEvent, latest: SmsConsentEvent | undefined): boolean {
  return DECISIONS.includes(event.action) && !(latest && latest.occurredAt > event.occurredAt);
}

/**
 * Brings the state of a number up to date with an event that decides it. A number that already consents
 * keeps its first proof; one that had stopped gets the new one.
 * @returns whether it is subscribed now
 */
export async function applyToState(
  tx: Queryable,
  event: SmsConsentEvent,
  { phoneNumber, phoneNumberE164 }: Pick<SmsConsentDetails, 'phoneNumber' | 'phoneNumberE164'>,
): Promise<boolean> {
  if (event.action === 'opt-out') {
    await tx
      .insert(smsOptIns)
      .values({ phoneNumber, phoneNumberE164, consent: false, source: event.source })
      .onConflictDoUpdate({ target: smsOptIns.phoneNumberE164, set: { consent: false } });
    return false;
  }
  const proof = {
    phoneNumber,
    consent: true,
    source: event.source,
    consentTextVersion: event.consentTextVersion,
    consentTextSha256: event.consentTextSha256,
    consentedAt: event.occurredAt,
  };
  await tx
    .insert(smsOptIns)
    .values({ ...proof, phoneNumberE164 })
    .onConflictDoUpdate({
      target: smsOptIns.phoneNumberE164,
      set: proof,
      setWhere: eq(smsOptIns.consent, false),
    });
  return true;
}
