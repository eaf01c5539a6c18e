import type { SignedRequest } from '#server/http/endpoint.ts';
import webhooks from 'twilio/lib/webhooks/webhooks.js';

/**
 * Says whether a webhook was signed by the provider with our token for our public address. Without
 * a token nothing is believed.
 */
export function createSignatureCheck({
  authToken,
  publicUrl,
}: {
  readonly authToken: string | undefined;
  readonly publicUrl: string;
}): (request: SignedRequest) => boolean {
  return ({ path, fields, header }) => {
    const signature = header('X-Twilio-Signature');
    if (authToken === undefined || signature === undefined) return false;
    return webhooks.validateRequest(authToken, signature, publicUrl + path, fields);
  };
}
