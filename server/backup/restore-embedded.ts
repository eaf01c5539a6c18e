import { mkdir, rename, rm } from 'node:fs/promises';
import { OperatorError } from '#server/lib/operator-error.ts';
import type { Backup } from './backup-folder.ts';
import { differingTables, rowsOf } from '../db/describe-database.ts';
import { describeEmbedded, loadSnapshot, queryOf } from '../db/embedded-snapshot.ts';
import { checkDefinitions } from './definitions.ts';
import { holdsDatabase, withEmbedded, withOwnFolder } from './open-own-folder.ts';
import { notEmpty, type Restored, waitingMessages } from './restored.ts';

/**
 * Puts a backup in the place of the embedded database. It is unpacked beside it and compared row by
 * row first; only then the folders change places, so that a failure leaves everything as it was.
 * @param force also where there are rows, which are then gone
 * @throws OperatorError in one sentence: in use, not empty, damaged
 */
export function restoreEmbedded(
  { manifest, dataPath, path }: Backup,
  { dataDir, force }: { readonly dataDir: string; readonly force: boolean },
): Promise<Restored> {
  return withOwnFolder(dataDir, async (folder) => {
    if (!force) await refuseRows(folder);
    const [fresh, replaced] = [`${folder}.restoring`, `${folder}.replaced`];
    // Left by a restore that was killed; the lock says that none is running.
    for (const left of [fresh, replaced]) await rm(left, { recursive: true, force: true });
    await mkdir(fresh, { mode: 0o700 });
    try {
      const packed = await loadSnapshot(dataPath);
      const restored = await withEmbedded({ folder: fresh, packed }, async (client) => {
        await checkDefinitions(client, manifest.migrations.length);
        const { tables } = await describeEmbedded(client);
        const different = differingTables(manifest.tables, tables);
        if (different.length > 0) {
          throw new OperatorError(
            `The backup in ${path} does not hold what its manifest says (${different.join(', ')}); nothing was changed.`,
          );
        }
        const waiting = await client.transaction((tx) => waitingMessages(queryOf(tx)));
        return { tables, waitingMessages: waiting };
      });
      await rename(folder, replaced);
      await rename(fresh, folder);
      return restored;
    } finally {
      for (const left of [fresh, replaced]) await rm(left, { recursive: true, force: true });
    }
  });
}

async function refuseRows(folder: string): Promise<void> {
  if (!holdsDatabase(folder)) return;
  let rows: number;
  try {
    rows = rowsOf((await withEmbedded({ folder }, describeEmbedded)).tables);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    throw new OperatorError(`${error.message} Add --force to replace it.`);
  }
  if (rows > 0) throw notEmpty(`The database in ${folder}`, rows);
}
