import type { Queryable } from '#server/db/database.ts';
import { readSiteSecret, siteSecret } from '#server/db/site-secret.ts';

const NAME = 'preview-links';

/** The key that preview links are signed with (docs/decisions/preview-links.md). */
export const previewSecret = (db: Queryable): Promise<string> => siteSecret(db, NAME);

/** @returns undefined while no link was ever made */
export const readSecret = (db: Queryable): Promise<string | undefined> => readSiteSecret(db, NAME);
