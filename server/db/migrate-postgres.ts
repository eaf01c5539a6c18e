import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from './migrations-folder.ts';
import { connectionConfig } from './postgres-target.ts';

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
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
