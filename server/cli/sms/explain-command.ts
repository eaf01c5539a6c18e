import type { Command } from 'commander';
import { type StaffContext, call, UsageError } from '../staff-context.ts';
import { words } from './arguments.ts';

const REASON_MAX_CHARACTERS = 500;

interface Options {
  by: string;
  reason: string;
}

/** A note in the chain about an event that an old fault of the site broke (docs/sms.md). */
export function addExplain(sms: Command, context: StaffContext): void {
  sms
    .command('explain')
    .argument('<event>', 'its number, as "sms verify" names it')
    .description('append a signed note about details that were stored with replaced characters')
    .requiredOption('--by <name>', 'who signs the note')
    .requiredOption('--reason <text>', 'what happened; no personal details')
    .action(async (event: string, { by, reason }: Options) => {
      const sequence = Number(event);
      if (!Number.isSafeInteger(sequence) || sequence < 1) {
        throw new UsageError('"sms verify" names the numbers of events.');
      }
      const note = await call(context, 'sms.explain', {
        event: sequence,
        actor: words('--by', by),
        reason: words('--reason', reason, REASON_MAX_CHARACTERS),
      });
      context.print(
        `Event ${sequence} is explained by event ${note.sequence}, for the details hash ${note.presentDetailsHash}; the text that was hashed was ${note.isProven ? '' : 'NOT '}found again.`,
      );
    });
}
