import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

/** Rows gone, by table. */
export type RowCounts = Record<string, number>;

/** @returns how many there were */
export async function deleteRows(
  tx: Queryable,
  table: PgTable,
  where: SQL | undefined,
): Promise<number> {
  const gone = await tx
    .delete(table)
    .where(where)
    .returning({ one: sql`1` });
  return gone.length;
}
