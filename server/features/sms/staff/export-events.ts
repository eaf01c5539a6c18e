import type { Queryable } from '#server/db/database.ts';
import { smsConsentDetails, smsConsentEvents } from '#shared/schema.ts';
import { asc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';

export type ExportedEvent = Awaited<ReturnType<typeof exportEvents>>[number];

export const exportInput = z.strictObject({
  /** Sequence of the last event that is known already; 0 for none. */
  after: z.number().int().nonnegative(),
  limit: z.number().int().min(1).max(1_000),
});

/**
 * The next events of the chain, oldest first, with all that their hashes are made of; the details are null where
 * the person was erased.
 */
export async function exportEvents(db: Queryable, { after, limit }: z.output<typeof exportInput>) {
  const rows = await db
    .select({ event: smsConsentEvents, details: smsConsentDetails })
    .from(smsConsentEvents)
    .leftJoin(smsConsentDetails, eq(smsConsentDetails.sequence, smsConsentEvents.sequence))
    .where(gt(smsConsentEvents.sequence, after))
    .orderBy(asc(smsConsentEvents.sequence))
    .limit(limit);
  return rows.map(({ event, details }) => ({ ...event, details }));
}
