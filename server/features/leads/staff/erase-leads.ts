import type { OperationParts } from '#server/staff/operation.ts';
import type { Queryable } from '#server/db/database.ts';
import { toE164 } from '#shared/phone/to-e164.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import { contactSubmissions } from '#shared/schema.ts';
import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { findLeads, otherNumbers } from './find-leads.ts';
import { erasePerson } from '#server/features/sms/staff/erase-person.ts';
import { eraseRowsOfLeads } from './erase-rows.ts';

/** A person, by any detail they gave; a lead's number means that lead and nothing else. */
export const eraseInput = z.strictObject({
  id: z.number().int().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  dryRun: z.boolean(),
});
export const purgeInput = z.strictObject({ before: z.date(), dryRun: z.boolean() });

/** What was erased, without naming the person: to be filed as proof. */
export interface EraseReceipt {
  readonly at: Date;
  readonly leadIds: number[];
  /** Rows gone, by table. */
  readonly rows: Record<string, number>;
  /** In a dry run: numbers of these leads that have consents, which stay unless they are named. */
  readonly alsoKnown?: string[];
}

/**
 * Erases one person's data from every table, all of it or nothing. The chat stores nothing.
 * @throws OperatorError when nothing says who is meant
 */
export async function erase(
  parts: OperationParts,
  { id, email, phone, dryRun }: z.output<typeof eraseInput>,
): Promise<EraseReceipt> {
  const phoneNumberE164 = phone === undefined ? undefined : toE164(phone);
  if (phone !== undefined && phoneNumberE164 === undefined) {
    throw new OperatorError('This is no North American phone number.');
  }
  return inTransaction(parts, dryRun, async (tx) => {
    const leadIds = await findLeads(tx, { id, email, phoneNumberE164 });
    const alsoKnown = dryRun ? await otherNumbers(tx, leadIds, phoneNumberE164) : [];
    const rows = await eraseRowsOfLeads(tx, leadIds);
    if (phoneNumberE164 !== undefined) {
      for (const [table, count] of Object.entries(await erasePerson(tx, phoneNumberE164))) {
        rows[table] = (rows[table] ?? 0) + count;
      }
    }
    return { leadIds, rows, ...(dryRun && { alsoKnown }) };
  });
}

/** Erases leads older than a time, with the messages about them; consents stay as long as they hold. */
export async function purge(
  parts: OperationParts,
  { before, dryRun }: z.output<typeof purgeInput>,
): Promise<EraseReceipt> {
  return inTransaction(parts, dryRun, async (tx) => {
    const old = await tx
      .select({ id: contactSubmissions.id })
      .from(contactSubmissions)
      .where(lt(contactSubmissions.createdAt, before));
    const leadIds = old.map(({ id }) => id);
    return { leadIds, rows: await eraseRowsOfLeads(tx, leadIds) };
  });
}

class DryRunOver extends Error {}

/** With `dryRun` the same is done and rolled back, so that the receipt says exactly what would go. */
async function inTransaction(
  { database: { db }, clock }: OperationParts,
  dryRun: boolean,
  work: (tx: Queryable) => Promise<Omit<EraseReceipt, 'at'>>,
): Promise<EraseReceipt> {
  let done: Omit<EraseReceipt, 'at'> = { leadIds: [], rows: {} };
  try {
    await db.transaction(async (tx) => {
      done = await work(tx);
      if (dryRun) throw new DryRunOver();
    });
  } catch (error) {
    if (!(error instanceof DryRunOver)) throw error;
  }
  return { at: clock(), ...done };
}
