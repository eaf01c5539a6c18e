import { company } from '#shared/content/company.ts';
import { createTransport } from 'nodemailer';

/** A try ends after thirty seconds (queue.ts); each silence is shorter. */
const SILENCE_MS = 8_000;

/** A way to send e-mails; a connection for each, since they are few and old connections die. */
export const openMailTransport = (smtpUrl: string) =>
  createTransport({
    url: smtpUrl,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: SILENCE_MS,
  });

/** Mail servers let an account send as itself; without one it is the site's own address. */
export function senderOf(smtpUrl: string): string {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return user.includes('@') ? user : company.emails.general.address;
}

/** Part of the Message-ID, so it must not change with the machine or the settings. */
export const messageHost = () => new URL(company.web.url).hostname;
