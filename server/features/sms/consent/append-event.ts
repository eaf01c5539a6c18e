import type { Queryable } from '#server/db/database.ts';
import {
  type ConsentAction,
  type ConsentSource,
  smsConsentDetails,
  smsConsentEvents,
  type SmsConsentDetails,
  type SmsConsentEvent,
} from '#shared/schema.ts';
import { desc, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { detailsHash, eventHash, FIRST_PREVIOUS_HASH } from './event-hash.ts';
import { sha256 } from '#server/lib/canonical-json.ts';
import { consentText, isConsentVersion } from '#shared/content/sms-consent.ts';

/** Any number will do, as long as nothing else of the site uses it. */
const CHAIN_LOCK = 7_461_001;

/** What stands beside an event until its person is erased; what is left out is null. */
export type NewDetails = Pick<SmsConsentDetails, 'phoneNumber' | 'phoneNumberE164'> &
  Partial<Omit<SmsConsentDetails, 'sequence' | 'salt'>>;

export interface NewEvent {
  readonly subject: string;
  readonly action: ConsentAction;
  readonly source: ConsentSource;
  /** The text that was agreed to; only for those who consent. */
  readonly consentTextVersion?: string | undefined;
  /** When it was done, where that is earlier than now (paper). */
  readonly occurredAt?: Date | undefined;
  readonly details: NewDetails;
}

/** Locks the chain: no other transaction adds to it, or takes from what belongs to it, until the transaction ends. */
export async function lockChain(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
}

/**
 * Appends an event; the caller has locked the chain. The details are hashed as the database gives them
 * back, so whatever it makes of a text is what is proved.
 * @param now the time by the caller's clock; an event is never dated before the one it follows
 */
export async function appendEvent(
  tx: Queryable,
  { subject, action, source, consentTextVersion, occurredAt, details }: NewEvent,
  now: Date,
): Promise<SmsConsentEvent> {
  const [last] = await tx
    .select()
    .from(smsConsentEvents)
    .orderBy(desc(smsConsentEvents.sequence))
    .limit(1);
  const sequence = (last?.sequence ?? 0) + 1;
  const salt = randomBytes(32).toString('hex');
  const [stored] = await tx
    .insert(smsConsentDetails)
    .values({ ...details, sequence, salt })
    .returning();
  if (!stored) throw new Error('The details of a consent were not stored.');
  const recordedAt = later(now, last?.recordedAt);
  const unhashed = {
    sequence,
    subject,
    action,
    source,
    occurredAt: occurredAt && occurredAt < recordedAt ? occurredAt : recordedAt,
    recordedAt,
    ...consentProof(consentTextVersion),
    detailsHash: detailsHash(stored),
    previousHash: last?.hash ?? FIRST_PREVIOUS_HASH,
  };
  const event = { ...unhashed, hash: eventHash(unhashed) };
  await tx.insert(smsConsentEvents).values(event);
  return event;
}

function later(one: Date, other: Date | undefined): Date {
  return other && other > one ? other : one;
}

export interface ConsentProof {
  readonly consentTextVersion: string | null;
  /** Of the exact words, in hex. */
  readonly consentTextSha256: string | null;
}

/** The text that was agreed to, with the fingerprint of its words; nulls where there was none. */
function consentProof(version: string | undefined): ConsentProof {
  if (version === undefined) return { consentTextVersion: null, consentTextSha256: null };
  // Checked where it came in; a version that does not exist is a fault of ours.
  if (!isConsentVersion(version)) throw new Error('There is no such consent text.');
  return { consentTextVersion: version, consentTextSha256: sha256(consentText(version)) };
}
