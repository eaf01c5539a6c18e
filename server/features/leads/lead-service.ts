import type { Database, Queryable } from '#server/db/database.ts';
import { bodyHashOf, isUsableKey, once } from '#server/db/idempotency.ts';
import { assertStillWanted, withDatabaseTimeout } from '#server/db/with-database-timeout.ts';
import { InvalidInputError } from '#server/lib/errors.ts';
import { checkSignUp, recordSignUp } from '#server/features/sms/sms-opt-in-service.ts';
import { OPEN_POLICY, type SmsPolicy } from '#server/features/sms/sms-policy.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { ChatContactReply, ChatContactRequest } from '#shared/contracts/chat-contact.ts';
import { askedKeys, pick } from '#shared/entities/fields.ts';
import { leadFields } from '#shared/entities/lead.ts';
import { isSuspect, looksLikeBot } from './bot-signs.ts';
import { correctLead } from './lead-correction.ts';
import {
  LEAD_SCOPE,
  type LeadChannel,
  leadMessages,
  type SmsConsentOutcome,
} from './lead-messages.ts';
import { leadStatement } from './store-lead.ts';

export interface LeadServiceOptions {
  readonly database: Pick<Database, 'db'>;
  /** The clock that dates leads and consents. */
  readonly clock: () => Date;
  /** The channels that notify of leads. */
  readonly channels: readonly LeadChannel[];
  /** What holds for wishes for text messages. */
  readonly smsPolicy?: SmsPolicy;
  /** Called after a commit: there is something to deliver. */
  readonly onStored: () => void;
}

export interface LeadSubmission {
  readonly request: ChatContactRequest;
  readonly idempotencyKey: string | undefined;
  /** Noted beside a consent, as proof of where it came from. */
  readonly caller?: LeadCaller;
}

interface LeadCaller {
  readonly userAgent?: string;
  /** The truncated address. */
  readonly network?: string;
}

export type LeadService = ReturnType<typeof createLeadService>;

export function createLeadService({
  database,
  clock,
  channels,
  smsPolicy = OPEN_POLICY,
  onStored,
}: LeadServiceOptions) {
  const storeOnce = leadStatement(database.db, { channels, claimsKey: true });

  /** Lead, consent and notification are committed together or not at all. */
  async function store(
    tx: Queryable,
    request: ChatContactRequest,
    caller: LeadCaller,
  ): Promise<ChatContactReply> {
    const now = clock();
    const corrected = await correctLead(tx, request, now);
    if (corrected) {
      const payload = { ...corrected, smsConsent: 'not-asked' } as const;
      await enqueue(tx, leadMessages(channels, payload), now);
      return { success: true, id: corrected.leadId };
    }
    const isBot = looksLikeBot(request);
    const smsConsent = await recordConsent(tx, request, { isBot, now, caller, smsPolicy });
    const [stored] = await leadStatement(tx, { channels, claimsKey: false }).execute({
      ...valuesOf(request, now),
      smsConsent,
    });
    if (!stored) throw new Error('The lead was not stored.');
    return { success: true, id: stored.id };
  }

  /** A lead with nothing beside it, which is nearly every one; undefined where the key was used. */
  async function storePlain(
    request: ChatContactRequest,
    { key, body }: KeyedRequest,
  ): Promise<ChatContactReply | undefined> {
    assertStillWanted();
    const [stored] = await storeOnce.execute({
      ...valuesOf(request, clock()),
      key,
      bodyHash: bodyHashOf(body),
      smsConsent: 'not-asked',
    });
    return stored && { success: true, id: stored.id };
  }

  return {
    /**
     * Keeps a lead, or the correction of one; the answer comes after the commit.
     * @throws ConflictError when the key was used for another request
     * @throws UnavailableError while the database is away
     */
    async submit({
      request,
      idempotencyKey: key,
      caller = {},
    }: LeadSubmission): Promise<ChatContactReply> {
      // How long a person took differs when the same lead is sent again.
      const { elapsedMs: _elapsedMs, ...body } = request;
      const isPlain = !request.smsOptIn && request.corrects === undefined;
      const answer = await withDatabaseTimeout(
        async () =>
          (isPlain && isUsableKey(key) && (await storePlain(request, { key, body }))) ||
          once(database.db, { scope: LEAD_SCOPE, key, body }, (tx) => store(tx, request, caller)),
      );
      onStored();
      return answer;
    },
  };
}

interface KeyedRequest {
  readonly key: string;
  readonly body: unknown;
}

const valuesOf = (request: ChatContactRequest, createdAt: Date) => ({
  ...pick(request, askedKeys(leadFields)),
  suspectedBot: isSuspect(request),
  createdAt,
});

interface SignUpParts {
  readonly isBot: boolean;
  readonly now: Date;
  readonly caller: LeadCaller;
  readonly smsPolicy: SmsPolicy;
}

/**
 * The wish for text messages goes the way of the sign-up page, but never costs a lead: a number that
 * cannot get texts is still one to call. What a bot wishes is not recorded, or anybody's number could
 * be signed up by the thousand.
 */
async function recordConsent(
  tx: Queryable,
  { smsOptIn, name, phone, consentTextVersion }: ChatContactRequest,
  { isBot, now, caller, smsPolicy }: SignUpParts,
): Promise<SmsConsentOutcome> {
  if (!smsOptIn) return 'not-asked';
  if (isBot) return 'suspected-bot';
  const request = {
    phoneNumber: phone,
    consent: true as const,
    ...(consentTextVersion !== undefined && { consentTextVersion }),
  };
  let checked;
  try {
    checked = checkSignUp(request, smsPolicy);
  } catch (error) {
    if (error instanceof InvalidInputError) return 'unusable';
    throw error;
  }
  const { userAgent = null, network: address = null } = caller;
  const circumstances = { name, userAgent, address };
  const signUp = { request, source: 'chat', circumstances, ...checked } as const;
  const { event } = await recordSignUp(tx, signUp, now, smsPolicy);
  return event.action === 'wish' ? 'wish' : 'recorded';
}
