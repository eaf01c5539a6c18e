import { randomBytes } from 'node:crypto';
import { siteSecrets } from '#shared/schema.ts';
import { eq } from 'drizzle-orm';
import type { Queryable } from './database.ts';

const SECRET_BYTES = 32;

/**
 * A key of the site's own: made at first use and stored in the database, so that every instance and every
 * command has the same one.
 * @param name what it is for, e.g. 'preview-links'
 */
export async function siteSecret(db: Queryable, name: string): Promise<string> {
  const present = await readSiteSecret(db, name);
  if (present !== undefined) return present;
  const value = randomBytes(SECRET_BYTES).toString('base64url');
  // Of two that make one at once the first stays, and both read it.
  await db.insert(siteSecrets).values({ name, value }).onConflictDoNothing();
  const stored = await readSiteSecret(db, name);
  if (stored === undefined) throw new Error(`The key "${name}" was not stored.`);
  return stored;
}

/** @returns undefined where it was never made */
export async function readSiteSecret(db: Queryable, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(siteSecrets).where(eq(siteSecrets.name, name));
  return row?.value;
}
