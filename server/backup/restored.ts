import { OperatorError } from '#server/lib/operator-error.ts';
import type { Query, TableSum } from '../db/describe-database.ts';

/** What a restore has put in place, or a move. */
export interface Restored {
  readonly tables: readonly TableSum[];
  /** Messages that were not sent yet when the backup was made: the next start sends them. */
  readonly waitingMessages: number;
}

export const notEmpty = (what: string, rows: number): OperatorError =>
  new OperatorError(`${what} is not empty (${rows} rows); add --force to replace all of it.`);

/** Counts messages of the outbox that wait. */
export async function waitingMessages(query: Query): Promise<number> {
  // Backups of early versions have no such table.
  const [table] = await query<{ is_there: boolean }>(
    `select to_regclass('public.outbox_messages') is not null as is_there`,
  );
  if (!table?.is_there) return 0;
  const [count] = await query<{ waiting: string }>(
    `select count(*)::text as waiting from public.outbox_messages where status = 'waiting'`,
  );
  return Number(count?.waiting ?? 0);
}
