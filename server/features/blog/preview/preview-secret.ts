import { randomBytes } from 'node:crypto';
import type { Queryable } from '#server/db/database.ts';
import { siteSecrets } from '#shared/schema.ts';
import { eq } from 'drizzle-orm';

const NAME = 'preview-links';
const SECRET_BYTES = 32;

/**
 * The key that preview links are signed with: made at first use and kept in the database, so that
 * every instance and every command has the same one (docs/decisions/preview-links.md).
 */
export async function previewSecret(db: Queryable): Promise<string> {
  const present = await readSecret(db);
  if (present !== undefined) return present;
  const value = randomBytes(SECRET_BYTES).toString('base64url');
  // Of two that make one at once the first stays, and both read it.
  await db.insert(siteSecrets).values({ name: NAME, value }).onConflictDoNothing();
  const kept = await readSecret(db);
  if (kept === undefined) throw new Error('The key of preview links was not kept.');
  return kept;
}

/** @returns undefined while no link was ever made */
export async function readSecret(db: Queryable): Promise<string | undefined> {
  const [row] = await db.select().from(siteSecrets).where(eq(siteSecrets.name, NAME));
  return row?.value;
}
