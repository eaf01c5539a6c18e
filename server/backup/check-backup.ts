import { readMigrationFiles } from 'drizzle-orm/migrator';
import { OperatorError } from '#server/lib/operator-error.ts';
import type { Backup } from './backup-folder.ts';
import { differingTables } from '../db/describe-database.ts';
import { checkContents, checkDefinitions } from './definitions.ts';
import { describeEmbedded, loadSnapshot } from '../db/embedded-snapshot.ts';
import { withEmbedded } from './open-own-folder.ts';
import { findPostgresTools } from './postgres-tools.ts';
import { runTool } from './run-tool.ts';
import { migrationsFolder } from '#server/lib/project-root.ts';

/**
 * Reads a backup to its end. One of the embedded database is opened and its rows are compared with
 * the manifest; a dump of PostgreSQL is read whole by pg_restore, which cannot compare rows without a
 * database to restore them into.
 * @throws OperatorError in one sentence when it could not be restored
 */
export async function checkContent(backup: Backup, programPath: string): Promise<void> {
  const { path, manifest, dataPath } = backup;
  if (manifest.engine === 'postgres') {
    const tools = await findPostgresTools(manifest.toolVersion ?? 0, programPath);
    const args = ['--file=/dev/null', dataPath];
    const env = { PATH: programPath, LC_ALL: 'C' };
    checkContents(await runTool(tools.pathOf('pg_restore'), ['--list', dataPath], env));
    await runTool(tools.pathOf('pg_restore'), args, env);
    return;
  }
  const packed = await loadSnapshot(dataPath);
  const found = await withEmbedded({ packed }, async (client) => {
    await checkDefinitions(client, manifest.migrations.length);
    return describeEmbedded(client);
  });
  const different = differingTables(manifest.tables, found.tables);
  if (different.length > 0) {
    throw new OperatorError(
      `The backup in ${path} does not hold what its manifest says (${different.join(', ')}).`,
    );
  }
}

/**
 * Whether this version of the site can take a backup's tables, now or after its own migrations.
 * @throws OperatorError when the backup is of a newer version or of something else
 */
export function checkVersion({ path, manifest }: Backup): void {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const isOurs = manifest.migrations.every(
    (hash, index) => index >= known.length || hash === known[index],
  );
  if (!isOurs) {
    throw new OperatorError(
      `The tables in ${path} are of another site or of an unreleased version; restore it with the version that made it.`,
    );
  }
  if (manifest.migrations.length > known.length) {
    throw new OperatorError(
      `The backup in ${path} was made by a newer version of the site (${manifest.migrations.length} migrations, this one knows ${known.length}); update first.`,
    );
  }
}
