import type { Queryable } from '#server/db/database.ts';
import { sha256 } from '#server/canonical-json.ts';
import { consentText, isConsentVersion } from '#shared/content/sms-consent.ts';
import {
  smsConsentDetails,
  smsConsentEvents,
  smsMessages,
  smsOptIns,
  smsSubjects,
} from '#shared/schema.ts';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { detailsHash, eventHash } from '../consent/event-hash.ts';
import { verifyChain } from '../consent/verify-chain.ts';
import { happening, hashes, instant, personal } from './recorded-columns.ts';

const proof = z.object({
  sequence: z.number(),
  ...happening,
  ...personal,
  consentTextVersion: z.string().nullable(),
  /** The exact words; null for events without any. */
  consentText: z.string().nullable(),
  consentTextSha256: z.string().nullable(),
  /** The stored fingerprint is that of these words. */
  isTextUnchanged: z.boolean(),
  subject: z.string(),
  salt: z.string(),
  ...hashes,
  /** Recomputed now: the event and its details are as they were recorded. */
  isUnchanged: z.boolean(),
});

export const evidenceInput = z.strictObject({ phoneNumberE164: z.string() });
export const evidenceOutput = z.object({
  phoneNumber: z.string(),
  /** Undefined: never heard of. */
  consent: z.boolean().optional(),
  events: z.array(proof),
  messages: z.array(
    z.object({
      kind: z.string(),
      body: z.string(),
      state: z.string(),
      reason: z.string().nullable(),
      createdAt: instant,
      settledAt: instant.nullable(),
    }),
  ),
  chain: z.object({
    isWhole: z.boolean(),
    events: z.number(),
    erased: z.number(),
    lastHash: z.string(),
    faults: z.array(z.string()),
  }),
});

export type Evidence = z.output<typeof evidenceOutput>;
export type EvidenceEvent = Evidence['events'][number];

/** All that is known of a number, each event recomputed, and the state of the whole chain. */
export async function findEvidence(
  db: Queryable,
  phoneNumberE164: string,
): Promise<z.input<typeof evidenceOutput>> {
  const [state] = await db
    .select()
    .from(smsOptIns)
    .where(eq(smsOptIns.phoneNumberE164, phoneNumberE164));
  const rows = await db
    .select({ event: smsConsentEvents, details: smsConsentDetails })
    .from(smsSubjects)
    .innerJoin(smsConsentEvents, eq(smsConsentEvents.subject, smsSubjects.subject))
    .innerJoin(smsConsentDetails, eq(smsConsentDetails.sequence, smsConsentEvents.sequence))
    .where(eq(smsSubjects.phoneNumberE164, phoneNumberE164))
    .orderBy(asc(smsConsentEvents.sequence));
  const messages = await db
    .select()
    .from(smsMessages)
    .where(eq(smsMessages.phoneNumberE164, phoneNumberE164))
    .orderBy(asc(smsMessages.id));
  const events = rows.map(({ event, details }) => {
    const text = textOf(event.consentTextVersion);
    return {
      ...details,
      ...event,
      consentText: text,
      isTextUnchanged: (text === null ? null : sha256(text)) === event.consentTextSha256,
      isUnchanged: eventHash(event) === event.hash && detailsHash(details) === event.detailsHash,
    };
  });
  return {
    phoneNumber: phoneNumberE164,
    ...(state && { consent: state.consent }),
    events,
    messages,
    chain: { ...(await verifyChain(db)) } as z.input<typeof evidenceOutput>['chain'],
  };
}

function textOf(version: string | null): string | null {
  return version !== null && isConsentVersion(version) ? consentText(version) : null;
}
