import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Keys the site makes for itself, the same for every instance (docs/decisions/preview-links.md). */
export const siteSecrets = pgTable('site_secrets', {
  /** What it is for, e.g. 'preview-links'. */
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
});
