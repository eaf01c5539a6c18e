import type { Database, Queryable } from '#server/db/database.ts';
import { once } from '#server/db/idempotency.ts';
import { whenAvailable } from '#server/db/when-available.ts';
import { InvalidInputError } from '#server/errors.ts';
import {
  CONSENT_VERSION,
  consentText,
  type ConsentVersion,
  isConsentVersion,
  smsForm,
} from '#shared/content/sms-consent.ts';
import {
  PHONE_INVALID,
  type SmsOptInReply,
  type SmsOptInRequest,
} from '#shared/contracts/sms-opt-in.ts';
import type { ConsentSource } from '#shared/schema.ts';
import { createHash } from 'node:crypto';
import { toE164 } from './phone-number.ts';
import { smsStore } from './sms-store.ts';

export interface SmsSignUp {
  readonly request: SmsOptInRequest;
  readonly source: ConsentSource;
  readonly idempotencyKey: string | undefined;
}

export type SmsOptInService = ReturnType<typeof createSmsOptInService>;

/** @param now the clock that dates a consent */
export function createSmsOptInService({ db }: Pick<Database, 'db'>, now: () => Date) {
  return {
    /**
     * Records a consent; the answer comes after the commit.
     * @throws InvalidInputError when the number is not North American or the text was never shown
     * @throws ConflictError when the key was used for another request
     * @throws UnavailableError while the database is away
     */
    async signUp({ request, source, idempotencyKey: key }: SmsSignUp): Promise<SmsOptInReply> {
      // Before anything is written: a wrong number is no reason to remember a key.
      const checked = checkSignUp(request);
      return whenAvailable(() =>
        once(db, { scope: 'sms-optin', key, body: request }, async (tx): Promise<SmsOptInReply> => {
          await recordSignUp(tx, { request, source, ...checked }, now());
          return { success: true, message: smsForm.successMessage };
        }),
      );
    },
  };
}

export interface CheckedSignUp {
  readonly phoneNumberE164: string;
  readonly consentTextVersion: ConsentVersion;
}

/**
 * What a sign-up says, once it is known to be one.
 * @throws InvalidInputError when the number is not North American or the text was never shown
 */
export function checkSignUp(request: SmsOptInRequest): CheckedSignUp {
  const phoneNumberE164 = toE164(request.phoneNumber);
  if (!phoneNumberE164) throw invalid('phoneNumber', PHONE_INVALID);
  const consentTextVersion = request.consentTextVersion ?? CONSENT_VERSION;
  if (!isConsentVersion(consentTextVersion)) {
    throw invalid(
      'consentTextVersion',
      'This consent text does not exist. Please reload the page.',
    );
  }
  return { phoneNumberE164, consentTextVersion };
}

/** Records a consent in the caller's transaction. @param now dates it */
export async function recordSignUp(
  tx: Queryable,
  signUp: Omit<SmsSignUp, 'idempotencyKey'> & CheckedSignUp,
  now: Date,
): Promise<void> {
  const { request, source, phoneNumberE164, consentTextVersion } = signUp;
  await smsStore.recordConsent(tx, {
    phoneNumber: request.phoneNumber,
    phoneNumberE164,
    source,
    consentTextVersion,
    consentTextSha256: sha256OfText(consentTextVersion),
    consentedAt: now,
  });
}

const invalid = (field: string, message: string) =>
  new InvalidInputError(message, [{ field, message }]);

const sha256OfText = (version: ConsentVersion) =>
  createHash('sha256').update(consentText(version)).digest('hex');
