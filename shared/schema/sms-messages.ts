import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, isE164, length, oneOf, phoneNumberE164 } from './columns.ts';

/** 'confirm' is a welcome that asks for START first. */
export const SMS_MESSAGE_KINDS = ['welcome', 'confirm', 'alert'] as const;
/**
 * 'waiting': for its hour or for the provider; 'not-sent', 'refused' and 'withheld' (a cap was reached) say
 * why in `reason`.
 */
export const SMS_MESSAGE_STATES = ['waiting', 'sent', 'not-sent', 'refused', 'withheld'] as const;

/**
 * Incoming messages that were answered, never deleted: a signed webhook carries no time, so only this
 * distinguishes a replay from a message. Holds nothing of the person.
 */
export const smsInboundMessages = pgTable(
  'sms_inbound_messages',
  {
    messageSid: text('message_sid').primaryKey(),
    /** The text that was answered; null for none. */
    reply: text(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [check('sms_inbound_messages_message_sid_length', length(table.messageSid, 1, 64))],
);

/** Messages that look like an opt-out in other words; a person decides. */
export const smsReviews = pgTable(
  'sms_reviews',
  {
    id: id(),
    phoneNumberE164: phoneNumberE164(),
    message: text().notNull(),
    receivedAt: instant('received_at').notNull(),
    decision: text({ enum: ['opt-out', 'dismissed'] }),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
  },
  (table) => [
    index('sms_reviews_open')
      .on(table.phoneNumberE164)
      .where(sql`${table.decision} is null`),
    check('sms_reviews_phone_number_e164', isE164(table.phoneNumberE164)),
    check('sms_reviews_message_length', length(table.message, 1, 1_600)),
    check('sms_reviews_decision', oneOf(table.decision, ['opt-out', 'dismissed'])),
  ],
);

/** What was sent, is waiting to be, or was not and why. */
export const smsMessages = pgTable(
  'sms_messages',
  {
    id: id(),
    phoneNumberE164: phoneNumberE164(),
    kind: text({ enum: SMS_MESSAGE_KINDS }).notNull(),
    body: text().notNull(),
    state: text({ enum: SMS_MESSAGE_STATES }).notNull().default('waiting'),
    reason: text(),
    /**
     * Where the sign-up came from that the message answers, truncated, or 'unknown'; caps count by it.
     * Null where staff typed the sign-up in.
     */
    network: text(),
    /** Not before: quiet hours of the recipient, and the backoff after failures. */
    sendAfter: instant('send_after').notNull(),
    attempts: integer().notNull().default(0),
    providerId: text('provider_id'),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('sms_messages_waiting')
      .on(table.sendAfter)
      .where(sql`${table.state} = 'waiting'`),
    index('sms_messages_created').on(table.createdAt),
    index('sms_messages_phone_number').on(table.phoneNumberE164),
    check('sms_messages_network_length', length(table.network, 1, 50)),
    check('sms_messages_phone_number_e164', isE164(table.phoneNumberE164)),
    check('sms_messages_kind', oneOf(table.kind, SMS_MESSAGE_KINDS)),
    check('sms_messages_state', oneOf(table.state, SMS_MESSAGE_STATES)),
    check('sms_messages_body_length', length(table.body, 1, 1_600)),
  ],
);

export type SmsReview = typeof smsReviews.$inferSelect;
export type SmsMessage = typeof smsMessages.$inferSelect;
