import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { connectionConfig } from './postgres-target.ts';
import { migrationsFolder } from '../lib/project-root.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/** How long an instance waits for another one that is migrating. */
const LOCK_TIMEOUT_MS = 60_000;

/**
 * Applies the migrations that are missing. Instances that start together take turns under a lock of
 * the database, which ends with the connection. It has its own connection because a migration may
 * take longer than any query of a visitor.
 */
export async function migratePostgres(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    ...connectionConfig(databaseUrl),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
  });
  // Without a listener a lost connection would end the process before the query reports it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`select pg_advisory_lock(hashtext('redbud-site migrations'))`);
    if (await isUpToDate(client)) return;
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** Whether nothing is missing: a role that may not make tables can then do its work. */
async function isUpToDate(client: pg.Client): Promise<boolean> {
  const latest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis;
  // No row, and no table either, in a new database.
  const { rows } = await client
    .query<{ at: string }>('select max(created_at)::text as at from drizzle.__drizzle_migrations')
    .catch(() => ({ rows: [] }));
  return rows[0]?.at === String(latest);
}
