import type { Queryable } from '#server/db/database.ts';
import {
  CONSENT_ACTIONS,
  CONSENT_SOURCES,
  smsConsentDetails,
  smsConsentEvents,
} from '#shared/schema.ts';
import { asc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';

const instant = z.coerce.date();

/** Everything that is recorded of an event, enough to compute both of its hashes again. */
const exportedEvent = z.object({
  sequence: z.number(),
  subject: z.string(),
  action: z.enum(CONSENT_ACTIONS),
  source: z.enum(CONSENT_SOURCES),
  occurredAt: instant,
  recordedAt: instant,
  consentTextVersion: z.string().nullable(),
  consentTextSha256: z.string().nullable(),
  detailsHash: z.string(),
  previousHash: z.string(),
  hash: z.string(),
  /** Null where the person was erased. */
  details: z
    .object({
      sequence: z.number(),
      salt: z.string(),
      phoneNumberE164: z.string(),
      phoneNumber: z.string(),
      name: z.string().nullable(),
      page: z.string().nullable(),
      userAgent: z.string().nullable(),
      address: z.string().nullable(),
      actor: z.string().nullable(),
      messageSid: z.string().nullable(),
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
