import type { OperationParts } from '#server/staff/operation.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { outboxMessages } from '#shared/schema.ts';
import { and, eq, like, ne } from 'drizzle-orm';
import { z } from 'zod';
import { leadPayload, leadSubject } from '../lead-messages.ts';

export const resendInput = z.strictObject({
  /** Absent: every lead with a dead letter. */
  id: z.number().int().optional(),
  /** Also what was sent already; it goes out as something new. */
  again: z.boolean(),
});
/** How many messages are due now. */

/** Makes messages due now, with all their tries. One that was never sent keeps its id. */
export async function resend(
  { database: { db }, clock }: OperationParts,
  { id, again }: z.output<typeof resendInput>,
): Promise<{ messages: number }> {
  const now = clock();
  const meant =
    id === undefined
      ? and(like(outboxMessages.subject, 'lead:%'), eq(outboxMessages.status, 'dead-letter'))
      : and(eq(outboxMessages.subject, leadSubject(id)), ne(outboxMessages.status, 'sent'));
  return db.transaction(async (tx) => {
    const due = await tx
      .update(outboxMessages)
      .set({ status: 'waiting', attempts: 0, nextAttemptAt: now })
      .where(meant)
      .returning({ kind: outboxMessages.kind });
    if (!again || id === undefined) return { messages: due.length };
    const sent = await tx
      .selectDistinctOn([outboxMessages.kind])
      .from(outboxMessages)
      .where(and(eq(outboxMessages.subject, leadSubject(id)), eq(outboxMessages.status, 'sent')));
    const copies = sent.filter(({ kind }) => !due.some((message) => message.kind === kind));
    await enqueue(
      tx,
      copies.map(({ kind, subject, payload }) => ({
        kind,
        subject,
        payload: leadPayload.parse(payload),
      })),
      now,
    );
    return { messages: due.length + copies.length };
  });
}
