import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';
import { senderOf } from '#server/outbox/mail-transport.ts';
import {
  checkLine,
  type CheckLine,
  FindingError,
  TEST_TIMEOUT_MS,
  whyUnreachable,
} from './check-line.ts';
import { failureText } from '#server/outbox/delivery.ts';

/**
 * The mail server: connects and logs in.
 * @param sendTestMail also sends an e-mail to LEADS_EMAIL_TO
 */
export async function checkSmtp(
  { smtpUrl, leads, publicUrl }: Pick<Config, 'smtpUrl' | 'leads' | 'publicUrl'>,
  sendTestMail: boolean,
): Promise<CheckLine[]> {
  if (smtpUrl === undefined) return [];
  const { hostname, username } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TEST_TIMEOUT_MS,
    greetingTimeout: TEST_TIMEOUT_MS,
    socketTimeout: TEST_TIMEOUT_MS,
    dnsTimeout: TEST_TIMEOUT_MS,
  });
  const line = await checkLine('smtp', async () => {
    try {
      await transport.verify();
      const access = username === '' ? 'takes connections' : 'let us in';
      if (!sendTestMail) return `${hostname} ${access}; --send-test-mail sends an e-mail.`;
      await transport.sendMail({
        from: senderOf(smtpUrl),
        to: [...leads.emailTo],
        subject: `Test: leads of ${new URL(publicUrl).host} arrive here`,
        text: `Somebody ran "staff check --send-test-mail". This is no lead; there is nothing to do.\n\n${publicUrl}\n`,
      });
      return `${hostname} ${access} and took an e-mail to ${leads.emailTo.length} ${leads.emailTo.length === 1 ? 'address' : 'addresses'}.`;
    } catch (error) {
      throw new FindingError(`${hostname} ${reasonOf(error)}.`);
    }
  });
  transport.close();
  return [line];
}

function reasonOf(error: unknown): string {
  const { code } = Object(error) as { code?: unknown };
  if (code === 'EAUTH')
    return `refused the user or the password of SMTP_URL (${failureText(error)})`;
  if (code === 'EENVELOPE')
    return `refused the sender or an address of LEADS_EMAIL_TO (${failureText(error)})`;
  if (code === 'EMESSAGE') return `refused the e-mail (${failureText(error)})`;
  return `of SMTP_URL ${whyUnreachable(error)}`;
}
