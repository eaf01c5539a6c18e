import type { Queryable } from '#server/db/database.ts';
import { smsConsentDetails, smsConsentEvents } from '#shared/schema.ts';
import { asc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { happening, hashes, personal } from './recorded-columns.ts';

/** Everything that is recorded of an event, enough to compute both of its hashes again. */
const exportedEvent = z.object({
  sequence: z.number(),
  subject: z.string(),
  ...happening,
  consentTextVersion: z.string().nullable(),
  consentTextSha256: z.string().nullable(),
  ...hashes,
  /** Null where the person was erased. */
  details: z
    .object({
      sequence: z.number(),
      salt: z.string(),
      phoneNumberE164: z.string(),
      ...personal,
    })
    .nullable(),
});
export type ExportedEvent = z.output<typeof exportedEvent>;

export const exportInput = z.strictObject({
  /** Sequence of the last event that is known already; 0 for none. */
  after: z.number().int().nonnegative(),
  limit: z.number().int().min(1).max(1_000),
});
export const exportOutput = z.array(exportedEvent);

/** The next events of the chain with their details, oldest first. */
export async function exportEvents(
  db: Queryable,
  { after, limit }: z.output<typeof exportInput>,
): Promise<z.input<typeof exportOutput>> {
  const rows = await db
    .select({ event: smsConsentEvents, details: smsConsentDetails })
    .from(smsConsentEvents)
    .leftJoin(smsConsentDetails, eq(smsConsentDetails.sequence, smsConsentEvents.sequence))
    .where(gt(smsConsentEvents.sequence, after))
    .orderBy(asc(smsConsentEvents.sequence))
    .limit(limit);
  return rows.map(({ event, details }) => ({ ...event, details }));
}
