import type { ListedLead } from '#server/features/leads/staff/lead-filter.ts';
import { keysTo, pick } from '#shared/entities/fields.ts';
import { leadFields } from '#shared/entities/lead.ts';
import { type Command, Option } from 'commander';
import { csvCell, csvOf } from '../csv.ts';
import { type StaffContext, withConnection, printJson } from '../staff-context.ts';
import { eachPage, type FilterOptions, spokenFilter, withFilter } from './lead-options.ts';

const exported = keysTo(leadFields, 'export');
const isFirst = (column: string) => column === 'id' || column === 'createdAt';
/** Number and time first, everything else in the order of the description. */
const COLUMNS = [...exported.filter(isFirst), ...exported.filter((column) => !isFirst(column))];

interface Options extends FilterOptions {
  format: 'csv' | 'json';
}

export function addExport(leads: Command, context: StaffContext): void {
  withFilter(leads.command('export'))
    .description('leads with their conversations, for another program')
    .addOption(
      new Option('--format <format>', 'of the output').choices(['csv', 'json']).default('csv'),
    )
    .action((what: string[], { format, ...options }: Options) =>
      withConnection(context, async (connection) => {
        const pages = eachPage(connection, {
          ...spokenFilter(what, context.clock()),
          ...options,
        });
        if (format === 'csv') {
          context.print(csvOf([COLUMNS]));
          for await (const page of pages) context.print(csvOf(page.map(cells)));
          return;
        }
        const all: Partial<ListedLead>[] = [];
        for await (const page of pages) all.push(...page.map((lead) => pick(lead, COLUMNS)));
        printJson(context, all);
      }),
    );
}

const cells = (lead: ListedLead): string[] => COLUMNS.map((column) => csvCell(lead[column]));
