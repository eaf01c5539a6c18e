import type { RequestClient } from 'twilio';

/** Carries text messages. */
export interface SmsProvider {
  /**
   * @param to E.164
   * @returns the provider's id of the message
   * @throws SmsRefusedError when it will never take this message
   * @throws SmsAnswerLostError when it is unknown whether it was accepted; anything else may work later
   */
  send(to: string, body: string): Promise<string>;
}

/** The provider said no, for good. */
export class SmsRefusedError extends Error {
  override readonly name = 'SmsRefusedError';
  /** @param code of the provider, e.g. 21610: the person has stopped us there */
  constructor(readonly code: number) {
    super(`The provider refused the message (${code}).`);
  }
}

/** The provider was reached, and the connection ended before it answered. */
export class SmsAnswerLostError extends Error {
  override readonly name = 'SmsAnswerLostError';
}

export interface TwilioSettings {
  readonly accountSid: string | undefined;
  readonly authToken: string | undefined;
  /** E.164, or the id of a messaging service. */
  readonly from: string | undefined;
}

/** A row of the database is held while the provider is asked. */
const TIMEOUT_MS = 2_000;
const TOO_MANY_REQUESTS = 429;
/** A connection that ended in the middle: the request may have arrived. Certificates and names fail before. */
const ENDED_IN_THE_MIDDLE = new Set(['ECONNABORTED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/**
 * Twilio; undefined until all three settings are there.
 * @param httpClient tests hand in one that asks a server of their own
 */
export function createTwilioProvider(
  { accountSid, authToken, from }: TwilioSettings,
  httpClient?: RequestClient,
): SmsProvider | undefined {
  if (accountSid === undefined || authToken === undefined || from === undefined) return undefined;
  const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from };
  return {
    async send(to, body) {
      // Loaded with the first message: it takes a tenth of a second.
      const { default: twilio } = await import('twilio');
      const client = twilio(accountSid, authToken, {
        timeout: TIMEOUT_MS,
        ...(httpClient && { httpClient }),
      });
      try {
        const { sid } = await client.messages.create({ ...sender, to, body });
        return sid;
      } catch (error) {
        const { status, code } = Object(error) as { status?: unknown; code?: unknown };
        if (status === undefined && ENDED_IN_THE_MIDDLE.has(String(code))) {
          throw new SmsAnswerLostError('The provider did not answer.', { cause: error });
        }
        const isFinal =
          typeof status === 'number' &&
          status >= 400 &&
          status < 500 &&
          status !== TOO_MANY_REQUESTS;
        throw isFinal ? new SmsRefusedError(typeof code === 'number' ? code : status) : error;
      }
    },
  };
}
