import { formatCentralTime } from '#server/lib/central-time.ts';
import type { ShownLead } from '#server/features/leads/staff/lead-operations.ts';
import { keysTo, pick } from '#shared/entities/fields.ts';
import { cardKeys, leadFields } from '#shared/entities/lead.ts';
import type { Command } from 'commander';
import { type StaffContext, call, jsonOption, printJson } from '../staff-context.ts';
import { toLeadId } from './lead-options.ts';

export function addShow(leads: Command, context: StaffContext): void {
  leads
    .command('show')
    .description('one lead with its conversation and its deliveries')
    .argument('<id>', 'number of the lead', toLeadId)
    .addOption(jsonOption())
    .action(async (id: number, { json }: { json?: true }) => {
      const whole = await call(context, 'leads.show', { id });
      const lead = shown(whole);
      if (json) printJson(context, lead);
      else context.print(asText(lead));
    });
}

const shown = ({ messages, ...lead }: ShownLead) => ({
  ...pick(lead, keysTo(leadFields, 'show')),
  messages,
});

function asText(lead: ReturnType<typeof shown>): string {
  const { message, messages, createdAt, corrections, ...values } = lead;
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${String(value ?? '')}`);
  const deliveries = messages.map(
    ({ kind, status, attempts, lastError, nextAttemptAt, sentAt }) => {
      const when = sentAt
        ? formatCentralTime(sentAt)
        : status === 'waiting'
          ? `next try ${formatCentralTime(nextAttemptAt)}`
          : '';
      return [kind, status, when, `${attempts} tries`, lastError ?? ''].filter(Boolean).join(', ');
    },
  );
  const before = corrections.map(
    ({ at, ...old }) =>
      `corrected ${formatCentralTime(new Date(at))}, before: ${cardKeys.map((key) => old[key] ?? '').join(', ')}`,
  );
  const received = `received: ${formatCentralTime(createdAt)}`;
  return [received, ...lines, ...before, '', ...deliveries, '', message].join('\n');
}
