import type { Database } from '#server/db/database.ts';
import { outboxMessages } from '#shared/schema.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { LeadQueues } from './lead-queues.ts';

/**
 * Leads that came while nothing was set up wait as e-mails. Where then only the webhook is set up,
 * they go there; a lead the webhook already has stays as it is.
 */
export async function rerouteWaiting(
  { db }: Pick<Database, 'db'>,
  queues: LeadQueues,
): Promise<void> {
  if (queues['lead-email'] || !queues['lead-webhook']) return;
  await db
    .update(outboxMessages)
    .set({ kind: 'lead-webhook' })
    .where(
      and(
        eq(outboxMessages.kind, 'lead-email'),
        eq(outboxMessages.status, 'waiting'),
        sql`not exists (select from outbox_messages as sent where sent.subject = ${outboxMessages.subject} and sent.kind = 'lead-webhook')`,
      ),
    );
}
