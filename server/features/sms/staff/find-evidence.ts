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
import { formOf } from './form-as-shown.ts';

export const evidenceInput = z.strictObject({ phoneNumberE164: z.string() });
export type Evidence = Awaited<ReturnType<typeof findEvidence>>;
export type EvidenceEvent = Evidence['events'][number];

/** All that is known of a number, each event recomputed, and the state of the whole chain. */
export async function findEvidence(db: Queryable, phoneNumberE164: string) {
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
  const { kind, body, state: sent, reason, createdAt, settledAt } = smsMessages;
  const messages = await db
    .select({ kind, body, state: sent, reason, createdAt, settledAt })
    .from(smsMessages)
    .where(eq(smsMessages.phoneNumberE164, phoneNumberE164))
    .orderBy(asc(smsMessages.id));
  const chain = await verifyChain(db);
  const events = rows.map(({ event, details, text }) => {
    const { sequence } = event;
    const note = chain.notes.find(({ event: explained, holds }) => explained === sequence && holds);
    const { phoneNumberE164: _, ...personal } = details;
    return {
      ...personal,
      ...event,
      // The exact words as stored; null for events without any, and where they were not stored.
      consentText: text?.words ?? null,
      isTextUnchanged: (text ? sha256(text.words) : null) === event.consentTextSha256,
      // On whose screen the box was checked; null for keywords, paper and opt-outs.
      form: formOf(event.source, text),
      // Recomputed now.
      isUnchanged: eventHash(event) === event.hash && detailsHash(details) === event.detailsHash,
      // The event with the note that says why they are not as recorded; null for none.
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
