import { formatCentralTime } from '#server/lib/central-time.ts';
import type { Config } from '#server/config.ts';
import type { Command } from 'commander';
import type { OperationOutput } from '../staff-operations.ts';
import { type StaffContext, call, jsonOption, printJson } from '../staff-context.ts';
import { textTable } from '../text-table.ts';

interface Options {
  release?: true;
  json?: true;
}

/** What the caps on welcome messages count. Exit code 1: they withheld something in the last day. */
export function addCaps(sms: Command, context: StaffContext): void {
  sms
    .command('caps')
    .description('welcome messages of sign-ups on the web beside their caps, and what was withheld')
    .option('--release', 'send what was withheld in the last 30 days: these sign-ups are genuine')
    .addOption(jsonOption())
    .action((options: Options) =>
      options.release ? release(context, options) : show(context, options),
    );
}

async function release(context: StaffContext, { json }: Options): Promise<void> {
  const { messages } = await call(context, 'sms.release', {});
  if (json) context.print(JSON.stringify({ released: messages }));
  else context.print(`${messages} welcome messages will be sent.`);
}

async function show(context: StaffContext, { json }: Options): Promise<void> {
  const { caps } = context.config().sms;
  const found = await call(context, 'sms.welcomes', {});
  if (json) printJson(context, { ...found, caps });
  else {
    context.print(textTable(rowsOf(found, caps)));
    for (const { reason, messages, last } of found.withheld) {
      context.print(`WITHHELD: ${messages}, the last ${formatCentralTime(last)}; cap ${reason}`);
    }
  }
  context.finish(found.withheld.length > 0 ? 1 : 0);
}

function rowsOf(
  { hour, day, networks, areaCodes }: OperationOutput<'sms.welcomes'>,
  caps: Config['sms']['caps'],
): string[][] {
  const of = (count: number, cap: number) => `${count} of ${cap === 0 ? 'any' : cap}`;
  return [
    ['WELCOME MESSAGES', 'LAST HOUR', 'LAST DAY'],
    ['all', of(hour, caps.hour), of(day, caps.day)],
    ...networks.map((network) => [
      `network ${network.name}`,
      of(network.hour, caps.networkHour),
      of(network.day, caps.networkDay),
    ]),
    ...areaCodes.map((areaCode) => [
      `area code ${areaCode.name}`,
      of(areaCode.hour, caps.areaCodeHour),
      of(areaCode.day, caps.areaCodeDay),
    ]),
  ];
}
