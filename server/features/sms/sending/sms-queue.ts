import type { Database } from '#server/db/database.ts';
import { type Queue, QUEUE_BATCH } from '#server/outbox/queue.ts';
import { smsMessages } from '#shared/schema.ts';
import { and, asc, eq, lte } from 'drizzle-orm';
import { type DeliverySettings, deliverMessage } from './deliver-message.ts';

export interface SmsQueueOptions extends DeliverySettings {
  readonly database: Pick<Database, 'db'>;
  readonly clock: () => Date;
}

/**
 * Text messages as a queue of the outbox worker. They have a table of their own, since they are evidence
 * and leave only while the state of their number is locked; several servers may send at once.
 */
export function createSmsQueue({ database: { db }, clock, ...settings }: SmsQueueOptions): Queue {
  return {
    kind: 'sms',
    async work(stopped) {
      const due = await db
        .select({ id: smsMessages.id })
        .from(smsMessages)
        .where(and(eq(smsMessages.state, 'waiting'), lte(smsMessages.sendAfter, clock())))
        .orderBy(asc(smsMessages.sendAfter))
        .limit(QUEUE_BATCH);
      // One after the other: each holds a connection while the provider is asked.
      for (const { id } of due) {
        if (stopped.aborted) break;
        await deliverMessage(db, id, settings, clock());
      }
      return due.length;
    },
  };
}
