import type { Database, Queryable } from '#server/db/database.ts';
import { once } from '#server/db/idempotency.ts';
import { withDatabaseTimeout } from '#server/db/with-database-timeout.ts';
import { withoutProxyMark } from '#server/http/network.ts';
import { createBulkhead } from '#server/lib/bulkhead.ts';
import { InvalidInputError } from '#server/lib/errors.ts';
import { CONSENT_VERSION, isConsentVersion, smsForm } from '#shared/content/sms-consent.ts';
import {
  PHONE_INVALID,
  type SmsOptInReply,
  type SmsOptInRequest,
} from '#shared/contracts/sms-opt-in.ts';
import type { ConsentSource } from '#shared/schema.ts';
import { type ConsentCircumstances, recordConsentAct } from './consent/record-event.ts';
import { toE164 } from '#shared/phone/to-e164.ts';
import { queueWelcome } from './sending/queue-message.ts';
import { OPEN_POLICY, type SmsPolicy } from './sms-policy.ts';
import { textNumberProblem } from '#shared/phone/text-number.ts';

/** The chain is written by one at a time anyway; other visitors need the other connections. */
const AT_ONCE = 2;
/** More than can be stored in the two seconds that a visitor waits. */
const MAX_WAITING = 1_000;

/** The scope of Idempotency-Keys of sign-ups. */
export const SIGN_UP_SCOPE = 'sms-optin';

export interface SmsSignUp {
  readonly request: SmsOptInRequest;
  readonly source: ConsentSource;
  readonly idempotencyKey: string | undefined;
  readonly circumstances?: ConsentCircumstances;
}

export type SmsOptInService = ReturnType<typeof createSmsOptInService>;

/** @param now the clock that dates a consent */
export function createSmsOptInService(
  { db }: Pick<Database, 'db'>,
  now: () => Date,
  policy: SmsPolicy = OPEN_POLICY,
) {
  const inTurn = createBulkhead({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING });
  return {
    /**
     * Records a consent; the answer comes after the commit.
     * @throws InvalidInputError when we cannot text the number or the text was never shown
     * @throws ConflictError when the key was used for another request
     * @throws UnavailableError while the database is away, and while too many wait
     */
    async signUp(signUp: SmsSignUp): Promise<SmsOptInReply> {
      const { request, idempotencyKey: key } = signUp;
      // Before anything is written: a wrong number is no reason to remember a key.
      const checked = checkSignUp(request, policy);
      const record = async (tx: Queryable): Promise<SmsOptInReply> => {
        await recordSignUp(tx, { ...signUp, ...checked }, now(), policy);
        return { success: true, message: smsForm.successMessage };
      };
      return withDatabaseTimeout(() =>
        inTurn(() => once(db, { scope: SIGN_UP_SCOPE, key, body: request }, record)),
      );
    },
  };
}

export interface CheckedSignUp {
  readonly phoneNumberE164: string;
  readonly consentTextVersion: string;
}

/**
 * What a sign-up says, once it is known to be one.
 * @throws InvalidInputError when the number is not North American, is none that we text, or the text was
 *   never shown
 */
export function checkSignUp(
  request: SmsOptInRequest,
  { ownNumbers }: Pick<SmsPolicy, 'ownNumbers'> = OPEN_POLICY,
): CheckedSignUp {
  const phoneNumberE164 = toE164(request.phoneNumber);
  if (!phoneNumberE164) throw invalid('phoneNumber', PHONE_INVALID);
  const problem = textNumberProblem(phoneNumberE164, ownNumbers);
  if (problem !== undefined) throw invalid('phoneNumber', problem);
  const consentTextVersion = request.consentTextVersion ?? CONSENT_VERSION;
  if (!isConsentVersion(consentTextVersion)) {
    throw invalid(
      'consentTextVersion',
      'This consent text does not exist. Please reload the page.',
    );
  }
  return { phoneNumberE164, consentTextVersion };
}

/**
 * Records a consent that was given in full words, and queues the welcome of a number that was not
 * subscribed before, in the caller's transaction. On paper it was typed in by staff, and no cap counts it.
 */
export async function recordSignUp(
  tx: Queryable,
  signUp: Omit<SmsSignUp, 'idempotencyKey'> & CheckedSignUp & { readonly occurredAt?: Date },
  now: Date,
  policy: SmsPolicy = OPEN_POLICY,
) {
  const { request, source, phoneNumberE164, consentTextVersion, circumstances, occurredAt } =
    signUp;
  const recorded = await recordConsentAct(
    tx,
    {
      act: 'opt-in',
      source,
      phoneNumber: request.phoneNumber,
      phoneNumberE164,
      consentTextVersion,
      circumstances: circumstances ?? {},
      ...(occurredAt && { occurredAt }),
    },
    now,
  );
  if (recorded.isSubscribed && !recorded.wasSubscribed) {
    const network =
      source === 'paper' ? null : withoutProxyMark(circumstances?.address ?? 'unknown');
    await queueWelcome(tx, { phoneNumberE164, network }, policy, now);
  }
  return recorded;
}

const invalid = (field: string, message: string) =>
  new InvalidInputError(message, [{ field, message }]);
