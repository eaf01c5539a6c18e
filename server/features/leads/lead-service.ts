import type { Database, Queryable } from '#server/db/database.ts';
import { once } from '#server/db/idempotency.ts';
import { whenAvailable } from '#server/db/when-available.ts';
import { InvalidInputError } from '#server/errors.ts';
import { checkSignUp, recordSignUp } from '#server/features/sms/sms-opt-in-service.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { ChatContactReply, ChatContactRequest } from '#shared/contracts/chat-contact.ts';
import { contactSubmissions } from '#shared/schema.ts';
import { looksLikeBot } from './bot-signs.ts';
import { type LeadChannel, leadMessages, type SmsConsentOutcome } from './lead-messages.ts';

/** Under which Idempotency-Keys of leads are kept. */
export const LEAD_SCOPE = 'chat-contact';

export interface LeadServiceOptions {
  readonly database: Pick<Database, 'db'>;
  /** The clock that dates leads and consents. */
  readonly clock: () => Date;
  /** Where leads are told. */
  readonly channels: readonly LeadChannel[];
  /** Called after a commit: there is something to tell. */
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

export function createLeadService({ database, clock, channels, onStored }: LeadServiceOptions) {
  /** Lead, consent and the promise to tell somebody stand or fall together. */
  async function store(
    tx: Queryable,
    request: ChatContactRequest,
    caller: LeadCaller,
  ): Promise<ChatContactReply> {
    const { name, email, phone, message, service, smsOptIn, marketingOptIn } = request;
    const now = clock();
    const suspectedBot = looksLikeBot(request);
    const values = { name, email, phone, message, service, smsOptIn, marketingOptIn };
    const [row] = await tx
      .insert(contactSubmissions)
      .values({ ...values, suspectedBot, createdAt: now })
      .returning({ id: contactSubmissions.id });
    if (!row) throw new Error('The lead was not stored.');
    const smsConsent = await recordConsent(tx, request, { suspectedBot, now, caller });
    await enqueue(tx, leadMessages(channels, { leadId: row.id, smsConsent }), now);
    return { success: true, id: row.id };
  }

  return {
    /**
     * Keeps a lead; the answer comes after the commit.
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
      const answer = await whenAvailable(() =>
        once(database.db, { scope: LEAD_SCOPE, key, body }, (tx) => store(tx, request, caller)),
      );
      onStored();
      return answer;
    },
  };
}

/**
 * The wish for text messages goes the way of the sign-up page, but never costs a lead: a number that
 * cannot get texts is still one to call. What a bot wishes is not recorded, or anybody's number could
 * be signed up by the thousand.
 */
async function recordConsent(
  tx: Queryable,
  { smsOptIn, name, phone, consentTextVersion }: ChatContactRequest,
  { suspectedBot, now, caller }: { suspectedBot: boolean; now: Date; caller: LeadCaller },
): Promise<SmsConsentOutcome> {
  if (!smsOptIn) return 'not-asked';
  if (suspectedBot) return 'suspected-bot';
  const request = {
    phoneNumber: phone,
    consent: true as const,
    ...(consentTextVersion !== undefined && { consentTextVersion }),
  };
  let checked;
  try {
    checked = checkSignUp(request);
  } catch (error) {
    if (error instanceof InvalidInputError) return 'unusable';
    throw error;
  }
  const { userAgent = null, network: address = null } = caller;
  const circumstances = { name, userAgent, address };
  await recordSignUp(tx, { request, source: 'chat', circumstances, ...checked }, now);
  return 'recorded';
}
