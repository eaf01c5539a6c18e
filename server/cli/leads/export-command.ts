import { keysTo, pick } from '#shared/entities/fields.ts';
import { leadFields } from '#shared/entities/lead.ts';
import type { Command } from 'commander';
import { csvCell } from '../csv.ts';
import { type ExportFormat, formatOption, printPages } from '../export-pages.ts';
import { type StaffContext, withConnection } from '../staff-context.ts';
import { type FilterOptions, leadPages, spokenFilter, withFilter } from './lead-options.ts';

const exported = keysTo(leadFields, 'export');
const isFirst = (column: string) => column === 'id' || column === 'createdAt';
/** Number and time first, everything else in the order of the description. */
const COLUMNS = [...exported.filter(isFirst), ...exported.filter((column) => !isFirst(column))];

interface Options extends FilterOptions {
  format: ExportFormat;
}

export function addExport(leads: Command, context: StaffContext): void {
  withFilter(leads.command('export'))
    .description('leads with their conversations, for another program')
    .addOption(formatOption())
    .action((what: string[], { format, ...options }: Options) =>
      withConnection(context, (connection) => {
        const filter = { ...spokenFilter(what, context.clock()), ...options };
        return printPages(context, format, leadPages(connection, filter), {
          columns: COLUMNS,
          cells: (lead) => COLUMNS.map((column) => csvCell(lead[column])),
          json: (lead) => pick(lead, COLUMNS),
        });
      }),
    );
}
