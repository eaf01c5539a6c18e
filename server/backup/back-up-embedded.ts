import { OperatorError } from '#server/lib/operator-error.ts';
import { type Backup, type BackupKey, createBackup } from './backup-folder.ts';
import type { DatabaseFacts } from '../db/describe-database.ts';
import { snapshotEmbedded } from '../db/embedded-snapshot.ts';
import { holdsDatabase, withEmbedded, withOwnFolder } from './open-own-folder.ts';

/** Writes a snapshot into an empty file and says what stood in the database. */
export type TakeSnapshot = (file: string) => Promise<DatabaseFacts>;

/**
 * Backs up the embedded database.
 * @param takeSnapshot asks the server that holds it, or opens it here (snapshotOf)
 * @throws OperatorError in one sentence: none there, in use, no room, folder there already
 */
export function backUpEmbedded(
  folder: string,
  takeSnapshot: TakeSnapshot,
  { now, key }: { readonly now: Date; readonly key: BackupKey },
): Promise<Backup> {
  const fill = async (dataPath: string) => {
    const { serverVersion, migrations, tables } = await takeSnapshot(dataPath);
    return {
      createdAt: now.toISOString(),
      engine: 'embedded' as const,
      toolVersion: null,
      serverVersion,
      migrations: [...migrations],
      tables: [...tables],
    };
  };
  return createBackup(folder, fill, { engine: 'embedded', key });
}

/** Takes snapshots of a folder that no server uses. */
export function snapshotOf(dataDir: string): TakeSnapshot {
  return (file) =>
    withOwnFolder(dataDir, async (folder) => {
      if (!holdsDatabase(folder)) throw new OperatorError(`There is no database in ${folder}.`);
      return withEmbedded({ folder }, (client) => snapshotEmbedded(client, file));
    });
}
