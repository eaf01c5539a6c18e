import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PGlite } from '@electric-sql/pglite';
import type { Queryable } from '#server/db/database.ts';
import {
  type Query,
  describeDatabase,
  differingTables,
  MIGRATIONS_TABLE,
  rowsOf,
  type TableSum,
} from '#server/db/describe-database.ts';
import { migratePostgres } from '#server/db/migrate-postgres.ts';
import { postgresTarget, toOperatorError } from '#server/db/postgres-target.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import * as schema from '#shared/schema.ts';
import { type QueryWithValues, queryPostgres } from './query-postgres.ts';
import { copyTable, setSequences, tablesInOrder } from './copy-rows.ts';
import { holdsDatabase, withEmbedded, withOwnFolder } from './open-own-folder.ts';
import { refuseServers } from './restore-target.ts';
import { type Restored, waitingMessages } from './restored.ts';
import { migrationsFolder } from '#server/lib/project-root.ts';
import { queryOf } from '#server/db/embedded-snapshot.ts';

export interface MoveOptions {
  readonly dataDir: string;
  readonly databaseUrl: string;
  /**
   * Looks at what was carried over, before it is committed.
   * @throws OperatorError when it may not stand
   */
  readonly verify: (db: Queryable) => Promise<void>;
}

/**
 * Carries an embedded database over to an empty PostgreSQL, in one transaction: all of it stands there
 * afterwards, compared table by table, or nothing does. The embedded one is left as it was.
 * @throws OperatorError in one sentence: in use, of another version, not empty, not the same
 */
export function moveToPostgres({ dataDir, databaseUrl, verify }: MoveOptions): Promise<Restored> {
  return withOwnFolder(dataDir, async (folder) => {
    if (!holdsDatabase(folder)) throw new OperatorError(`There is no database in ${folder}.`);
    await refuseServers(databaseUrl);
    return withEmbedded({ folder }, async (client) => {
      await refuseOldTables(client, folder);
      await migratePostgres(databaseUrl).catch((error: unknown) => {
        throw toOperatorError(error, postgresTarget(databaseUrl));
      });
      return client.transaction(async (embedded) => {
        return queryPostgres(databaseUrl, 'begin', async (to, target) => {
          const moved = await carryOver(queryOf(embedded), to);
          await verify(drizzle(target, { schema }));
          return moved;
        });
      });
    });
  });
}

async function carryOver(from: Query, to: QueryWithValues): Promise<Restored> {
  const source = await describeDatabase(from);
  const before = await describeDatabase(to);
  if (source.migrations.join() !== before.migrations.join()) {
    throw new OperatorError(
      'The PostgreSQL of DATABASE_URL has the tables of another version of the site.',
    );
  }
  const rows = rowsOf(before.tables);
  if (rows > 0) {
    throw new OperatorError(
      `The PostgreSQL of DATABASE_URL is not empty (${rows} rows); a database is only carried over into an empty one.`,
    );
  }
  for (const table of await tablesInOrder(to)) await copyTable(from, to, table);
  await setSequences(from, to);
  const after = await describeDatabase(to);
  const different = differingTables(withoutMigrations(source), withoutMigrations(after));
  if (different.length > 0) {
    throw new OperatorError(
      `The rows of ${different.join(', ')} did not arrive as they were; nothing was carried over.`,
    );
  }
  return { tables: after.tables, waitingMessages: await waitingMessages(to) };
}

/** Both databases write their own list of migrations, which was compared by what it says. */
const withoutMigrations = ({ tables }: { readonly tables: readonly TableSum[] }) =>
  tables.filter(({ name }) => name !== MIGRATIONS_TABLE);

async function refuseOldTables(client: PGlite, folder: string): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const { rows } = await client.query<{ hash: string }>(
    `select hash from ${MIGRATIONS_TABLE} order by created_at, id`,
  );
  if (rows.map(({ hash }) => hash).join() === known.join()) return;
  throw new OperatorError(
    `The database in ${folder} has the tables of another version of the site: start this version with it once (without DATABASE_URL), stop it, and try again.`,
  );
}
