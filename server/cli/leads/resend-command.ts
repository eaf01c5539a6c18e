import type { Command } from 'commander';
import { jsonOption } from '../json-option.ts';
import { type StaffContext, withConnection } from '../staff-context.ts';
import { UsageError } from '../usage-error.ts';
import { toLeadId } from './lead-options.ts';

interface Options {
  parked?: true;
  again?: true;
  json?: true;
}

export function addResend(leads: Command, context: StaffContext): void {
  leads
    .command('resend')
    .description('try now what was not sent; the running server does it within a second')
    .argument('[id]', 'number of the lead', toLeadId)
    .option('--parked', 'every lead that was given up after three days')
    .option('--again', 'of one lead, also what was sent already')
    .addOption(jsonOption())
    .action(async (id: number | undefined, { parked, again, json }: Options) => {
      if ((id === undefined) !== (parked === true)) {
        throw new UsageError('Name one lead, or --parked for all that were given up.');
      }
      const result = await withConnection(context, ({ call }) =>
        call('leads.resend', { again: again === true, ...(id !== undefined && { id }) }),
      );
      if (json) context.print(JSON.stringify(result));
      else if (result.messages === 0) {
        context.note(
          id === undefined ? 'Nothing is parked.' : 'All was sent; --again sends it once more.',
        );
      } else context.print(`${result.messages} to be sent now.`);
      context.finish(result.messages === 0 && id !== undefined ? 1 : 0);
    });
}
