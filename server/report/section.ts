import { percent, type Width } from './charts.ts';
import type { Labeled } from './report-data.ts';

export const MOST_KINDS = 7;

export interface Table {
  readonly head: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly string[])[];
}

export interface Figure {
  readonly caption: string;
  /** Absent: the table is all there is. */
  readonly chart?: (width: Width) => string;
  /** Takes half of the room where there is room for two. */
  readonly isHalf?: true;
  readonly legend?: readonly { readonly label: string; readonly color: string }[];
  readonly table: Table;
}

export interface Section {
  readonly title: string;
  /** What the pictures show, in words. */
  readonly summary: string;
  readonly figures: readonly Figure[];
}

export function labeledTable(
  name: string,
  unit: string,
  rows: readonly Labeled[],
  shareOf?: 'first',
): Table {
  const first = rows[0]?.count ?? 0;
  if (shareOf === undefined || first === 0) {
    return { head: [name, unit], rows: rows.map(({ label, count }) => [label, String(count)]) };
  }
  return {
    head: [name, unit, 'Of the first'],
    rows: rows.map(({ label, count }) => [label, String(count), percent(count / first)]),
  };
}

export const joined = (sentences: readonly (string | false | undefined)[]): string =>
  sentences.filter(Boolean).join(' ');
