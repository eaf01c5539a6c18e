import type { Database } from '#server/db/database.ts';
import { UndeliverableError } from '#server/outbox/delivery.ts';
import { type ContactSubmission, contactSubmissions, type OutboxMessage } from '#shared/schema.ts';
import { eq } from 'drizzle-orm';
import { leadPayload, type SmsConsentOutcome } from '../lead-messages.ts';

/** A lead to send on: its row, and what became of the wish for text messages. */
export interface NotifiedLead extends ContactSubmission {
  readonly smsConsent: SmsConsentOutcome;
  /** Which of its corrections is to be sent on; undefined: the lead itself. */
  readonly correction: number | undefined;
}

/** @throws UndeliverableError when the lead was erased meanwhile */
export async function readLead(
  { db }: Pick<Database, 'db'>,
  { payload }: Pick<OutboxMessage, 'payload'>,
): Promise<NotifiedLead> {
  const { leadId, smsConsent, correction } = leadPayload.parse(payload);
  const [row] = await db.select().from(contactSubmissions).where(eq(contactSubmissions.id, leadId));
  if (!row) throw new UndeliverableError('the lead was erased');
  return { ...row, smsConsent, correction };
}
