import type { Database } from '#server/db/database.ts';
import type { Deliver } from '#server/outbox/delivery.ts';
import { withTimeLimit } from '#server/lib/with-time-limit.ts';
import { keysTo, pick } from '#shared/entities/fields.ts';
import { leadFields } from '#shared/entities/lead.ts';
import { readLead } from './read-lead.ts';
import { signWebhook } from './sign-webhook.ts';

const TRY_MS = 10_000;

export interface LeadWebhookOptions {
  readonly database: Pick<Database, 'db'>;
  readonly url: string;
  readonly secret: string;
  readonly clock: () => Date;
}

/** The receiver answered with something else than 2xx; its words are not stored. */
class WebhookRefusedError extends Error {
  override readonly name = 'WebhookRefusedError';
  constructor(readonly status: number) {
    super('The webhook was refused.');
  }
}

/**
 * Posts leads as signed JSON: `{ type: 'lead.created', timestamp, data }`; a correction comes as
 * `lead.corrected` with the same `data.id`, and `data.corrections` says what it replaced. Of a lead go the fields that
 * its description sends this way, and no others.
 */
export function sendLeadWebhook({ database, url, secret, clock }: LeadWebhookOptions): Deliver {
  return async (message, signal) => {
    const lead = await readLead(database, message);
    // Times become ISO 8601.
    const body = JSON.stringify({
      type: lead.correction === undefined ? 'lead.created' : 'lead.corrected',
      timestamp: lead.corrections[lead.correction ?? -1]?.at ?? lead.createdAt,
      data: pick(lead, keysTo(leadFields, 'webhook')),
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
        // A signed lead goes to the configured address only: redirects are not followed.
        redirect: 'manual',
        signal: limited,
      }),
    );
    await response.body?.cancel();
    if (!response.ok) throw new WebhookRefusedError(response.status);
  };
}
