import { Option } from 'commander';
import { csvOf } from './csv.ts';
import { printJson, type StaffContext } from './staff-context.ts';

const PAGE = 500;

/**
 * All rows, a page at a time: together they may be larger than memory.
 * @param read gives the rows behind the last one that it gave
 */
export async function* eachPage<Row>(
  read: (last: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[], void> {
  let last: Row | undefined;
  for (;;) {
    const page = await read(last, PAGE);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    last = page.at(-1);
  }
}

export type ExportFormat = 'csv' | 'json';

export function formatOption(): Option {
  return new Option('--format <format>', 'of the output').choices(['csv', 'json']).default('csv');
}

/** Prints rows for another program: CSV a page at a time, JSON whole. */
export async function printPages<Row>(
  context: StaffContext,
  format: ExportFormat,
  pages: AsyncIterable<Row[]>,
  {
    columns,
    cells,
    json,
  }: {
    readonly columns: readonly string[];
    readonly cells: (row: Row) => string[];
    readonly json: (row: Row) => unknown;
  },
): Promise<void> {
  if (format === 'json') {
    const all: unknown[] = [];
    for await (const page of pages) all.push(...page.map(json));
    printJson(context, all);
    return;
  }
  context.print(csvOf([columns]));
  for await (const page of pages) context.print(csvOf(page.map(cells)));
}
