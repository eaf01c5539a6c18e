import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { embeddedFolder, START_PARAMS } from '#server/db/embedded.ts';
import { facts } from '#server/db/database-error.ts';
import { lockFolder } from '#server/db/folder-lock.ts';
import { OperatorError } from '#server/lib/operator-error.ts';

/**
 * Takes the folder of the embedded database for this process while `work` runs. Nothing is opened or
 * migrated: a backup before an update must hold what the old version left.
 * @throws OperatorError when another process has it
 */
export async function withOwnFolder<T>(
  dataDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await embeddedFolder(dataDir);
  const unlock = await lockFolder(folder, () => undefined);
  try {
    return await work(folder);
  } finally {
    await unlock();
  }
}

/** Whether an embedded database was ever made in this folder. */
export const holdsDatabase = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));

/**
 * Opens an embedded database as it is while `work` runs.
 * @param source a folder, or a packed one that is unpacked into `folder`, or into memory without one
 * @throws OperatorError when it cannot be opened; whatever `work` throws
 */
export async function withEmbedded<T>(
  source: { readonly folder?: string; readonly packed?: Blob },
  work: (client: PGlite) => Promise<T>,
): Promise<T> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { folder, packed } = source;
  let client: PGlite;
  try {
    client = await PGlite.create({
      startParams: START_PARAMS,
      ...(folder !== undefined && { dataDir: folder }),
      ...(packed && { loadDataDir: packed }),
    });
  } catch (error) {
    throw new OperatorError(
      `The embedded database${folder === undefined ? '' : ` in ${folder}`} cannot be opened: ${facts(error).message}.`,
    );
  }
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
