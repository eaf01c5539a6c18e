import type { Command } from 'commander';
import type { DatabaseAccess } from '#server/check/check-operations.ts';
import { runChecks } from '#server/check/run-checks.ts';
import type { Config } from '#server/config.ts';
import { describeTarget } from '../name-target.ts';
import { type StaffContext, UsageError, jsonOption, printJson } from '../staff-context.ts';
import { textTable } from '../text-table.ts';

interface Options {
  sendTestMail?: true;
  json?: true;
}

/** `check`: asks everything that is configured whether it works (docs/deploy.md). */
export function addCheckCommand(program: Command, context: StaffContext): void {
  program
    .command('check')
    .description('ask the database, mail, webhook, model and all else that is set whether it works')
    .option('--send-test-mail', 'also send an e-mail to LEADS_EMAIL_TO')
    .addOption(jsonOption())
    .addHelpText('after', '\nWhat is still sample or not set at all: launch-check.')
    .action(async ({ sendTestMail, json }: Options) => {
      const config = context.config();
      const { smtpUrl, leads } = config;
      if (sendTestMail && (smtpUrl === undefined || leads.emailTo.length === 0)) {
        throw new UsageError('A test mail needs SMTP_URL and LEADS_EMAIL_TO.');
      }
      const lines = await runChecks({
        config,
        doubts: context.doubts(),
        hasPublicUrl: !config.isDefaultPublicUrl,
        connect: () => accessTo(context),
        now: context.clock(),
        sendTestMail: sendTestMail === true,
      });
      if (json) printJson(context, lines);
      else {
        context.note(describeTarget(config));
        const rows = lines.map(({ ok, name, message }) => [ok ? 'ok' : 'NOT OK', name, message]);
        context.print(textTable(rows));
        const unset = notAsked(config);
        if (unset.length > 0) {
          context.note(
            `Not set, so not asked: ${unset.join(', ')}. All that is open: launch-check.`,
          );
        }
      }
      context.finish(lines.every(({ ok }) => ok) ? 0 : 1);
    });
}

async function accessTo(context: StaffContext): Promise<DatabaseAccess> {
  const connection = await context.connect();
  return {
    ask: () => connection.call('check.database', {}),
    token: () => connection.call('check.token', {}),
    close: () => connection.close(),
  };
}

function notAsked(config: Config): string[] {
  const { smtpUrl, leads, openai, twilio, ga, gtmContainerId, meta } = config;
  const set: Readonly<Record<string, unknown>> = {
    PUBLIC_URL: config.isDefaultPublicUrl ? undefined : config.publicUrl,
    SMTP_URL: smtpUrl,
    LEADS_WEBHOOK_URL: leads.webhookUrl,
    OPENAI_API_KEY: openai.apiKey ?? openai.baseUrl,
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    GA_MEASUREMENT_ID: ga.measurementId,
    GTM_CONTAINER_ID: gtmContainerId,
    META_PIXEL_ID: meta.pixelId,
  };
  return Object.keys(set).filter((name) => set[name] === undefined);
}
