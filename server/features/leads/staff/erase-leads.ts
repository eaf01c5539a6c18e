import type { OperationParts } from '#server/cli/operation.ts';
import type { Queryable } from '#server/db/database.ts';
import { instant } from '#server/features/blog/authoring/post-file.ts';
import { toE164 } from '#server/features/sms/phone-number.ts';
import { erasePerson } from '#server/features/sms/staff/erase-person.ts';
import { OperatorError } from '#server/operator-error.ts';
import { contactSubmissions, smsOptIns } from '#shared/schema.ts';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { forgetMessages } from './resend-leads.ts';

/** A person, by any detail they gave; a lead's number means that lead and nothing else. */
export const eraseInput = z.strictObject({
  id: z.number().int().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  dryRun: z.boolean(),
});
export const purgeInput = z.strictObject({ before: instant, dryRun: z.boolean() });

/** What was erased, without naming the person: to be kept as proof. */
export const eraseReceipt = z.object({
  at: instant,
  leadIds: z.array(z.number().int()),
  /** Rows gone, by table. */
  rows: z.record(z.string(), z.number().int()),
});
export type EraseReceipt = z.output<typeof eraseReceipt>;

/**
 * Erases one person's data from every table, all of it or nothing. Idempotency-Keys hold only hashes,
 * and the chat stores nothing.
 * @throws OperatorError when nothing says who is meant
 */
export async function erase(
  parts: OperationParts,
  { id, email, phone, dryRun }: z.output<typeof eraseInput>,
): Promise<z.input<typeof eraseReceipt>> {
  const phoneNumberE164 = phone === undefined ? undefined : toE164(phone);
  if (phone !== undefined && phoneNumberE164 === undefined) {
    throw new OperatorError('This is no North American phone number.');
  }
  return inTransaction(parts, dryRun, async (tx) => {
    const leadIds = await findLeads(tx, { id, email, phoneNumberE164 });
    return {
      leadIds,
      rows: { ...(await eraseLeads(tx, leadIds)), ...(await eraseConsents(tx, phoneNumberE164)) },
    };
  });
}

/** Erases leads older than a time, with what was told of them; consents stay as long as they hold. */
export async function purge(
  parts: OperationParts,
  { before, dryRun }: z.output<typeof purgeInput>,
): Promise<z.input<typeof eraseReceipt>> {
  return inTransaction(parts, dryRun, async (tx) => {
    const old = await tx
      .select({ id: contactSubmissions.id })
      .from(contactSubmissions)
      .where(lt(contactSubmissions.createdAt, before));
    const leadIds = old.map(({ id }) => id);
    return { leadIds, rows: await eraseLeads(tx, leadIds) };
  });
}

/** Phone numbers are stored as typed, so they are compared by what they mean. */
async function findLeads(
  tx: Queryable,
  who: {
    id: number | undefined;
    email: string | undefined;
    phoneNumberE164: string | undefined;
  },
): Promise<number[]> {
  const { id, email, phone } = contactSubmissions;
  const found = new Set<number>();
  if (who.id !== undefined) {
    const rows = await tx.select({ id }).from(contactSubmissions).where(eq(id, who.id));
    for (const row of rows) found.add(row.id);
  }
  if (who.email !== undefined) {
    const same = sql`lower(${email}) = lower(${who.email.trim()})`;
    for (const row of await tx.select({ id }).from(contactSubmissions).where(same)) {
      found.add(row.id);
    }
  }
  if (who.phoneNumberE164 !== undefined) {
    const lastFour = who.phoneNumberE164.slice(-4);
    const alike = sql`right(regexp_replace(${phone}, '\\D', '', 'g'), 4) = ${lastFour}`;
    const rows = await tx.select({ id, phone }).from(contactSubmissions).where(alike);
    for (const row of rows) if (toE164(row.phone ?? '') === who.phoneNumberE164) found.add(row.id);
  }
  return [...found].sort((a, b) => a - b);
}

async function eraseLeads(tx: Queryable, leadIds: readonly number[]) {
  const messages = await forgetMessages(tx, leadIds);
  if (leadIds.length > 0) {
    await tx.delete(contactSubmissions).where(inArray(contactSubmissions.id, [...leadIds]));
  }
  return { contact_submissions: leadIds.length, outbox_messages: messages };
}

/** The proof that somebody consented stays; who it was goes (docs/decisions/consent-chain.md). */
async function eraseConsents(tx: Queryable, phoneNumberE164: string | undefined) {
  if (phoneNumberE164 === undefined) return { sms_opt_ins: 0, sms_consent_details: 0 };
  const optIns = await tx.$count(smsOptIns, eq(smsOptIns.phoneNumberE164, phoneNumberE164));
  return { sms_opt_ins: optIns, sms_consent_details: await erasePerson(tx, phoneNumberE164) };
}

class DryRunOver extends Error {}

/** With `dryRun` the same is done and rolled back, so that the receipt says exactly what would go. */
async function inTransaction(
  { database: { db }, clock }: OperationParts,
  dryRun: boolean,
  work: (tx: Queryable) => Promise<Omit<z.input<typeof eraseReceipt>, 'at'>>,
): Promise<z.input<typeof eraseReceipt>> {
  let done: Omit<z.input<typeof eraseReceipt>, 'at'> = { leadIds: [], rows: {} };
  try {
    await db.transaction(async (tx) => {
      done = await work(tx);
      if (dryRun) throw new DryRunOver();
    });
  } catch (error) {
    if (!(error instanceof DryRunOver)) throw error;
  }
  return { at: clock().toISOString(), ...done };
}
