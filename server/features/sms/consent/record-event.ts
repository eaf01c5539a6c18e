import type { Queryable } from '#server/db/database.ts';
import { isConsentVersion } from '#shared/content/sms-consent.ts';
import {
  type ConsentAction,
  type ConsentSource,
  type SmsConsentDetails,
  type SmsConsentEvent,
  smsSubjects,
} from '#shared/schema.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { appendEvent, lockChain } from './append-event.ts';
import { storeConsentTexts } from './consent-texts.ts';
import { applyToState, decides, latestDecision, lockState } from './present-state.ts';

/** How, where and by whom; all of it personal, all of it optional. */
export type ConsentCircumstances = Partial<
  Pick<SmsConsentDetails, 'name' | 'page' | 'userAgent' | 'address' | 'actor' | 'messageSid'>
>;

export interface ConsentAct {
  /**
   * 'start' is an opt-in, or a resubscription of a number that had stopped; 'opt-in' on a screen is a wish
   * then.
   */
  readonly act: 'opt-in' | 'opt-out' | 'start' | 'help';
  readonly source: ConsentSource;
  readonly phoneNumberE164: string;
  /** As typed, or as the provider sent it. */
  readonly phoneNumber: string;
  /** The text that was agreed to; only for those who consent. */
  readonly consentTextVersion?: string;
  /** When it was done, where that is earlier than now (paper). */
  readonly occurredAt?: Date;
  readonly circumstances: ConsentCircumstances;
}

export interface RecordedAct {
  readonly event: SmsConsentEvent;
  /** Whether the number was subscribed before, and is now. */
  readonly wasSubscribed: boolean;
  readonly isSubscribed: boolean;
}

/**
 * The one way by which consent comes into the database, from web, chat, paper and keywords alike:
 * appends an event to the chain and brings the number's present state up to date, in the caller's
 * transaction.
 *
 * The chain is locked until the transaction ends, so call this late in it and do nothing slow after.
 * @param now the time by the caller's clock; an event is never dated before the one it follows
 * @throws DatabaseError's cause when the transaction cannot be carried out; nothing is recorded then
 */
export async function recordConsentAct(
  tx: Queryable,
  act: ConsentAct,
  now: Date,
): Promise<RecordedAct> {
  const { source, consentTextVersion, occurredAt, phoneNumber, phoneNumberE164 } = act;
  // First the number, then the chain, in this order everywhere: no two can wait for each other.
  const state = await lockState(tx, phoneNumberE164);
  // Read before the chain is locked, since all other sign-ups wait from then on; the number's own lock
  // holds these still.
  const subject = await subjectOf(tx, phoneNumberE164);
  const latest = await latestDecision(tx, subject);
  const action = actionOf(act, latest);
  if (consentTextVersion !== undefined && isConsentVersion(consentTextVersion)) {
    await storeConsentTexts(tx, now, [consentTextVersion]);
  }
  await lockChain(tx);
  const details = { phoneNumber, phoneNumberE164, ...act.circumstances };
  const event = await appendEvent(
    tx,
    { subject, action, source, consentTextVersion, occurredAt, details },
    now,
  );
  const wasSubscribed = state?.consent ?? false;
  const isDecided = decides(event, latest);
  const isSubscribed = isDecided ? await applyToState(tx, event, details) : wasSubscribed;
  return { event, wasSubscribed, isSubscribed };
}

/**
 * A number that has stopped is brought back by its handset or by a signature on paper. Anybody can type it
 * into a form, so that is a wish and no consent.
 */
function actionOf({ act, source }: ConsentAct, latest: SmsConsentEvent | undefined): ConsentAction {
  const hasStopped = latest?.action === 'opt-out';
  if (act === 'start') return hasStopped ? 'resubscribe' : 'opt-in';
  return act === 'opt-in' && hasStopped && source !== 'paper' ? 'wish' : act;
}

/** The random id of a number; made when the number is seen for the first time. */
async function subjectOf(tx: Queryable, phoneNumberE164: string): Promise<string> {
  const [known] = await tx
    .select()
    .from(smsSubjects)
    .where(eq(smsSubjects.phoneNumberE164, phoneNumberE164));
  if (known) return known.subject;
  const subject = randomUUID();
  await tx.insert(smsSubjects).values({ subject, phoneNumberE164 });
  return subject;
}
