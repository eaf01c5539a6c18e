import type { Database } from '#server/db/database.ts';
import type { Deliver } from '#server/outbox/delivery.ts';
import { company } from '#shared/content/company.ts';
import { createTransport } from 'nodemailer';
import { leadEmail } from './lead-email.ts';
import { readLead } from './read-lead.ts';

/** A try ends after thirty seconds (server/outbox/lane.ts); each silence is shorter. */
const SILENCE_MS = 8_000;

export interface LeadEmailOptions {
  readonly database: Pick<Database, 'db'>;
  /** smtp:// or smtps:// with user and password. */
  readonly smtpUrl: string;
  readonly to: readonly string[];
}

/** Sends leads by e-mail; a connection for each, since leads are few and old connections die. */
export function sendLeadEmail({ database, smtpUrl, to }: LeadEmailOptions): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: SILENCE_MS,
  });
  const from = senderOf(smtpUrl);
  return async (message) => {
    const lead = await readLead(database, message);
    await transport.sendMail(leadEmail(lead, { id: message.id, from, to }));
  };
}

/** Mail servers let an account send as itself; without one it is the site's own address. */
function senderOf(smtpUrl: string): string {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return user.includes('@') ? user : company.emails.general.address;
}
