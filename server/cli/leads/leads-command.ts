import type { Command } from 'commander';
import type { StaffContext } from '../staff-context.ts';
import { addErase } from './erase-commands.ts';
import { addExport } from './export-command.ts';
import { addLeadsList } from './list-command.ts';
import { addResend } from './resend-command.ts';
import { addShow } from './show-command.ts';

/** `leads …`: see, send again, export and erase (docs/operations.md). */
export function addLeadsCommand(program: Command, context: StaffContext): void {
  const leads = program
    .command('leads')
    .description('see, send again, export and erase leads (docs/operations.md)');
  addLeadsList(leads, context);
  addShow(leads, context);
  addExport(leads, context);
  addResend(leads, context);
  addErase(leads, context);
}
