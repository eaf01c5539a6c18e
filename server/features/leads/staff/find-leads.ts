import type { Queryable } from '#server/db/database.ts';
import { toE164 } from '#server/features/sms/phone-number.ts';
import { contactSubmissions, smsOptIns } from '#shared/schema.ts';
import { eq, inArray, sql } from 'drizzle-orm';

/**
 * Finds the leads of a person, by any detail they gave. Phone numbers are stored as typed, so they
 * are compared by what they mean.
 * @returns their ids, smallest first
 */
export async function findLeads(
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
    // An extension may stand behind it.
    const digits = `%${who.phoneNumberE164.slice(2)}%`;
    const alike = sql`regexp_replace(${phone}, '\\D', '', 'g') like ${digits}`;
    const rows = await tx.select({ id, phone }).from(contactSubmissions).where(alike);
    for (const row of rows) if (numberOf(row.phone) === who.phoneNumberE164) found.add(row.id);
  }
  return [...found].sort((a, b) => a - b);
}

/** E.164 of what a lead gave; who has an extension has the number as well. */
function numberOf(phone: string | null): string | undefined {
  return toE164((phone ?? '').replace(/[\s,;]*(?:x|ext\.?|extension|#)\s*\d+\s*$/i, ''));
}

/** Numbers that the leads name, that were not asked for, and that have consents. */
export async function otherNumbers(
  tx: Queryable,
  leadIds: readonly number[],
  asked: string | undefined,
): Promise<string[]> {
  if (leadIds.length === 0) return [];
  const leads = await tx
    .select({ phone: contactSubmissions.phone })
    .from(contactSubmissions)
    .where(inArray(contactSubmissions.id, [...leadIds]));
  const numbers = leads.map(({ phone }) => numberOf(phone)).filter((number) => number !== asked);
  const known = await tx
    .select({ number: smsOptIns.phoneNumberE164 })
    .from(smsOptIns)
    .where(
      inArray(
        smsOptIns.phoneNumberE164,
        numbers.filter((number) => number !== undefined),
      ),
    );
  return known.map(({ number }) => number);
}
