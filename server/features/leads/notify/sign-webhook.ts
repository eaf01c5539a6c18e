import { createHmac } from 'node:crypto';

/**
 * The headers that prove a webhook, as in the Standard Webhooks specification
 * (https://www.standardwebhooks.com): HMAC-SHA256 of `id.timestamp.body`, in base64. Not its package, which brings
 * its own SHA-256 for what is one line of Node.
 * @param secret a secret of that specification (`whsec_` and base64), or any other text as it is
 */
export function signWebhook(
  { id, body, now }: { id: string; body: string; now: Date },
  secret: string,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret;
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
