import { company } from '#shared/content/company.ts';
import type { VitalReport } from '#server/features/tracking/vitals/vital-operations.ts';
import type { Command } from 'commander';
import { type StaffContext, call, jsonOption, printJson, wholeNumberTo } from '../staff-context.ts';
import { textTable } from '../text-table.ts';

const DEFAULT_DAYS = 28;
const MAX_DAYS = 400;

interface Options {
  days: number;
  json?: true;
}

/** `vitals`: how fast the pages were for visitors (docs/operations.md). */
export function addVitalsCommand(program: Command, context: StaffContext): void {
  program
    .command('vitals')
    .description('how fast pages were for visitors: 75th percentile by kind of page, with ratings')
    .option(
      '--days <count>',
      `so many days up to today (${company.officeHours.zone.word} time)`,
      wholeNumberTo(MAX_DAYS),
      DEFAULT_DAYS,
    )
    .addOption(jsonOption())
    .action(async ({ days, json }: Options) => {
      const report = await call(context, 'vitals.report', { days });
      if (json) printJson(context, report);
      else if (report.length === 0) context.note(`Nothing was measured in the last ${days} days.`);
      else context.print(textTable([HEADINGS, ...report.map(row)]));
    });
}

const HEADINGS = ['PAGE', 'METRIC', 'P75', 'RATING', 'SAMPLES'];

function row({ page, metric, p75, rating, samples }: VitalReport): string[] {
  const value = metric === 'CLS' ? p75.toFixed(3) : `${Math.round(p75)} ms`;
  return [page, metric, value, rating, String(samples)];
}
