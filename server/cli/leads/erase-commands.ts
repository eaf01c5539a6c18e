import { formatCentralTime } from '#server/lib/central-time.ts';
import type { EraseReceipt } from '#server/features/leads/staff/erase-leads.ts';
import { type Command, InvalidArgumentError } from 'commander';
import { subDays, subMonths, subYears } from 'date-fns';
import { type StaffContext, call, UsageError, jsonOption, printJson } from '../staff-context.ts';
import { toLeadId } from './lead-options.ts';

interface Options {
  yes?: true;
  json?: true;
}
interface WhoOptions extends Options {
  email?: string;
  phone?: string;
}

/** delete and purge. Without --yes they only show what would go. */
export function addErase(leads: Command, context: StaffContext): void {
  leads
    .command('delete')
    .description("erase one lead, or one person's data from all tables; prints a receipt")
    .argument('[id]', 'number of the lead', toLeadId)
    .option('--email <address>', 'every lead with this address')
    .option('--phone <number>', 'every lead and SMS sign-up with this number')
    .option('--yes', 'do it')
    .addOption(jsonOption())
    .action(async (id: number | undefined, { email, phone, ...options }: WhoOptions) => {
      if (id === undefined && email === undefined && phone === undefined) {
        throw new UsageError('Say whom: a lead number, --email or --phone.');
      }
      const receipt = await call(context, 'leads.erase', {
        id,
        email,
        phone,
        dryRun: !options.yes,
      });
      print(context, receipt, options);
      for (const number of receipt.alsoKnown ?? []) {
        context.note(
          `${number} of these leads has consents to text messages: they stay without --phone ${number}.`,
        );
      }
      if (rowsIn(receipt) === 0) {
        context.note('Nobody was found.');
        context.finish(1);
      }
    });

  leads
    .command('purge')
    .description('erase leads past the time they are kept; prints a receipt')
    .requiredOption('--older-than <age>', 'e.g. 24m (months), 90d (days), 2y (years)', toAge)
    .option('--yes', 'do it')
    .addOption(jsonOption())
    .action(async ({ olderThan, ...options }: Options & { olderThan: Age }) => {
      const before = olderThan(context.clock());
      const receipt = await call(context, 'leads.purge', { before, dryRun: !options.yes });
      print(context, receipt, options);
    });
}

type Age = (now: Date) => Date;
const UNITS = { d: subDays, m: subMonths, y: subYears } as const;

/** A time that long ago. @throws InvalidArgumentError when it is no age */
function toAge(text: string): Age {
  const [, count, unit] = /^([1-9]\d{0,3})([dmy])$/.exec(text) ?? [];
  const subtract = UNITS[unit as keyof typeof UNITS] as (typeof UNITS)['d'] | undefined;
  if (!subtract) throw new InvalidArgumentError('Write it like 24m, 90d or 2y.');
  return (now) => subtract(now, Number(count));
}

/** Keys of other people may go as well: they do not say that this person was found. */
const rowsIn = ({ rows: { idempotency_keys: _keys, ...rows } }: EraseReceipt) =>
  Object.values(rows).reduce((sum, count) => sum + count, 0);

function print(context: StaffContext, receipt: EraseReceipt, { yes, json }: Options): void {
  const erased = yes === true;
  if (json) printJson(context, { erased, ...receipt });
  else {
    const verb = erased ? 'Erased' : 'Would erase';
    const counts = Object.entries(receipt.rows).map(([table, count]) => `  ${table}: ${count}`);
    const ids = receipt.leadIds.join(', ') || 'none';
    context.print(
      [`${verb} at ${formatCentralTime(receipt.at)}`, ...counts, `  leads: ${ids}`].join('\n'),
    );
  }
  if (!erased) context.note('Nothing was erased; add --yes to do it.');
}
