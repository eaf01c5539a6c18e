import type { ExportedEvent } from '#server/features/sms/staff/export-events.ts';
import { type Command, Option } from 'commander';
import type { StaffConnection } from '../connect.ts';
import { csvCell, csvOf } from '../csv.ts';
import { type StaffContext, withConnection, jsonOption, printJson } from '../staff-context.ts';

const EVENT_COLUMNS = [
  'sequence',
  'occurredAt',
  'recordedAt',
  'action',
  'source',
  'consentTextVersion',
  'consentTextSha256',
  'subject',
  'detailsHash',
  'previousHash',
  'hash',
] as const satisfies readonly (keyof ExportedEvent)[];

/** Empty where the person was erased. */
const DETAIL_COLUMNS = [
  'phoneNumberE164',
  'phoneNumber',
  'name',
  'page',
  'userAgent',
  'address',
  'actor',
  'messageSid',
  'salt',
  'note',
] as const satisfies readonly (keyof NonNullable<ExportedEvent['details']>)[];

interface Options {
  format: 'csv' | 'json';
  json?: true;
}

export function addExport(sms: Command, context: StaffContext): void {
  sms
    .command('export')
    .description('the whole log of consents with its personal details, for another program')
    .addOption(
      new Option('--format <format>', 'of the output').choices(['csv', 'json']).default('csv'),
    )
    .addOption(jsonOption())
    .action(({ format, json }: Options) =>
      withConnection(context, async (connection) => {
        const pages = eachPage(connection);
        if (format === 'csv' && !json) {
          context.print(csvOf([[...EVENT_COLUMNS, ...DETAIL_COLUMNS]]));
          for await (const page of pages) context.print(csvOf(page.map(cells)));
          return;
        }
        const all: ExportedEvent[] = [];
        for await (const page of pages) all.push(...page);
        printJson(context, all);
      }),
    );
}

function cells(event: ExportedEvent): string[] {
  return [
    ...EVENT_COLUMNS.map((column) => csvCell(event[column])),
    ...DETAIL_COLUMNS.map((column) => csvCell(event.details?.[column])),
  ];
}

const PAGE = 500;

/** The whole chain, a page at a time: together it may be larger than memory. */
async function* eachPage({
  call,
}: Pick<StaffConnection, 'call'>): AsyncGenerator<ExportedEvent[], void> {
  let after = 0;
  for (;;) {
    const page = await call('sms.export', { after, limit: PAGE });
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.sequence ?? after;
  }
}
