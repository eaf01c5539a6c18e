import { company } from '#shared/content/company.ts';
import { formatCentralTime } from '#server/lib/central-time.ts';
import type { ListedLead } from '#server/features/leads/staff/lead-filter.ts';
import { keysTo, pick } from '#shared/entities/fields.ts';
import { leadFields } from '#shared/entities/lead.ts';
import type { Command } from 'commander';
import { type StaffContext, withConnection, jsonOption, printJson } from '../staff-context.ts';
import { textTable } from '../text-table.ts';
import { type FilterOptions, leadPages, spokenFilter, withFilter } from './lead-options.ts';

interface Options extends FilterOptions {
  json?: true;
}

export function addLeadsList(leads: Command, context: StaffContext): void {
  withFilter(leads.command('list'))
    .description(
      `leads, newest first, and how their delivery stands; times are ${company.officeHours.zone.word}`,
    )
    .addOption(jsonOption())
    .action(async (what: string[], { json, ...options }: Options) => {
      const filter = { ...spokenFilter(what, context.clock()), ...options };
      const listed: ShownLead[] = [];
      await withConnection(context, async (connection) => {
        for await (const page of leadPages(connection, filter)) listed.push(...page.map(shown));
      });
      if (json) printJson(context, listed);
      else if (listed.length === 0) context.note('There are no such leads.');
      else context.print(textTable([HEADINGS, ...listed.map(row)]));
    });
}

const HEADINGS = ['ID', 'STATUS', 'RECEIVED', 'PHONE', 'E-MAIL', 'NAME'];

type ShownLead = ReturnType<typeof shown>;
const shown = (lead: ListedLead) => pick(lead, keysTo(leadFields, 'list'));

function row(lead: ShownLead): string[] {
  const { id, status, createdAt, phone, email, name, suspectedBot } = lead;
  const mark = suspectedBot ? ' (possible bot)' : '';
  return [String(id), status, formatCentralTime(createdAt), phone ?? '', email, `${name}${mark}`];
}
