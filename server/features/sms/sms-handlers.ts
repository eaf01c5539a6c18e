import type { Handler } from '#server/http/endpoint.ts';
import type { smsInbound } from '#shared/contracts/sms-inbound.ts';
import type { smsOptIn } from '#shared/contracts/sms-opt-in.ts';
import { siteMap } from '#shared/site-map.ts';
import MessagingResponse from 'twilio/lib/twiml/MessagingResponse.js';
import type { SmsInboundService } from './inbound/inbound-service.ts';
import type { SmsOptInService } from './sms-opt-in-service.ts';

export const createSmsOptIn =
  (sms: SmsOptInService): Handler<typeof smsOptIn> =>
  ({ data, idempotencyKey, caller: { userAgent, network } }) =>
    sms.signUp({
      request: data,
      source: 'web',
      idempotencyKey,
      circumstances: {
        // The one page that holds the form.
        page: siteMap['sms-opt-in'].path,
        userAgent: userAgent ?? null,
        address: network ?? null,
      },
    });

export const receiveSms =
  (inbound: SmsInboundService): Handler<typeof smsInbound> =>
  async ({ data }) =>
    twiml(await inbound.receive(data));

/** The provider's markup for one text message back, or for none. */
function twiml(reply: string | null): string {
  const response = new MessagingResponse();
  if (reply !== null) response.message(reply);
  return response.toString();
}
