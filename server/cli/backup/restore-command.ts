import type { Command } from 'commander';
import { type Backup, readBackup } from '#server/backup/backup-folder.ts';
import { checkVersion } from '#server/backup/check-backup.ts';
import { restoreEmbedded } from '#server/backup/restore-embedded.ts';
import { restorePostgres } from '#server/backup/restore-postgres.ts';
import type { Restored } from '#server/backup/restored.ts';
import type { Config } from '#server/config.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import { describeTarget } from '../name-target.ts';
import { type StaffContext, jsonOption, printJson } from '../staff-context.ts';
import { describeBackup } from './describe-backup.ts';

interface Options {
  force?: true;
  json?: true;
}

/** `restore`: a backup in the place of the database, compared row by row (docs/operations.md). */
export function addRestoreCommand(program: Command, context: StaffContext): void {
  program
    .command('restore')
    .description('put a backup in the place of the database; stop the servers first')
    .argument('<folder>', 'of the backup')
    .option('--force', 'replace a database that is not empty: what it holds is gone')
    .addOption(jsonOption())
    .action(async (folder: string, { force, json }: Options) => {
      const backup = await readBackup(folder, context.config().backupKey);
      checkVersion(backup);
      context.note(describeTarget(context.config()));
      const restored = await restore(backup, context.config(), force === true);
      const { path, manifest } = backup;
      if (json) printJson(context, { path, manifest, ...restored });
      else context.print(`Restored, every row compared: ${describeBackup(backup)}`);
      if (restored.waitingMessages > 0) {
        context.note(
          `${restored.waitingMessages} messages wait in the outbox; the next start sends them, also those that went out after the backup.`,
        );
      }
    });
}

async function restore(
  backup: Backup,
  { databaseUrl, dataDir, programPath }: Config,
  force: boolean,
): Promise<Restored> {
  const { engine } = backup.manifest;
  if (engine === 'postgres' && databaseUrl === undefined) {
    throw new OperatorError('This is a backup of PostgreSQL; say which one with DATABASE_URL.');
  }
  if (engine === 'embedded' && databaseUrl !== undefined) {
    throw new OperatorError(
      'This is a backup of the embedded database; it cannot be restored into PostgreSQL (DATABASE_URL).',
    );
  }
  return databaseUrl === undefined
    ? restoreEmbedded(backup, { dataDir, force })
    : restorePostgres(backup, { databaseUrl, programPath, force });
}
