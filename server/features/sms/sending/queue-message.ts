import type { Queryable } from '#server/db/database.ts';
import { smsWelcome } from '#shared/content/sms-consent.ts';
import { smsMessages } from '#shared/schema.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { SmsPolicy } from '../sms-policy.ts';
import { isExampleNumber } from '#shared/phone/text-number.ts';
import { nextSendingTime } from './quiet-hours.ts';
import { CAP_TEXTS, findReachedCap, isLetThrough, isWelcome } from './welcome-caps.ts';

/** A number is welcomed at most once in this time, however often it is signed up. */
const ONE_WELCOME_MS = 30 * 24 * 60 * 60_000;

export interface WelcomeTo {
  readonly phoneNumberE164: string;
  /** Where the sign-up came from, truncated; null where staff typed it in, which no cap counts. */
  readonly network: string | null;
}

/**
 * Puts the welcome into the queue within the transaction that records the consent: it is sent if and
 * only if the consent stands. Past a cap it is recorded as withheld, and the alarm is raised.
 */
export async function queueWelcome(
  tx: Queryable,
  { phoneNumberE164, network }: WelcomeTo,
  policy: Pick<SmsPolicy, 'caps' | 'onCapReached'>,
  now: Date,
): Promise<void> {
  if (await wasWelcomed(tx, phoneNumberE164, now)) return;
  const message = {
    phoneNumberE164,
    network,
    kind: 'welcome',
    body: smsWelcome,
    createdAt: now,
    sendAfter: nextSendingTime(phoneNumberE164, now),
  } as const;
  const settled = { ...message, settledAt: now };
  if (isExampleNumber(phoneNumberE164)) {
    const reason = 'an example: nobody has this number';
    await tx.insert(smsMessages).values({ ...settled, state: 'refused', reason });
    return;
  }
  const reached =
    network === null
      ? undefined
      : await findReachedCap(tx, { phoneNumberE164, network }, policy.caps, now);
  if (!reached) {
    await tx.insert(smsMessages).values(message);
    return;
  }
  const reason = `${reached.limit} ${CAP_TEXTS[reached.cap]}`;
  await tx.insert(smsMessages).values({ ...settled, state: 'withheld', reason });
  policy.onCapReached(reached);
}

async function wasWelcomed(tx: Queryable, phoneNumberE164: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - ONE_WELCOME_MS);
  const [earlier] = await tx
    .select({ id: smsMessages.id })
    .from(smsMessages)
    .where(
      and(
        eq(smsMessages.phoneNumberE164, phoneNumberE164),
        isWelcome,
        isLetThrough,
        gt(smsMessages.createdAt, since),
      ),
    )
    .limit(1);
  return earlier !== undefined;
}
