import type { Queryable } from '#server/db/database.ts';
import { sha256 } from '#server/lib/canonical-json.ts';
import {
  smsConsentDetails,
  smsConsentEvents,
  smsConsentTexts,
  smsMessages,
  smsOptIns,
  smsSubjects,
} from '#shared/schema.ts';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { detailsHash, eventHash } from '../consent/event-hash.ts';
import { numberFacts } from '../consent/number-facts.ts';
import { verifyChain } from '../consent/verify-chain.ts';
import { formOf, shownForm } from './form-as-shown.ts';
import { chainReport, happening, hashes, instant, personal } from './recorded-columns.ts';

const proof = z.object({
  sequence: z.number(),
  ...happening,
  ...personal,
  consentTextVersion: z.string().nullable(),
  /** The exact words as stored; null for events without any, and where they were not stored. */
  consentText: z.string().nullable(),
  consentTextSha256: z.string().nullable(),
  /** The stored fingerprint is that of these words. */
  isTextUnchanged: z.boolean(),
  /** The form on whose screen the box was checked; null for keywords, paper and opt-outs. */
  form: shownForm.nullable(),
  subject: z.string(),
  salt: z.string(),
  ...hashes,
  /** Recomputed now: the event and its details are as they were recorded. */
  isUnchanged: z.boolean(),
  /** The event with the note that says why they are not; null for none. */
  explainedBy: z.number().nullable(),
});

export const evidenceInput = z.strictObject({ phoneNumberE164: z.string() });
export const evidenceOutput = z.object({
  phoneNumber: z.string(),
  /** Undefined: unknown number. */
  consent: z.boolean().optional(),
  /** START came from the handset. */
  confirmed: z.boolean(),
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
  chain: chainReport,
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
    .select({ event: smsConsentEvents, details: smsConsentDetails, text: smsConsentTexts })
    .from(smsSubjects)
    .innerJoin(smsConsentEvents, eq(smsConsentEvents.subject, smsSubjects.subject))
    .innerJoin(smsConsentDetails, eq(smsConsentDetails.sequence, smsConsentEvents.sequence))
    .leftJoin(smsConsentTexts, eq(smsConsentTexts.sha256, smsConsentEvents.consentTextSha256))
    .where(eq(smsSubjects.phoneNumberE164, phoneNumberE164))
    .orderBy(asc(smsConsentEvents.sequence));
  const messages = await db
    .select()
    .from(smsMessages)
    .where(eq(smsMessages.phoneNumberE164, phoneNumberE164))
    .orderBy(asc(smsMessages.id));
  const chain = await verifyChain(db);
  const events = rows.map(({ event, details, text }) => {
    const { sequence } = event;
    const note = chain.notes.find(({ event: explained, holds }) => explained === sequence && holds);
    return {
      ...details,
      ...event,
      consentText: text?.words ?? null,
      isTextUnchanged: (text ? sha256(text.words) : null) === event.consentTextSha256,
      form: formOf(event.source, text),
      isUnchanged: eventHash(event) === event.hash && detailsHash(details) === event.detailsHash,
      explainedBy: (eventHash(event) === event.hash ? note?.sequence : undefined) ?? null,
    };
  });
  return {
    phoneNumber: phoneNumberE164,
    ...(state && { consent: state.consent }),
    confirmed: (await numberFacts(db, phoneNumberE164)).get(phoneNumberE164)?.isConfirmed ?? false,
    events,
    messages,
    chain,
  };
}
