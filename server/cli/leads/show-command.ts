import { formatCentralTime } from '#server/features/blog/authoring/central-time.ts';
import type { ShownLead } from '#server/features/leads/staff/lead-operations.ts';
import type { Command } from 'commander';
import { jsonOption } from '../posts/post-source.ts';
import { type StaffContext, withConnection } from '../staff-context.ts';
import { toLeadId } from './lead-options.ts';

export function addShow(leads: Command, context: StaffContext): void {
  leads
    .command('show')
    .description('one lead with its conversation and what was told of it')
    .argument('<id>', 'number of the lead', toLeadId)
    .addOption(jsonOption())
    .action(async (id: number, { json }: { json?: true }) => {
      const lead = await withConnection(context, ({ call }) => call('leads.show', { id }));
      context.print(json ? JSON.stringify(lead, null, 2) : asText(lead));
    });
}

function asText({ message, messages, createdAt, ...values }: ShownLead): string {
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${String(value ?? '')}`);
  const told = messages.map(({ kind, status, attempts, lastError, nextAttemptAt, sentAt }) => {
    const when = sentAt
      ? formatCentralTime(sentAt)
      : status === 'waiting'
        ? `next try ${formatCentralTime(nextAttemptAt)}`
        : '';
    return [kind, status, when, `${attempts} tries`, lastError ?? ''].filter(Boolean).join(', ');
  });
  const received = `received: ${formatCentralTime(createdAt)}`;
  return [received, ...lines, '', ...told, '', message].join('\n');
}
