import type { Database, Queryable } from '#server/db/database.ts';
import { withDatabaseTimeout } from '#server/db/with-database-timeout.ts';
import { createBulkhead } from '#server/lib/bulkhead.ts';
import { CONSENT_VERSION, smsReplies } from '#shared/content/sms-consent.ts';
import type { SmsInbound } from '#shared/contracts/sms-inbound.ts';
import { smsInboundMessages, smsReviews } from '#shared/schema.ts';
import { eq } from 'drizzle-orm';
import { lockState } from '../consent/present-state.ts';
import { type ConsentAct, recordConsentAct } from '../consent/record-event.ts';
import { toE164 } from '#shared/phone/to-e164.ts';
import { textNumberProblem } from '#shared/phone/text-number.ts';
import { type Intent, readIntent } from './keywords.ts';

export interface InboundOptions {
  readonly database: Pick<Database, 'db'>;
  readonly clock: () => Date;
  /** The provider answers STOP, START and HELP itself (a setting of its own). */
  readonly providerAnswers: boolean;
}

export type SmsInboundService = ReturnType<typeof createSmsInboundService>;

/** The provider hangs up after 15 seconds. */
const DEADLINE_MS = 12_000;
/** The chain is written by one at a time anyway; visitors need the other connections. */
const AT_ONCE = 2;
/** A few megabytes. Beyond them a message is answered 503, and the provider sends it again. */
const MAX_WAITING = 5_000;
const REVIEW_MAX_CHARACTERS = 1_600;

/** What people text to us. */
export function createSmsInboundService({ database, clock, providerAnswers }: InboundOptions) {
  const inTurn = createBulkhead({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING });
  const underWay = new Map<string, Promise<string | null>>();

  /** A copy that comes while the first is waiting shares its answer instead of a place in the queue. */
  function carriedOut(message: SmsInbound): Promise<string | null> {
    const { MessageSid } = message;
    const known = underWay.get(MessageSid);
    if (known) return known;
    const answer = inTurn(() =>
      database.db.transaction((tx) => receiveOnce(tx, message, clock(), providerAnswers)),
    ).finally(() => underWay.delete(MessageSid));
    underWay.set(MessageSid, answer);
    return answer;
  }

  return {
    /**
     * Carries out an incoming message once, however often it is delivered. What is still waiting when
     * the provider hangs up is carried out all the same: a STOP that comes late is a STOP.
     * @returns the text to answer with; null for none. Copies get the same answer.
     * @throws UnavailableError while the database is away, and while too many wait; the same message
     *   may be sent again
     */
    receive: (message: SmsInbound): Promise<string | null> =>
      withDatabaseTimeout(() => carriedOut(message), DEADLINE_MS),
  };
}

async function receiveOnce(
  tx: Queryable,
  message: SmsInbound,
  now: Date,
  providerAnswers: boolean,
): Promise<string | null> {
  const messageSid = message.MessageSid;
  const isThis = eq(smsInboundMessages.messageSid, messageSid);
  // A copy that arrives meanwhile waits here, and finds the row when the first one is committed.
  const claimed = await tx
    .insert(smsInboundMessages)
    .values({ messageSid, receivedAt: now })
    .onConflictDoNothing()
    .returning();
  if (claimed.length === 0) {
    const [stored] = await tx.select().from(smsInboundMessages).where(isThis);
    return stored?.reply ?? null;
  }
  const answer = await carryOut(tx, message, now);
  const reply = providerAnswers || message.OptOutType !== undefined ? null : answer;
  if (reply !== null) await tx.update(smsInboundMessages).set({ reply }).where(isThis);
  return reply;
}

/** The acts that keywords stand for. */
const ACTS = { stop: 'opt-out', start: 'start', help: 'help' } as const satisfies Partial<
  Record<Intent, ConsentAct['act']>
>;

async function carryOut(tx: Queryable, message: SmsInbound, now: Date): Promise<string | null> {
  const phoneNumberE164 = toE164(message.From);
  // Short codes, names and numbers from abroad cannot be on our list; answering machines would loop.
  if (!phoneNumberE164 || !message.From.startsWith('+')) return null;
  const intent = intentOf(message);
  if (intent === 'other') return null;
  // A STOP counts from everywhere; nobody is subscribed, or answered at our cost, whom we do not text.
  if (intent !== 'stop' && textNumberProblem(phoneNumberE164) !== undefined) return null;
  if (intent === 'maybe-stop') {
    // A number that has stopped gets no answer.
    if ((await lockState(tx, phoneNumberE164))?.consent === false) return null;
    const text = message.Body.trim().slice(0, REVIEW_MAX_CHARACTERS).toWellFormed();
    await tx.insert(smsReviews).values({ phoneNumberE164, message: text, receivedAt: now });
    return smsReplies.help;
  }
  await recordConsentAct(
    tx,
    {
      act: ACTS[intent],
      source: 'keyword',
      phoneNumberE164,
      phoneNumber: message.From,
      ...(intent === 'start' && { consentTextVersion: CONSENT_VERSION }),
      circumstances: { messageSid: message.MessageSid },
    },
    now,
  );
  return smsReplies[intent];
}

/** What the provider took for a STOP is one, also in words that we do not know. */
function intentOf({ Body, OptOutType }: SmsInbound): Intent {
  return OptOutType?.toUpperCase() === 'STOP' ? 'stop' : readIntent(Body);
}
