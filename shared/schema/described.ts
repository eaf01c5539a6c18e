import type { SQL } from 'drizzle-orm';
import { boolean, check, type PgColumn, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import {
  type BoxField,
  type Fields,
  keysOf,
  type KeysOf,
  type TextField,
} from '../entities/fields.ts';
import { asOneLine } from '../as-one-line.ts';
import { length } from './columns.ts';

/** The column of each kind of field that somebody fills in. */
const columnOf = {
  line: (name: string) => text(name).notNull(),
  'optional line': (name: string) => text(name),
  text: (name: string) => text(name).notNull(),
  box: (name: string) => boolean(name).default(false),
};
type FilledKind = keyof typeof columnOf;
type FilledKeys<F> = KeysOf<F, { readonly kind: FilledKind }>;
type TextKeys<F> = KeysOf<F, TextField>;

/** Fields that have a column, whoever fills it. */
export type ColumnKeys<F> = KeysOf<F, { readonly kind: FilledKind | 'own column' }>;

type ColumnsOf<F extends Fields> = {
  [Key in FilledKeys<F>]: F[Key] extends { readonly kind: infer Kind extends FilledKind }
    ? ReturnType<(typeof columnOf)[Kind]>
    : never;
};

/** The columns of everything that somebody fills in. */
export function columnsOf<F extends Fields>(fields: F): ColumnsOf<F> {
  const columns = keysOf(fields).flatMap((key) => {
    const kind = fields[key]?.kind;
    return kind && kind in columnOf ? [[key, columnOf[kind as FilledKind](inSnakeCase(key))]] : [];
  });
  return Object.fromEntries(columns) as ColumnsOf<F>;
}

/** The database's own check of every text's length. */
export function lengthChecks<F extends Fields>(
  tableName: string,
  table: Record<TextKeys<F>, PgColumn>,
  fields: F,
) {
  return textsOf(fields).map(([key, { min, max }]) =>
    check(`${tableName}_${inSnakeCase(key)}_length`, lengthOf(table[key], min, max)),
  );
}
const lengthOf: (column: PgColumn, min: number, max: number) => SQL = length;

type LineRule = (schema: z.ZodString) => z.ZodString;
type OptionalRule = z.ZodOptional<z.ZodNullable<z.ZodString>>;
type Rules<F> = Record<KeysOf<F, { readonly kind: 'line' | 'text' }>, LineRule> &
  Record<KeysOf<F, { readonly kind: 'optional line' }>, OptionalRule> &
  Record<KeysOf<F, BoxField>, z.ZodDefault<z.ZodBoolean>>;

/**
 * What drizzle-zod cannot read from a table: how long its texts may be, which of them have one line,
 * and that a box is unchecked unless somebody checks it.
 */
export function rulesOf<F extends Fields>(fields: F): Rules<F> {
  const texts = textsOf(fields).map(([key, { kind, min, max }]) => {
    const bounded = (schema: z.ZodString) =>
      (kind === 'text' ? schema : schema.overwrite(asOneLine)).min(min).max(max);
    // Whole rather than a function: of a function drizzle-zod's types forget that it may be missing.
    return [key, kind === 'optional line' ? bounded(z.string()).nullish() : bounded];
  });
  const boxes = keysOf(fields).filter((key) => fields[key]?.kind === 'box');
  const unchecked = boxes.map((key) => [key, z.boolean().default(false)]);
  return Object.fromEntries([...texts, ...unchecked]) as Rules<F>;
}

function textsOf<F extends Fields>(fields: F) {
  return keysOf(fields).flatMap((key) => {
    const field = fields[key];
    return field && 'max' in field ? [[key, field] as [TextKeys<F> & string, TextField]] : [];
  });
}

/** As columns are named in the database: `smsOptIn` is sms_opt_in. */
const inSnakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
