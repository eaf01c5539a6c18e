import { stringify } from 'csv-stringify/sync';

/**
 * RFC 4180 lines without the last break. A cell that a spreadsheet would take for a formula
 * (=, +, -, @, tab, return) gets an apostrophe, which spreadsheets show as nothing.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const options = { escape_formulas: true, record_delimiter: '\r\n', quoted: true } as const;
  return stringify([...rows], options).replace(/\r\n$/, '\r');
}

/** A value as a cell: times in UTC (ISO 8601), nothing for null and undefined. */
export function csvCell(value: string | number | boolean | Date | null | undefined): string {
  return value instanceof Date ? value.toISOString() : String(value ?? '');
}
