import type { Database } from '#server/db/database.ts';
import type { Deliver } from '#server/outbox/delivery.ts';
import { withTimeLimit } from '#server/outbox/with-time-limit.ts';
import { readLead } from './read-lead.ts';
import { signWebhook } from './sign-webhook.ts';

const TRY_MS = 10_000;

export interface LeadWebhookOptions {
  readonly database: Pick<Database, 'db'>;
  readonly url: string;
  readonly secret: string;
  readonly clock: () => Date;
}

/** The receiver answered with something else than 2xx; its words are not kept. */
class WebhookRefusedError extends Error {
  override readonly name = 'WebhookRefusedError';
  constructor(readonly status: number) {
    super('The webhook was refused.');
  }
}

/** Posts leads as signed JSON: `{ type: 'lead.created', timestamp, data }`. */
export function sendLeadWebhook({ database, url, secret, clock }: LeadWebhookOptions): Deliver {
  return async (message, signal) => {
    const { createdAt, ...lead } = await readLead(database, message);
    const body = JSON.stringify({
      type: 'lead.created',
      timestamp: createdAt.toISOString(),
      data: { ...lead, createdAt: createdAt.toISOString() },
    });
    const response = await withTimeLimit(TRY_MS, signal, (limited) =>
      fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'lead-webhook',
          ...signWebhook({ id: message.id, body, now: clock() }, secret),
        },
        body,
        // A signed lead goes where it was told to go, and nowhere else.
        redirect: 'manual',
        signal: limited,
      }),
    );
    await response.body?.cancel();
    if (!response.ok) throw new WebhookRefusedError(response.status);
  };
}
