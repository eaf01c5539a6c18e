import type { Queryable } from '#server/db/database.ts';
import { outboxMessages } from '#shared/schema.ts';
import { randomUUID } from 'node:crypto';

export interface NewMessage {
  /** The queue that delivers it, e.g. 'lead-email'. */
  readonly kind: string;
  /** The row it is about, e.g. 'lead:12'. */
  readonly subject: string;
  /** Must survive JSON. Ids rather than personal data, so that erasing a row erases all of it. */
  readonly payload: object;
}

/**
 * Promises to deliver messages: they are sent if, and only if, the transaction is committed.
 * @param tx the transaction that writes the rows the messages are about
 * @returns the ids that go out with every try, in the order given
 */
export async function enqueue(
  tx: Queryable,
  messages: readonly NewMessage[],
  now: Date,
): Promise<string[]> {
  if (messages.length === 0) return [];
  const rows = messages.map((message) => ({
    id: randomUUID(),
    ...message,
    createdAt: now,
    nextAttemptAt: now,
  }));
  await tx.insert(outboxMessages).values(rows);
  return rows.map(({ id }) => id);
}
