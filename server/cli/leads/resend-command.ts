import { type Command, Option } from 'commander';
import { type StaffContext, call, UsageError, jsonOption } from '../staff-context.ts';
import { toLeadId } from './lead-options.ts';

interface Options {
  deadLetters?: true;
  parked?: true;
  again?: true;
  json?: true;
}

export function addResend(leads: Command, context: StaffContext): void {
  leads
    .command('resend')
    .description('try now what was not sent; the running server does it within a second')
    .argument('[id]', 'number of the lead', toLeadId)
    .option('--dead-letters', 'every lead that was given up after three days')
    // What it was called in 1.0: scripts may say it.
    .addOption(new Option('--parked').hideHelp())
    .option('--again', 'of one lead, also what was sent already')
    .addOption(jsonOption())
    .action(async (id: number | undefined, { deadLetters, parked, again, json }: Options) => {
      if ((id === undefined) !== (deadLetters ?? parked ?? false)) {
        throw new UsageError('Name one lead, or --dead-letters for all that were given up.');
      }
      const result = await call(context, 'leads.resend', { again: again === true, id });
      if (json) context.print(JSON.stringify(result));
      else if (result.messages === 0) {
        context.note(
          id === undefined
            ? 'There is no dead letter.'
            : 'All was sent; --again sends it once more.',
        );
      } else context.print(`${result.messages} to be sent now.`);
      context.finish(result.messages === 0 && id !== undefined ? 1 : 0);
    });
}
