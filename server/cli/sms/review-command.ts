import { formatCentralTime } from '#server/lib/central-time.ts';
import type { Command } from 'commander';
import { type StaffContext, call, UsageError, jsonOption, printJson } from '../staff-context.ts';
import { textTable } from '../text-table.ts';

interface Options {
  optOut?: string;
  dismiss?: string;
  by?: string;
  json?: true;
}

export function addReview(sms: Command, context: StaffContext): void {
  sms
    .command('review')
    .description('messages that look like an opt-out; nothing is sent to them until it is decided')
    .option('--opt-out <id>', 'it is one: unsubscribe the number')
    .option('--dismiss <id>', 'it is none')
    .option('--by <name>', 'who decides')
    .addOption(jsonOption())
    .action(async (options: Options) => {
      if (options.optOut === undefined && options.dismiss === undefined) {
        await list(context, options);
      } else await decide(context, options);
    });
}

async function list(context: StaffContext, { json }: Options): Promise<void> {
  const open = await call(context, 'sms.reviews', {});
  if (json) printJson(context, open);
  else if (open.length === 0) context.note('Nothing waits for a decision.');
  else {
    const rows = open.map(({ id, phoneNumber, receivedAt, message }) => [
      String(id),
      phoneNumber,
      formatCentralTime(receivedAt),
      // One line each, and nothing that could steer a terminal.
      message.replace(/[\p{Cc}\p{Cf}]+/gu, ' '),
    ]);
    context.print(textTable([['ID', 'NUMBER', 'RECEIVED', 'MESSAGE'], ...rows]));
  }
}

async function decide(context: StaffContext, { optOut, dismiss, by }: Options): Promise<void> {
  if (optOut !== undefined && dismiss !== undefined) {
    throw new UsageError('Use --opt-out or --dismiss, not both.');
  }
  const id = Number(optOut ?? dismiss);
  if (!Number.isSafeInteger(id) || id < 1) throw new UsageError('"sms review" lists the ids.');
  const actor = by?.trim();
  if (!actor) throw new UsageError('Say who decides: --by NAME.');
  const decision = optOut === undefined ? 'dismissed' : 'opt-out';
  const { phoneNumber } = await call(context, 'sms.decide', { id, decision, actor });
  context.print(decision === 'opt-out' ? `${phoneNumber} is unsubscribed.` : 'Dismissed.');
}
