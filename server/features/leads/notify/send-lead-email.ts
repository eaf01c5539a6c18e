import type { Database } from '#server/db/database.ts';
import type { Deliver } from '#server/outbox/delivery.ts';
import { openMailTransport, senderOf } from '#server/outbox/mail-transport.ts';
import { UndeliverableError } from '#server/outbox/delivery.ts';
import type { OutboxMessage } from '#shared/schema.ts';
import { digestEmail } from './digest-email.ts';
import { createLeadDigest } from './lead-digest.ts';
import { leadEmail } from './lead-email.ts';
import { readLead } from './read-lead.ts';

export interface LeadEmailOptions {
  readonly database: Pick<Database, 'db'>;
  /** smtp:// or smtps:// with user and password. */
  readonly smtpUrl: string;
  readonly to: readonly string[];
  readonly clock: () => Date;
  /** Beyond these, leads are sent in a digest; 0: always one by one. */
  readonly mailsPerHour: number;
}

/** Sends leads by e-mail. */
export function sendLeadEmail(options: LeadEmailOptions): Deliver {
  const { database, smtpUrl, to } = options;
  const transport = openMailTransport(smtpUrl);
  const from = senderOf(smtpUrl);
  async function sendDigest(messages: readonly OutboxMessage[]): Promise<void> {
    const leads = [];
    for (const message of messages) {
      const lead = await readLead(database, message).catch(unlessErased);
      if (lead) leads.push(lead);
    }
    const id = messages[0]?.id ?? '';
    if (leads.length > 0) await transport.sendMail(digestEmail(leads, { id, from, to }));
  }
  const digest = createLeadDigest({ ...options, sendDigest });
  return async (message) => {
    if (await digest.notifyTogether(message)) return;
    const lead = await readLead(database, message);
    await transport.sendMail(leadEmail(lead, { id: message.id, from, to }));
  };
}

/** One that was erased meanwhile is missing in a digest. */
function unlessErased(error: unknown): undefined {
  if (!(error instanceof UndeliverableError)) throw error;
}
