import { START_PARAMS } from '#server/db/embedded.ts';
import { copyTemplate } from '#tests/setup/embedded-template.ts';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrationsFolder } from '#server/lib/project-root.ts';

const ADD_USER = `insert into users (username, password) values ('ada', 'hash')`;

/** Makes the database that the site before the last migration would have made, with one user. */
export async function migrateAllButTheLast(
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'older-site-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journalFile = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: unknown[] };
    const entries = journal.entries.slice(0, -1);
    await writeFile(journalFile, JSON.stringify({ ...journal, entries }));
    const { DATABASE_URL: url, DATA_DIR: dataDir = '' } = settings;
    if (url === undefined) await makeEmbedded(dataDir, folder);
    else await makePostgres(url, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function makePostgres(url: string, migrations: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await migratePostgres(drizzlePostgres(client), { migrationsFolder: migrations });
    await client.query(ADD_USER);
  } finally {
    await client.end();
  }
}

/** In a copy of the template whose tables are dropped: making a database anew takes far longer. */
async function makeEmbedded(dataDir: string, migrations: string): Promise<void> {
  await copyTemplate(dataDir);
  const client = await PGlite.create(join(dataDir, 'database'), { startParams: START_PARAMS });
  try {
    await client.exec('drop schema public, drizzle cascade; create schema public');
    await migrateEmbedded(drizzleEmbedded(client), { migrationsFolder: migrations });
    await client.query(ADD_USER);
  } finally {
    await client.close();
  }
}
