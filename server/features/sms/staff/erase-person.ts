import type { Queryable } from '#server/db/database.ts';
import {
  idempotencyKeys,
  smsConsentDetails,
  smsMessages,
  smsOptIns,
  smsReviews,
  smsSubjects,
} from '#shared/schema.ts';
import { eq } from 'drizzle-orm';
import { lockChain } from '../consent/append-event.ts';
import { lockState } from '../consent/present-state.ts';
import { SIGN_UP_SCOPE } from '../sms-opt-in-service.ts';

/**
 * Removes a person: the number, all that was noted beside its events, messages and reviews. The
 * events stay, and with them the chain; but no longer say whose they were.
 * @returns how many events lost their person; 0 for an unknown number
 */
export async function erasePerson(db: Queryable, phoneNumberE164: string): Promise<number> {
  return db.transaction(async (tx) => {
    await lockState(tx, phoneNumberE164);
    await lockChain(tx);
    const erased = await tx
      .delete(smsConsentDetails)
      .where(eq(smsConsentDetails.phoneNumberE164, phoneNumberE164))
      .returning({ sequence: smsConsentDetails.sequence });
    for (const table of [smsSubjects, smsMessages, smsReviews, smsOptIns]) {
      await tx.delete(table).where(eq(table.phoneNumberE164, phoneNumberE164));
    }
    // A key has the hash of a sign-up, in which there is little but a number: trying them all
    // finds it. It does not say whose it is, so all of them go. No harm is done, since a number that
    // signs up once more keeps its first proof.
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, SIGN_UP_SCOPE));
    return erased.length;
  });
}
