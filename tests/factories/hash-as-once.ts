import type { Queryable } from '#server/db/database.ts';
import { detailsHash, eventHash } from '#server/features/sms/consent/event-hash.ts';
import { smsConsentDetails, smsConsentEvents } from '#shared/schema.ts';
import { desc, eq, sql } from 'drizzle-orm';

/**
 * Leaves the last event of the chain as the site once did when a text held half of a surrogate pair: the
 * hash is that of what was sent, the details are what the database made of it.
 * @param name as it was sent
 */
export async function hashLastAsOnce(db: Queryable, name: string): Promise<void> {
  const [event] = await db
    .select()
    .from(smsConsentEvents)
    .orderBy(desc(smsConsentEvents.sequence))
    .limit(1);
  if (!event) throw new Error('There is no event.');
  const isThis = eq(smsConsentDetails.sequence, event.sequence);
  await withoutGuards(db, async () => {
    await db.update(smsConsentDetails).set({ name: name.toWellFormed() }).where(isThis);
    const [stored] = await db.select().from(smsConsentDetails).where(isThis);
    if (!stored) throw new Error('The person was erased.');
    const { hash: _hash, ...unhashed } = {
      ...event,
      detailsHash: detailsHash({ ...stored, name }),
    };
    await db
      .update(smsConsentEvents)
      .set({ ...unhashed, hash: eventHash(unhashed) })
      .where(eq(smsConsentEvents.sequence, event.sequence));
  });
}

/** What somebody does who owns the tables: takes their guards away for a while. */
export async function withoutGuards(db: Queryable, work: () => Promise<unknown>): Promise<void> {
  await db.execute(sql`alter table sms_consent_events disable trigger user`);
  await db.execute(sql`alter table sms_consent_details disable trigger user`);
  await db.execute(sql`alter table if exists sms_consent_texts disable trigger user`);
  await work();
  await db.execute(sql`alter table sms_consent_events enable trigger user`);
  await db.execute(sql`alter table sms_consent_details enable trigger user`);
  await db.execute(sql`alter table if exists sms_consent_texts enable trigger user`);
}
