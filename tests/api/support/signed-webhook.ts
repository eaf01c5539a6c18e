import type { Express } from 'express';
import request, { type Test } from 'supertest';
import webhooks from 'twilio/lib/webhooks/webhooks.js';

export const TWILIO_TOKEN = 'test-token-of-the-provider';
export const PUBLIC_URL = 'https://www.example.org';
export const INBOUND_PATH = '/api/sms/inbound';

/** Settings under which the webhook believes `signedWebhook`. */
export const webhookEnvironment = { TWILIO_AUTH_TOKEN: TWILIO_TOKEN, PUBLIC_URL };

/** Posts fields as the provider does, signed for our public address. */
export function signedWebhook(app: Express, fields: object): Test {
  const signature = signatureOf(fields);
  return unsignedWebhook(app, fields).set('X-Twilio-Signature', signature);
}

export function unsignedWebhook(app: Express, fields: object): Test {
  return request(app).post(INBOUND_PATH).type('form').send(fields);
}

export function signatureOf(
  fields: object,
  { token = TWILIO_TOKEN, url = PUBLIC_URL + INBOUND_PATH } = {},
): string {
  return webhooks.getExpectedTwilioSignature(token, url, { ...fields });
}

export interface Delivered {
  /** Statuses of all tries, in their order. */
  readonly statuses: readonly number[];
  /** The body of the last answer. */
  readonly text: string;
}

/** So often a message is posted again that got no connection, as among hundreds on a busy machine. */
const MOST_UNCONNECTED = 12;

/** Does what the provider does: posts a message, and again while the server says 503 or gives no connection. */
export async function deliverWebhook(
  origin: string,
  fields: object,
  { publicUrl = PUBLIC_URL } = {},
): Promise<Delivered> {
  const statuses: number[] = [];
  const headers = {
    'X-Twilio-Signature': signatureOf(fields, { url: publicUrl + INBOUND_PATH }),
  };
  const body = new URLSearchParams({ ...fields }).toString();
  let unconnected = 0;
  for (;;) {
    const answer = await fetch(origin + INBOUND_PATH, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    }).catch((error: unknown) => {
      unconnected += 1;
      if (unconnected > MOST_UNCONNECTED) throw error;
      return undefined;
    });
    if (answer === undefined) continue;
    const text = await answer.text();
    statuses.push(answer.status);
    if (answer.status !== 503) return { statuses, text };
  }
}
