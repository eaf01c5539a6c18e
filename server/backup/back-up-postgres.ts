import { queryPostgres } from './query-postgres.ts';
import { type Backup, type BackupKey, createBackup } from './backup-folder.ts';
import { describeDatabase, SITE_SCHEMAS } from '../db/describe-database.ts';
import { majorOf } from './manifest.ts';
import { findPostgresTools, toolEnvironment } from './postgres-tools.ts';
import { runTool } from './run-tool.ts';

export interface PostgresOptions {
  readonly databaseUrl: string;
  /** PATH of this process. */
  readonly programPath: string;
}

/**
 * Backs up a PostgreSQL with pg_dump, while servers go on using it. Rows are counted, hashed and
 * dumped from one and the same snapshot, so that the manifest says exactly what is in the dump.
 * @throws OperatorError in one sentence: unreachable, no pg_dump, no room, folder there already
 */
export async function backUpPostgres(
  folder: string,
  { databaseUrl, programPath }: PostgresOptions,
  { now, key }: { readonly now: Date; readonly key: BackupKey },
): Promise<Backup> {
  const begin = 'begin isolation level repeatable read, read only';
  return queryPostgres(databaseUrl, begin, async (query) => {
    const [snapshot] = await query<{ id: string }>('select pg_export_snapshot() as id');
    const facts = await describeDatabase(query);
    const tools = await findPostgresTools(majorOf(facts.serverVersion), programPath);
    const fill = async (dataPath: string) => {
      const args = [
        '--format=custom',
        '--no-owner',
        '--no-privileges',
        '--no-password',
        `--snapshot=${snapshot?.id}`,
        ...SITE_SCHEMAS.map((name) => `--schema=${name}`),
        `--file=${dataPath}`,
      ];
      await runTool(tools.pathOf('pg_dump'), args, toolEnvironment(databaseUrl, programPath));
      return {
        createdAt: now.toISOString(),
        engine: 'postgres' as const,
        toolVersion: tools.version,
        ...facts,
        migrations: [...facts.migrations],
        tables: [...facts.tables],
      };
    };
    return createBackup(folder, fill, { engine: 'postgres', key });
  });
}
