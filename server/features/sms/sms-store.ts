import type { Queryable } from '#server/db/database.ts';
import { type NewSmsOptIn, smsOptIns } from '#shared/schema.ts';
import { eq } from 'drizzle-orm';

export type ConsentProof = Pick<
  NewSmsOptIn,
  | 'phoneNumber'
  | 'phoneNumberE164'
  | 'source'
  | 'consentTextVersion'
  | 'consentTextSha256'
  | 'consentedAt'
>;

/** One row per number. Each method is one statement and runs in the transaction it is handed. */
export const smsStore = {
  /**
   * Records that a number consents. A number that already does keeps its first proof; one that had
   * stopped gets the new one.
   */
  async recordConsent(db: Queryable, proof: ConsentProof): Promise<void> {
    await db
      .insert(smsOptIns)
      .values({ ...proof, consent: true })
      .onConflictDoUpdate({
        target: smsOptIns.phoneNumberE164,
        set: { ...proof, consent: true },
        setWhere: eq(smsOptIns.consent, false),
      });
  },
};
