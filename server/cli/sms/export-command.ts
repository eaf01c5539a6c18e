import type { ExportedEvent } from '#server/features/sms/staff/export-events.ts';
import type { Command } from 'commander';
import { csvCell } from '../csv.ts';
import { eachPage, type ExportFormat, formatOption, printPages } from '../export-pages.ts';
import { type StaffContext, withConnection, jsonOption } from '../staff-context.ts';

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
  format: ExportFormat;
  json?: true;
}

export function addExport(sms: Command, context: StaffContext): void {
  sms
    .command('export')
    .description('the whole log of consents with its personal details, for another program')
    .addOption(formatOption())
    .addOption(jsonOption())
    .action(({ format, json }: Options) =>
      withConnection(context, ({ call }) =>
        printPages(
          context,
          json ? 'json' : format,
          eachPage<ExportedEvent>((last, limit) =>
            call('sms.export', { after: last?.sequence ?? 0, limit }),
          ),
          { columns: [...EVENT_COLUMNS, ...DETAIL_COLUMNS], cells, json: (event) => event },
        ),
      ),
    );
}

const cells = (event: ExportedEvent): string[] => [
  ...EVENT_COLUMNS.map((column) => csvCell(event[column])),
  ...DETAIL_COLUMNS.map((column) => csvCell(event.details?.[column])),
];
