import { OperatorError } from '#server/lib/operator-error.ts';
import { queryPostgres } from './query-postgres.ts';
import type { PostgresOptions } from './back-up-postgres.ts';
import type { Backup } from './backup-folder.ts';
import { describeDatabase, differingTables } from '../db/describe-database.ts';
import { definitionsCheck, expectedDefinitions } from './definitions.ts';
import { findPostgresTools, toolEnvironment } from './postgres-tools.ts';
import { replaceTables } from './replace-tables.ts';
import { checkTarget } from './restore-target.ts';
import { type Restored, waitingMessages } from './restored.ts';

/**
 * Puts a dump in the place of the site's tables, in one transaction: it is all there afterwards, or
 * nothing was changed. Then every row is compared with the manifest.
 * @param force also where there are rows, which are then gone
 * @throws OperatorError in one sentence: unreachable, in use, not empty, an older PostgreSQL
 */
export async function restorePostgres(
  { manifest, dataPath }: Backup,
  { databaseUrl, programPath, force }: PostgresOptions & { readonly force: boolean },
): Promise<Restored> {
  const targetVersion = await checkTarget(databaseUrl, manifest, force);
  const atLeast = Math.max(targetVersion, manifest.toolVersion ?? 0);
  const tools = await findPostgresTools(atLeast, programPath);
  const check = definitionsCheck(await expectedDefinitions(manifest.migrations.length));
  const env = toolEnvironment(databaseUrl, programPath);
  await replaceTables({ dumpPath: dataPath, check }, tools, env);
  const begin = 'begin isolation level repeatable read, read only';
  return queryPostgres(databaseUrl, begin, async (query) => {
    const waiting = await waitingMessages(query);
    const { tables } = await describeDatabase(query);
    const different = differingTables(manifest.tables, tables);
    if (different.length > 0) {
      throw new OperatorError(
        `It is restored, but the rows of ${different.join(', ')} are not those of the backup.`,
      );
    }
    return { tables, waitingMessages: waiting };
  });
}
