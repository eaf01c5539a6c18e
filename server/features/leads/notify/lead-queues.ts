import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Deliver } from '#server/outbox/delivery.ts';
import type { LeadChannel } from '../lead-messages.ts';
import { sendLeadEmail } from './send-lead-email.ts';
import { sendLeadWebhook } from './send-lead-webhook.ts';

export type LeadQueues = Readonly<Partial<Record<LeadChannel, Deliver>>>;

/** The notification channels that are fully configured. */
export function leadQueues({
  config: { smtpUrl, leads },
  database,
  clock,
}: {
  readonly config: Pick<Config, 'smtpUrl' | 'leads'>;
  readonly database: Pick<Database, 'db'>;
  readonly clock: () => Date;
}): LeadQueues {
  const { emailTo: to, mailsPerHour, webhookUrl: url, webhookSecret: secret } = leads;
  return {
    ...(smtpUrl !== undefined &&
      to.length > 0 && {
        'lead-email': sendLeadEmail({ database, smtpUrl, to, clock, mailsPerHour }),
      }),
    // Unsigned, anybody could send a CRM leads: without a secret nothing is sent.
    ...(url !== undefined &&
      secret !== undefined && {
        'lead-webhook': sendLeadWebhook({ database, url, secret, clock }),
      }),
  };
}

/** Says that leads are sent nowhere; undefined when a way is named, whole or half (half-pairs.ts). */
export function missingLeadSettings({
  smtpUrl,
  leads,
}: Pick<Config, 'smtpUrl' | 'leads'>): string | undefined {
  const isNamed = smtpUrl !== undefined || leads.emailTo.length > 0;
  if (isNamed || leads.webhookUrl !== undefined) return undefined;
  return 'leads wait in the database and are sent to nobody: set SMTP_URL and LEADS_EMAIL_TO, or LEADS_WEBHOOK_URL and LEADS_WEBHOOK_SECRET';
}
