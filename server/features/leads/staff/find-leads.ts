import type { Queryable } from '#server/db/database.ts';
import { toE164 } from '#shared/phone/to-e164.ts';
import { contactSubmissions, smsOptIns } from '#shared/schema.ts';
import { eq, inArray, sql } from 'drizzle-orm';

/**
 * Finds the leads of a person, by any detail they gave, also one they corrected later. Phone numbers are stored as typed, so they
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
  const { id, email, phone, corrections } = contactSubmissions;
  const found = new Set<number>();
  if (who.id !== undefined) {
    const rows = await tx.select({ id }).from(contactSubmissions).where(eq(id, who.id));
    for (const row of rows) found.add(row.id);
  }
  if (who.email !== undefined) {
    const wanted = who.email.trim();
    const wasSame = sql`exists (select from jsonb_array_elements(${corrections}) as old where lower(old ->> 'email') = lower(${wanted}))`;
    const same = sql`lower(${email}) = lower(${wanted}) or ${wasSame}`;
    for (const row of await tx.select({ id }).from(contactSubmissions).where(same)) {
      found.add(row.id);
    }
  }
  if (who.phoneNumberE164 !== undefined) {
    // An extension may stand behind it.
    const digits = `%${who.phoneNumberE164.slice(2)}%`;
    const before = sql`(select string_agg(old ->> 'phone', ' ') from jsonb_array_elements(${corrections}) as old)`;
    const alike = sql`regexp_replace(concat(${phone}, ' ', ${before}), '\\D', '', 'g') like ${digits}`;
    const rows = await tx.select({ id, phone, corrections }).from(contactSubmissions).where(alike);
    for (const row of rows) {
      const numbers = [row.phone, ...row.corrections.map((old) => old.phone)].map(numberOf);
      if (numbers.includes(who.phoneNumberE164)) found.add(row.id);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** E.164 of what a lead gave; who has an extension has the number as well. */
function numberOf(phone: string | null): string | undefined {
  return toE164(
    (phone ?? '').replace(/[\s,;]{0,5}(?:x|ext\.?|extension|#)\s{0,5}\d{1,10}\s{0,5}$/i, ''),
  );
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
