import type { Queryable } from '#server/db/database.ts';
import {
  type ConsentAction,
  type ConsentSource,
  smsConsentDetails,
  smsConsentEvents,
  type SmsConsentDetails,
  type SmsConsentEvent,
  smsSubjects,
} from '#shared/schema.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { randomBytes, randomUUID } from 'node:crypto';
import { consentProof } from './consent-proof.ts';
import { detailsHash, eventHash, FIRST_PREVIOUS_HASH } from './event-hash.ts';
import { applyToState, latestDecision, lockState } from './present-state.ts';

/** How, where and by whom; all of it personal, all of it optional. */
export type ConsentCircumstances = Partial<
  Pick<SmsConsentDetails, 'name' | 'page' | 'userAgent' | 'address' | 'actor' | 'messageSid'>
>;

export interface ConsentAct {
  /** 'start' is an opt-in, or a resubscription by someone who had stopped. */
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

/** Any number will do, as long as nothing else of the site uses it. */
const CHAIN_LOCK = 7_461_001;

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
  // First the number, then the chain, in this order everywhere: no two can wait for each other.
  const state = await lockState(tx, act.phoneNumberE164);
  await lockChain(tx);

  const subject = await subjectOf(tx, act.phoneNumberE164);
  const [last] = await tx
    .select()
    .from(smsConsentEvents)
    .orderBy(desc(smsConsentEvents.sequence))
    .limit(1);
  const recordedAt = later(now, last?.recordedAt);
  const details: SmsConsentDetails = {
    sequence: (last?.sequence ?? 0) + 1,
    salt: randomBytes(32).toString('hex'),
    phoneNumberE164: act.phoneNumberE164,
    phoneNumber: act.phoneNumber,
    name: null,
    page: null,
    userAgent: null,
    address: null,
    actor: null,
    messageSid: null,
    ...act.circumstances,
  };
  const unhashed = {
    sequence: details.sequence,
    subject,
    action: actionOf(act, await latestDecision(tx, subject)),
    source: act.source,
    occurredAt: act.occurredAt && act.occurredAt < recordedAt ? act.occurredAt : recordedAt,
    recordedAt,
    ...consentProof(act.consentTextVersion),
    detailsHash: detailsHash(details),
    previousHash: last?.hash ?? FIRST_PREVIOUS_HASH,
  };
  const event = { ...unhashed, hash: eventHash(unhashed) };
  await tx.insert(smsConsentEvents).values(event);
  await tx.insert(smsConsentDetails).values(details);
  const wasSubscribed = state?.consent ?? false;
  return { event, wasSubscribed, isSubscribed: await applyToState(tx, event, details) };
}

/** Nobody else adds to the chain, or takes from what belongs to it, until the transaction ends. */
export async function lockChain(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
}

function actionOf({ act }: ConsentAct, latest: SmsConsentEvent | undefined): ConsentAction {
  if (act !== 'start') return act;
  return latest?.action === 'opt-out' ? 'resubscribe' : 'opt-in';
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

function later(one: Date, other: Date | undefined): Date {
  return other && other > one ? other : one;
}
