import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Deliver } from '#server/outbox/delivery.ts';
import { openMailTransport, senderOf } from '#server/outbox/mail-transport.ts';
import { z } from 'zod';
import { REPORT_EMAIL } from './queue-report.ts';

const payload = z.object({ from: z.iso.date(), to: z.iso.date() });

/** How a report is sent, where it is switched on: REPORT_EMAIL_TO with SMTP_URL. */
export function reportQueues({
  config: { reportEmailTo: to, smtpUrl },
  database: { db },
}: {
  readonly config: Pick<Config, 'reportEmailTo' | 'smtpUrl'>;
  readonly database: Pick<Database, 'db'>;
}): Readonly<Partial<Record<typeof REPORT_EMAIL, Deliver>>> {
  if (smtpUrl === undefined || to.length === 0) return {};
  const transport = openMailTransport(smtpUrl);
  return {
    [REPORT_EMAIL]: async (message) => {
      // Loaded on demand: it brings what draws, and is needed once a week.
      const [{ readReport }, { reportEmail }] = await Promise.all([
        import('./read-report.ts'),
        import('./report-email.ts'),
      ]);
      const data = await readReport(db, payload.parse(message.payload));
      await transport.sendMail(reportEmail(data, { id: message.id, from: senderOf(smtpUrl), to }));
    },
  };
}
