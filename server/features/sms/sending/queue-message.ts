import type { Queryable } from '#server/db/database.ts';
import { smsWelcome } from '#shared/content/sms-consent.ts';
import { smsMessages } from '#shared/schema.ts';
import { nextSendingTime } from './quiet-hours.ts';

/**
 * Puts the welcome into the queue within the transaction that records the consent: it is sent if and
 * only if the consent stands.
 */
export async function queueWelcome(
  tx: Queryable,
  phoneNumberE164: string,
  now: Date,
): Promise<void> {
  await tx.insert(smsMessages).values({
    phoneNumberE164,
    kind: 'welcome',
    body: smsWelcome,
    sendAfter: nextSendingTime(phoneNumberE164, now),
  });
}
