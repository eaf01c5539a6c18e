import type { Queryable } from '#server/db/database.ts';
import { backoffMs } from '#server/lib/backoff.ts';
import { smsConfirm, smsWelcome } from '#shared/content/sms-consent.ts';
import { type SmsMessage, smsMessages, smsReviews, type SmsOptIn } from '#shared/schema.ts';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { NO_FACTS, numberFacts } from '../consent/number-facts.ts';
import { lockState } from '../consent/present-state.ts';
import { recordConsentAct } from '../consent/record-event.ts';
import { textNumberProblem } from '#shared/phone/text-number.ts';
import { nextSendingTime } from './quiet-hours.ts';
import { type SmsProvider, SmsAnswerLostError, SmsRefusedError } from './sms-provider.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The last try is about two hours after the first: a welcome that comes later surprises. */
const SMS_BACKOFF = { firstMs: MINUTE_MS, longestMs: 2 * HOUR_MS, maxAttempts: 8 };
/** The person has stopped us at the provider: https://www.twilio.com/docs/api/errors/21610 */
const STOPPED_AT_PROVIDER = 21_610;

/** `reason` of a message that an instance has claimed. */
const IN_HAND = 'being sent';
/** By then the instance that claimed it is done, or gone. */
const IN_HAND_MS = MINUTE_MS;
/** Counts as sent: a second message to somebody who did not ask for it is worse than a lost one. */
const ANSWER_LOST = { state: 'sent', reason: 'no answer: it may not have left' } as const;

type Outcome = Partial<
  Pick<
    SmsMessage,
    'kind' | 'body' | 'state' | 'reason' | 'sendAfter' | 'attempts' | 'providerId' | 'settledAt'
  >
>;

export interface DeliverySettings {
  /** Undefined where none is set up. */
  readonly provider: SmsProvider | undefined;
  /** Nothing but the question for START before START came from the handset. */
  readonly confirm?: boolean;
}

interface AttemptParts extends DeliverySettings {
  readonly ask: (to: string, body: string) => Promise<string | undefined>;
  readonly state: SmsOptIn | undefined;
  readonly now: Date;
}

/**
 * The one way by which a text message leaves. That it is in hand is committed before the provider is
 * asked, so that whatever breaks afterwards, it is not sent a second time. The state of the number is held
 * while the provider is asked: a STOP that comes meanwhile waits, and after it nothing is sent.
 * @returns the state of the message now; undefined when another instance has claimed it
 */
export async function deliverMessage(
  db: Queryable,
  id: number,
  settings: DeliverySettings,
  now: Date,
): Promise<SmsMessage['state'] | undefined> {
  const message = await takeInHand(db, id, now);
  if (!message) return undefined;
  let isAsked = false;
  const ask = async (to: string, body: string) => {
    isAsked = true;
    return settings.provider?.send(to, body);
  };
  try {
    return await db.transaction(async (tx) => {
      const state = await lockState(tx, message.phoneNumberE164);
      const outcome =
        message.reason === IN_HAND
          ? ANSWER_LOST
          : await attempt(tx, message, { ...settings, ask, state, now });
      const isSettled = outcome.state !== undefined;
      const [settled] = await tx
        .update(smsMessages)
        .set({
          reason: null,
          sendAfter: message.sendAfter,
          ...outcome,
          ...(isSettled && { settledAt: now }),
        })
        .where(eq(smsMessages.id, id))
        .returning({ state: smsMessages.state });
      return settled?.state;
    });
  } catch (error) {
    if (!isAsked) await putBack(db, message);
    throw error;
  }
}

/** @returns the message as it was; undefined when another instance has claimed it or it is settled */
async function takeInHand(db: Queryable, id: number, now: Date): Promise<SmsMessage | undefined> {
  const isDue = and(
    eq(smsMessages.id, id),
    eq(smsMessages.state, 'waiting'),
    lte(smsMessages.sendAfter, now),
  );
  return db.transaction(async (tx) => {
    const [message] = await tx.select().from(smsMessages).where(isDue).for('update');
    if (!message) return undefined;
    const sendAfter = new Date(now.getTime() + IN_HAND_MS);
    await tx.update(smsMessages).set({ reason: IN_HAND, sendAfter }).where(isDue);
    return message;
  });
}

/** The provider was not called: it may be tried again as if it had not been. */
async function putBack(db: Queryable, { id, reason, sendAfter }: SmsMessage): Promise<void> {
  await db.update(smsMessages).set({ reason, sendAfter }).where(eq(smsMessages.id, id));
}

async function attempt(
  tx: Queryable,
  message: SmsMessage,
  { ask, state, provider, confirm = false, now }: AttemptParts,
): Promise<Outcome> {
  const { phoneNumberE164, attempts } = message;
  if (!state?.consent) return { state: 'refused', reason: 'not subscribed' };
  // Numbers from before this was asked of a sign-up.
  if (textNumberProblem(phoneNumberE164) !== undefined) {
    return { state: 'refused', reason: 'no number that we text' };
  }
  if (!provider) return { state: 'not-sent', reason: 'TWILIO_* is not set' };
  // Maybe an opt-out: silence until a person has looked.
  if (await isUnderReview(tx, phoneNumberE164)) {
    return { sendAfter: new Date(now.getTime() + HOUR_MS) };
  }
  const sendAfter = nextSendingTime(phoneNumberE164, now);
  if (sendAfter > now) return { sendAfter };
  const text = await textOf(tx, message, confirm);
  if (!text) return { state: 'refused', reason: 'not confirmed: START never came' };
  try {
    const providerId = await ask(phoneNumberE164, text.body);
    return { ...text, state: 'sent', ...(providerId !== undefined && { providerId }) };
  } catch (error) {
    if (error instanceof SmsAnswerLostError) return { ...text, ...ANSWER_LOST };
    if (!(error instanceof SmsRefusedError)) return tryAgain(attempts + 1, now);
    if (error.code === STOPPED_AT_PROVIDER) {
      const act = { act: 'opt-out', source: 'keyword', circumstances: {} } as const;
      await recordConsentAct(tx, { ...act, phoneNumberE164, phoneNumber: phoneNumberE164 }, now);
    }
    return { state: 'refused', reason: `provider error ${error.code}` };
  }
}

/**
 * What a message says is decided when it leaves, by the settings and the events of that moment.
 * @returns undefined where it must not leave before START came from the handset
 */
async function textOf(
  tx: Queryable,
  { kind, body, phoneNumberE164 }: SmsMessage,
  confirm: boolean,
): Promise<Pick<SmsMessage, 'kind' | 'body'> | undefined> {
  const facts = await numberFacts(tx, phoneNumberE164);
  const isAsked = confirm && !(facts.get(phoneNumberE164) ?? NO_FACTS).isConfirmed;
  if (kind === 'alert') return isAsked ? undefined : { kind, body };
  return isAsked ? { kind: 'confirm', body: smsConfirm } : { kind: 'welcome', body: smsWelcome };
}

function tryAgain(attempts: number, now: Date): Outcome {
  const delayMs = backoffMs(attempts, SMS_BACKOFF);
  if (delayMs === undefined) return { state: 'not-sent', reason: 'provider away', attempts };
  return { attempts, sendAfter: new Date(now.getTime() + delayMs) };
}

async function isUnderReview(tx: Queryable, phoneNumberE164: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: smsReviews.id })
    .from(smsReviews)
    .where(and(eq(smsReviews.phoneNumberE164, phoneNumberE164), isNull(smsReviews.decision)))
    .limit(1);
  return open !== undefined;
}
