import { company } from '#shared/content/company.ts';
import type { SendMailOptions } from 'nodemailer';
import { asOneLine } from '#shared/as-one-line.ts';

/** A try ends after thirty seconds (queue.ts); each silence is shorter. */
const SILENCE_MS = 8_000;

/** A way to send e-mails; a connection for each, since they are few and old connections die. */
export function openMailTransport(smtpUrl: string) {
  // Loaded with the first e-mail: until then a server at rest has nothing of it in memory.
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      connectionTimeout: SILENCE_MS,
      greetingTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
      dnsTimeout: SILENCE_MS,
    });
  };
  let opening: ReturnType<typeof open> | undefined;
  return {
    async sendMail(mail: SendMailOptions): Promise<void> {
      opening ??= open();
      await (await opening).sendMail(mail);
    },
  };
}

/** Mail servers let an account send as itself; without one it is the site's own address. */
export function senderOf(smtpUrl: string): string {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return user.includes('@') ? user : company.emails.general.address;
}

/** Part of the Message-ID, so it must not change with the machine or the settings. */
export const messageHost = () => new URL(company.web.url).hostname;

/**
 * Text as it may stand in the header of an e-mail: one line, without characters that nobody sees or that turn
 * the order, and without the start of an encoded word (RFC 2047), which readers would decode into anything.
 */
export const mailHeaderText = (text: string): string =>
  asOneLine(text.replace(/\p{Cf}/gu, '')).replaceAll('=?', '= ?');
