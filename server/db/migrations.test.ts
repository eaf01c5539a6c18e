import * as schema from '#shared/schema.ts';
import * as drizzleKit from 'drizzle-kit/api';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../lib/project-root.ts';

/** The part used here; the package's own types are written for another version of zod. */
interface Snapshots {
  generateDrizzleJson: (tables: object) => unknown;
  generateMigration: (from: unknown, to: unknown) => Promise<string[]>;
}

const readMeta = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(migrationsFolder, 'meta', name), 'utf8'));

test('the migrations make exactly the tables of the schema (else: npx drizzle-kit generate)', async () => {
  const { generateDrizzleJson, generateMigration } = drizzleKit as Snapshots;
  const journal = (await readMeta('_journal.json')) as { entries: { idx: number }[] };
  const last = String(journal.entries.at(-1)?.idx).padStart(4, '0');
  const migrated = await readMeta(`${last}_snapshot.json`);
  expect(await generateMigration(migrated, generateDrizzleJson(schema))).toEqual([]);
});
