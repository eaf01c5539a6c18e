import { type SQL, sql } from 'drizzle-orm';
import { integer, type PgColumn, text, timestamp } from 'drizzle-orm/pg-core';

/** The number of a row, given by the database. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** A moment, whatever the time zone of the database. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** When the row was made. */
export const createdAt = () => instant('created_at').notNull().defaultNow();

/** A number as machines write it, e.g. '+19185550123': goes with the check `isE164`. */
export const phoneNumberE164 = () => text('phone_number_e164').notNull();

/** Check: `from` to `to` characters. */
export const length = (column: PgColumn, from: number, to: number): SQL =>
  sql`char_length(${column}) between ${sql.raw(String(from))} and ${sql.raw(String(to))}`;

/** Check: one of these words. */
export const oneOf = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;

/** Check: a number of the North American plan. */
export const isE164 = (column: PgColumn): SQL => sql`${column} ~ ${E164_PATTERN}`;
const E164_PATTERN = sql.raw(`'^\\+1[2-9][0-9]{9}$'`);

/** Check: a SHA-256 in hex. */
export const isSha256 = (column: PgColumn): SQL => sql`${column} ~ ${SHA256_PATTERN}`;
const SHA256_PATTERN = sql.raw(`'^[0-9a-f]{64}$'`);
