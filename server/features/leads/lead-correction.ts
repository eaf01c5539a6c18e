import type { Queryable } from '#server/db/database.ts';
import type { ChatContactRequest } from '#shared/contracts/chat-contact.ts';
import { pick } from '#shared/entities/fields.ts';
import { cardKeys } from '#shared/entities/lead.ts';
import { contactSubmissions, idempotencyKeys } from '#shared/schema.ts';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { LEAD_SCOPE } from './lead-messages.ts';

const storedAnswer = z.object({ id: z.number().int() });

/**
 * Replaces the details of the lead that was sent under a key, and keeps what they were. Consents stay
 * with the number they were given for: the correction showed no consent text.
 * @returns the lead and the place of its newest correction; undefined when it is none, or no lead has
 *   that key
 */
export async function correctLead(
  tx: Queryable,
  { corrects, ...request }: ChatContactRequest,
  now: Date,
): Promise<{ leadId: number; correction: number } | undefined> {
  if (corrects === undefined) return undefined;
  const id = await leadIdOf(tx, corrects);
  if (id === undefined) return undefined;
  const isLead = eq(contactSubmissions.id, id);
  // Held until the commit, so that two corrections at once keep both histories.
  const [before] = await tx.select().from(contactSubmissions).where(isLead).for('update');
  if (!before) return undefined;
  const corrections = [...before.corrections, { at: now.toISOString(), ...pick(before, cardKeys) }];
  await tx
    .update(contactSubmissions)
    .set({ ...pick(request, cardKeys), message: request.message, corrections })
    .where(isLead);
  return { leadId: id, correction: corrections.length - 1 };
}

/** The lead that was stored under an Idempotency-Key; keys are stored for 30 days. */
async function leadIdOf(tx: Queryable, key: string): Promise<number | undefined> {
  const [stored] = await tx
    .select({ response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.scope, LEAD_SCOPE),
        eq(idempotencyKeys.key, key),
        sql`${idempotencyKeys.response} is not null`,
      ),
    );
  return storedAnswer.safeParse(stored?.response).data?.id;
}
