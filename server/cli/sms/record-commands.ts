import { parseCentralTime } from '#server/lib/central-time.ts';
import { CONSENT_VERSION, CONSENT_VERSIONS } from '#shared/content/sms-consent.ts';
import { type Command, Option } from 'commander';
import { type StaffContext, call, UsageError } from '../staff-context.ts';
import { phoneArgument, words } from './arguments.ts';

interface PaperOptions {
  name: string;
  signed: string;
  by: string;
  text: string;
}

export function addRecordPaper(sms: Command, context: StaffContext): void {
  sms
    .command('record-paper')
    .argument('<number>')
    .description('a consent that was signed on paper')
    .requiredOption('--name <name>', 'who signed')
    .requiredOption('--signed <day>', 'the day of the signature, e.g. 2026-03-01')
    .requiredOption('--by <name>', 'who types this in')
    .addOption(
      new Option('--text <version>', 'the consent text on the form')
        .choices(CONSENT_VERSIONS)
        .default(CONSENT_VERSION),
    )
    .action(async (number: string, { name, signed, by, text }: PaperOptions) => {
      phoneArgument(number);
      const signedAt = dayOfSignature(signed, context.clock());
      const { phoneNumber, consent } = await call(context, 'sms.record-paper', {
        phoneNumber: number,
        name: words('--name', name),
        actor: words('--by', by),
        signedAt,
        consentTextVersion: text,
      });
      context.print(
        consent
          ? `${phoneNumber} is subscribed.`
          : `Recorded. ${phoneNumber} stays unsubscribed: it stopped on the day of the signature or later.`,
      );
    });
}

export function addOptOut(sms: Command, context: StaffContext): void {
  sms
    .command('opt-out')
    .argument('<number>')
    .description('somebody asked by phone, mail or in person to get no more messages')
    .requiredOption('--by <name>', 'who types this in')
    .action(async (number: string, { by }: { by: string }) => {
      const phoneNumberE164 = phoneArgument(number);
      await call(context, 'sms.opt-out', {
        phoneNumberE164,
        phoneNumber: number.trim(),
        actor: words('--by', by),
      });
      context.print(`${phoneNumberE164} is unsubscribed.`);
    });
}

/** The first moment of the day: a STOP on that same day wins. */
function dayOfSignature(day: string, now: Date): Date {
  const begin = /^\d{4}-\d{2}-\d{2}$/.test(day)
    ? parseCentralTime(`${day} 00:00`)?.instant
    : undefined;
  if (!begin) throw new UsageError('--signed needs a day such as 2026-03-01.');
  if (begin > now) throw new UsageError('--signed lies in the future.');
  return begin;
}
