import { setTimeout as pause } from 'node:timers/promises';
import { APPLICATION_NAME } from '#server/db/postgres-target.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import * as schema from '#shared/schema.ts';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { queryPostgres } from './query-postgres.ts';
import { tableNames } from '../db/describe-database.ts';
import { type BackupManifest, majorOf } from './manifest.ts';
import { notEmpty } from './restored.ts';

const GOODBYE_MS = 2_000;
const LOOK_AGAIN_MS = 100;

/**
 * Whether a backup may be put into this PostgreSQL.
 * @returns its major version, e.g. 15
 * @throws OperatorError in one sentence: in use, not empty, an older PostgreSQL, foreign tables
 */
export async function checkTarget(
  databaseUrl: string,
  manifest: BackupManifest,
  force: boolean,
): Promise<number> {
  await refuseServers(databaseUrl);
  return queryPostgres(databaseUrl, 'begin read only', async (query) => {
    const [version] = await query<{ number: number }>(
      `select current_setting('server_version_num')::int as number`,
    );
    const [from, to] = [majorOf(manifest.serverVersion), majorOf(version?.number ?? 0)];
    if (from > to) {
      throw new OperatorError(
        `The backup is of PostgreSQL ${from}, and this is ${to}; restore it into ${from} or newer.`,
      );
    }
    const names = await tableNames(query);
    const known = new Set([...manifest.tables.map(({ name }) => name), ...ownTables()]);
    const unknown = names.filter((name) => !known.has(name));
    if (unknown.length > 0) {
      throw new OperatorError(
        `The database holds tables that are not of this version of the site (${unknown.join(', ')}); restore into a database of its own.`,
      );
    }
    let rows = 0;
    for (const name of names.filter((table) => !table.startsWith('drizzle.'))) {
      const [count] = await query<{ rows: string }>(`select count(*)::text as rows from ${name}`);
      rows += Number(count?.rows ?? 0);
    }
    if (rows > 0 && !force) throw notEmpty('The database', rows);
    return to;
  });
}

/** What this version of the site makes. */
function ownTables(): string[] {
  return Object.values<unknown>(schema)
    .filter((table) => is(table, PgTable))
    .map((table) => `public.${getTableName(table)}`);
}

/**
 * A server that was just stopped is still listed for a moment.
 * @throws OperatorError while a server of the site uses this PostgreSQL
 */
export async function refuseServers(databaseUrl: string): Promise<void> {
  const begin = Date.now();
  for (;;) {
    const [servers] = await queryPostgres(databaseUrl, 'begin read only', (query) =>
      query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and application_name = '${APPLICATION_NAME}'`,
      ),
    );
    if (!servers?.count) return;
    if (Date.now() - begin > GOODBYE_MS) {
      throw new OperatorError('A server of the site is connected to this database; stop it first.');
    }
    await pause(LOOK_AGAIN_MS);
  }
}
