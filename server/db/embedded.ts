import { snapshotEmbedded } from '#server/db/embedded-snapshot.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import * as schema from '#shared/schema.ts';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { chmod, mkdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CONTENT_CHANNEL, dueTimesQuery, toDueTimes } from './content-changes.ts';
import { createContentVersion } from './content-version.ts';
import { facts } from './database-error.ts';
import type { Database, DatabaseLogger } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { withDatabaseTimeout } from './with-database-timeout.ts';
import { migrationsFolder } from '../lib/project-root.ts';

const PING_DEADLINE_MS = 1_900;

/**
 * The engine fills this memory at every start, 128 MB where nobody says otherwise. Reading is for the pages in memory
 * and the file cache of the machine.
 */
export const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** @throws OperatorError when the folder cannot be used or another process uses it */
export async function openEmbedded(
  dataDir: string,
  now: () => Date,
  logger: DatabaseLogger,
): Promise<Database> {
  const folder = await embeddedFolder(dataDir);
  const unlock = await lockFolder(folder, (error) => {
    logger.error(
      { code: facts(error).code },
      `the lock on ${folder} was lost; closing the database`,
    );
    client?.close().catch(() => undefined);
  });
  let client: PGlite | undefined;
  try {
    client = await PGlite.create(folder, { startParams: START_PARAMS });
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
    return await databaseOf(client, db, now, unlock);
  } catch (error) {
    // What went wrong first is what the operator must know.
    await client?.close().catch(() => undefined);
    await unlock();
    throw new OperatorError(
      `The embedded database in ${folder} could not be opened: ${facts(error).message}.`,
    );
  }
}

async function databaseOf(
  client: PGlite,
  db: Database['db'],
  now: () => Date,
  unlock: () => Promise<void>,
): Promise<Database> {
  const content = createContentVersion(now);
  const readPlan = async () => {
    const { text, values } = dueTimesQuery(now());
    const { rows } = await client.query<{ at: number }>(text, values);
    content.connected(toDueTimes(rows));
  };
  await client.listen(CONTENT_CHANNEL, () => {
    content.changed();
    readPlan().catch(content.disconnected);
  });
  await readPlan();
  const close = async () => {
    content.disconnected();
    if (!client.closed) await client.close();
    await unlock();
  };
  let closing: Promise<void> | undefined;
  return {
    engine: 'embedded',
    db,
    content: { version: content.version },
    async ping() {
      await withDatabaseTimeout(() => client.query('select 1'), PING_DEADLINE_MS);
    },
    snapshot: (file) => snapshotEmbedded(client, file),
    poolUse: () => ({ open: 1, idle: 0, waiting: 0 }),
    close: () => (closing ??= close()),
  };
}

/**
 * The folder of the embedded database, made where it is missing.
 * @throws OperatorError when it cannot be had
 */
export function embeddedFolder(dataDir: string): Promise<string> {
  return createPrivateFolder(join(resolve(dataDir), 'database'));
}

/** The engine writes files that everyone may read, so the folders above them are the owner's alone. */
async function createPrivateFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    // One lock for one folder, whichever links lead to it.
    return await realpath(folder);
  } catch (error) {
    throw new OperatorError(
      `The folder ${folder} cannot be created or written (DATA_DIR): ${facts(error).message}.`,
    );
  }
}
