import { writeFile } from 'node:fs/promises';
import { OperatorError } from '#server/lib/operator-error.ts';
import { lastDays, lastWeek, periodName, weekOf, zoneName } from '#server/report/period.ts';
import { tilesOf } from '#server/report/words.ts';
import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  type StaffContext,
  withConnection,
  UsageError,
  jsonOption,
  printJson,
  wholeNumberTo,
} from '../staff-context.ts';
import { textTable } from '../text-table.ts';

const MAX_DAYS = 366;

interface Options {
  week?: true | string;
  days?: number;
  html?: string;
  send?: true;
  json?: true;
}

/** `report`: what the week brought (docs/operations.md). */
export function addReportCommand(program: Command, context: StaffContext): void {
  program
    .command('report')
    .description(
      `leads, questions, funnels, pages, speed, consents and errors of a week, in ${zoneName}`,
    )
    .option(
      '--week [day]',
      'the week of this day, e.g. 2026-11-09; without a day the last one that is over, which is also what is meant without --week',
      toDay,
    )
    .addOption(
      new Option('--days <count>', 'so many days up to yesterday')
        .argParser(wholeNumberTo(MAX_DAYS))
        .conflicts('week'),
    )
    .option('--html <file>', 'write it as one page with pictures that needs nothing else')
    .option('--send', 'send it to REPORT_EMAIL_TO; the running server does it within a second')
    .addOption(jsonOption())
    .action(async ({ days, html, json, send, week }: Options) => {
      const now = context.clock();
      if (send) refuseUnset(context);
      const period =
        days !== undefined
          ? lastDays(now, days)
          : typeof week === 'string'
            ? weekOf(week)
            : lastWeek(now);
      const data = await withConnection(context, async ({ call }) => {
        if (send) await call('report.send', period);
        return call('report.read', period);
      });
      if (html !== undefined) {
        // Loaded on demand: it brings what draws.
        const { reportPage } = await import('#server/report/report-page.ts');
        await writeFile(html, reportPage(data)).catch((error: unknown) => {
          throw new OperatorError(
            `${html} cannot be written (${String((error as NodeJS.ErrnoException).code)}): name a file in a folder that exists.`,
          );
        });
        context.note(`${html}: ${periodName(data)}.`);
      }
      if (send) context.note(`${periodName(data)}: to be sent now.`);
      if (json) printJson(context, data);
      else if (html === undefined && !send) {
        const rows = tilesOf(data).map(({ label, note, value }) => [label, value, note]);
        context.print(`${periodName(data)}, ${zoneName}\n\n${textTable(rows)}`);
      }
    });
}

function refuseUnset(context: StaffContext): void {
  const { reportEmailTo, smtpUrl } = context.config();
  if (smtpUrl === undefined || reportEmailTo.length === 0) {
    throw new UsageError('To send a report, set SMTP_URL and REPORT_EMAIL_TO.');
  }
}

function toDay(text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
  if (!isDay) throw new InvalidArgumentError('Write a day like 2026-11-09.');
  return text;
}
