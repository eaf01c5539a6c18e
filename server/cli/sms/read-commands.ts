import { company } from '#shared/content/company.ts';
import { formatCentralTime } from '#server/lib/central-time.ts';
import type { Command } from 'commander';
import { noteText, resultOf } from '#server/features/sms/staff/chain-text.ts';
import { type StaffContext, call, UsageError, jsonOption, printJson } from '../staff-context.ts';
import { textTable } from '../text-table.ts';
import { phoneArgument } from './arguments.ts';

interface JsonOptions {
  json?: true;
}

export function addList(sms: Command, context: StaffContext): void {
  sms
    .command('list')
    .description(`every number with its present state; times are ${company.officeHours.zone.word}`)
    .addOption(jsonOption())
    .action(async ({ json }: JsonOptions) => {
      const listed = await call(context, 'sms.list', {});
      if (json) printJson(context, listed);
      else if (listed.length === 0) context.note('Nobody has signed up or stopped yet.');
      else {
        const rows = listed.map(({ phoneNumber, consent, source, ...rest }) => [
          phoneNumber,
          consent ? 'subscribed' : 'stopped',
          source,
          rest.consentedAt ? formatCentralTime(rest.consentedAt) : '',
          rest.confirmed ? 'yes' : 'no',
          rest.wishedAt ? formatCentralTime(rest.wishedAt) : '',
        ]);
        const head = ['NUMBER', 'STATE', 'SOURCE', 'CONSENTED', 'CONFIRMED', 'WISHED SINCE STOP'];
        context.print(textTable([head, ...rows]));
      }
    });
}

export function addVerify(sms: Command, context: StaffContext): void {
  sms
    .command('verify')
    .description('recompute the chain of all consents; exit code 1 when it is broken')
    .addOption(jsonOption())
    .action(async ({ json }: JsonOptions) => {
      const report = await call(context, 'sms.verify', {});
      if (json) printJson(context, report);
      else {
        const { events, erased, lastHash, withoutWords } = report;
        for (const fault of report.faults) context.print(fault);
        if (withoutWords > 0) {
          context.print(
            `Of ${withoutWords} consents from before texts were stored only the SHA-256 of the words is kept.`,
          );
        }
        for (const note of report.notes) context.print(noteText(note));
        context.print(
          `The chain is ${resultOf(report)}: ${events} events, ${erased} of them of erased persons; last hash ${lastHash}`,
        );
      }
      context.finish(report.isWhole ? 0 : 1);
    });
}

export function addErase(sms: Command, context: StaffContext): void {
  sms
    .command('erase')
    .argument('<number>')
    .description('remove a person for good; the events stay in the chain without a name')
    .option('--yes', 'really: this cannot be undone')
    .action(async (number: string, { yes }: { yes?: true }) => {
      const phoneNumberE164 = phoneArgument(number);
      if (!yes) throw new UsageError('This cannot be undone; add --yes when you are sure.');
      const { events } = await call(context, 'sms.erase', { phoneNumberE164 });
      context.print(
        events === 0
          ? `There is nothing of ${phoneNumberE164}.`
          : `${phoneNumberE164} is erased; ${events} events stay without a name.`,
      );
      context.finish(events === 0 ? 1 : 0);
    });
}
