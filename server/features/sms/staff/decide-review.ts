import type { Queryable } from '#server/db/database.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import { smsReviews } from '#shared/schema.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { recordConsentAct } from '../consent/record-event.ts';

export const decideInput = z.strictObject({
  id: z.number().int().positive(),
  decision: z.enum(['opt-out', 'dismissed']),
  actor: z.string().min(1).max(200),
});

/**
 * Closes a review; an opt-out is recorded in the same transaction.
 * @returns the number it was about, in E.164
 * @throws OperatorError when there is no such open review
 */
export async function decideReview(
  db: Queryable,
  { id, decision, actor }: z.output<typeof decideInput>,
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [review] = await tx
      .update(smsReviews)
      .set({ decision, decidedAt: now, decidedBy: actor })
      .where(and(eq(smsReviews.id, id), isNull(smsReviews.decision)))
      .returning();
    if (!review) throw new OperatorError(`There is no open review ${id}; "sms review" lists them.`);
    const { phoneNumberE164 } = review;
    if (decision === 'opt-out') {
      await recordConsentAct(
        tx,
        {
          act: 'opt-out',
          source: 'keyword',
          phoneNumberE164,
          phoneNumber: phoneNumberE164,
          circumstances: { actor },
        },
        now,
      );
    }
    return phoneNumberE164;
  });
}
