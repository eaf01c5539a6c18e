import type { Queryable } from '#server/db/database.ts';
import { type OutboxMessage, outboxMessages } from '#shared/schema.ts';
import { and, asc, eq, inArray, lte, ne, sql } from 'drizzle-orm';

/** Longer than any try lasts (queue.ts): only the messages of a dead process are taken over. */
export const LEASE_MS = 120_000;
const ERROR_CHARACTERS = 500;

const { attempts, id, kind, nextAttemptAt, status } = outboxMessages;

export interface Claim {
  readonly kind: string;
  readonly limit: number;
  readonly now: Date;
}

export const outboxStore = {
  /** Takes due messages, oldest first, that no other process has; they are this one's for two minutes. */
  async claim(db: Queryable, claim: Claim): Promise<OutboxMessage[]> {
    const due = db
      .select({ id })
      .from(outboxMessages)
      .where(and(eq(kind, claim.kind), eq(status, 'waiting'), lte(nextAttemptAt, claim.now)))
      .orderBy(asc(nextAttemptAt))
      .limit(claim.limit)
      .for('update', { skipLocked: true });
    return (
      db
        .update(outboxMessages)
        .set({
          attempts: sql`${attempts} + 1`,
          nextAttemptAt: new Date(claim.now.getTime() + LEASE_MS),
        })
        // An array is made once; a plain "in (…)" may be run again for every row and take too many.
        .where(sql`${id} = any(array(${due}))`)
        .returning()
    );
  },

  async markSent(db: Queryable, messages: readonly OutboxMessage[], now: Date): Promise<void> {
    const ids = messages.map((message) => message.id);
    await db
      .update(outboxMessages)
      .set({ status: 'sent', sentAt: now, lastError: null })
      .where(and(inArray(id, ids), ne(status, 'sent')));
  },

  /** @param next when to try again; undefined dead-letters it until staff send it again */
  async markFailed(
    db: Queryable,
    message: OutboxMessage,
    { error, next }: { error: string; next: Date | undefined },
  ): Promise<void> {
    await db
      .update(outboxMessages)
      .set({
        status: next ? 'waiting' : 'dead-letter',
        lastError: error.slice(0, ERROR_CHARACTERS),
        ...(next && { nextAttemptAt: next }),
      })
      .where(isStillOurs(message));
  },

  /** Gives a message back untried: this was not the time for it. */
  async postpone(db: Queryable, message: OutboxMessage, until: Date): Promise<void> {
    await db
      .update(outboxMessages)
      .set({ attempts: sql`${attempts} - 1`, nextAttemptAt: until })
      .where(isStillOurs(message));
  },
};

/** Another process may have taken over what this one was too slow for. */
function isStillOurs(message: OutboxMessage) {
  return and(eq(id, message.id), eq(status, 'waiting'), eq(attempts, message.attempts));
}
