import type { NewMessage } from '#server/outbox/enqueue.ts';
import { z } from 'zod';

/** The scope of Idempotency-Keys of leads. */
export const LEAD_SCOPE = 'chat-contact';

/** The channels that notify of leads, named as the kinds of their outbox messages. */
export type LeadChannel = 'lead-email' | 'lead-webhook';

/** What became of a wish for text messages. */
export const SMS_CONSENT_OUTCOMES = [
  'not-asked',
  'recorded',
  'wish',
  'unusable',
  'suspected-bot',
] as const;
export type SmsConsentOutcome = (typeof SMS_CONSENT_OUTCOMES)[number];

/** What the outbox stores of a lead: its row is read at delivery, so erasing the row is enough. */
export const leadPayload = z.object({
  leadId: z.number().int(),
  smsConsent: z.enum(SMS_CONSENT_OUTCOMES),
  /** Index of the correction to report, in the lead's list of them; absent: the lead itself. */
  correction: z.number().int().nonnegative().optional(),
});
export type LeadPayload = z.infer<typeof leadPayload>;

export const LEAD_SUBJECT_PREFIX = 'lead:';

/** Names a lead in the outbox. */
export const leadSubject = (leadId: number): string => `${LEAD_SUBJECT_PREFIX}${leadId}`;

/**
 * One message for each channel. With no channel set up the e-mail waits until there is one
 * (reroute-waiting.ts), so that no lead is without a message.
 */
export const leadKinds = (channels: readonly LeadChannel[]): readonly LeadChannel[] =>
  channels.length > 0 ? channels : ['lead-email'];

/** Notifies of what became of a lead that is stored already. */
export const leadMessages = (
  channels: readonly LeadChannel[],
  payload: LeadPayload,
): NewMessage[] =>
  leadKinds(channels).map((kind) => ({ kind, subject: leadSubject(payload.leadId), payload }));
