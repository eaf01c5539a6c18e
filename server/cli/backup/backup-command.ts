import { join } from 'node:path';
import type { Command } from 'commander';
import { backUpEmbedded, snapshotOf, type TakeSnapshot } from '#server/backup/back-up-embedded.ts';
import { backUpPostgres } from '#server/backup/back-up-postgres.ts';
import { type Backup, readBackup } from '#server/backup/backup-folder.ts';
import { checkContent } from '#server/backup/check-backup.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import { connectToServer } from '../connect.ts';
import { type StaffContext, UsageError, jsonOption, printJson } from '../staff-context.ts';
import { describeBackup } from './describe-backup.ts';

interface Options {
  into?: string;
  json?: true;
}

/** `backup …`: a copy of the whole database, and whether one is whole (docs/operations.md). */
export function addBackupCommand(program: Command, context: StaffContext): void {
  const backup = program
    .command('backup')
    .description('copy the whole database into a new folder (docs/operations.md)')
    .argument('[folder]', 'the new folder; it must not be there yet')
    .option('--into <folder>', 'make the new folder in this one, named by the time')
    .addOption(jsonOption())
    .action(async (folder: string | undefined, { into, json }: Options) => {
      const path = folderOf(folder, into, context.clock());
      const made = await make(path, context);
      // What cannot be read again is no backup; better to know now.
      const { backupKey, programPath } = context.config();
      await checkContent(await readBackup(path, backupKey), programPath);
      if (json) printJson(context, { path: made.path, manifest: made.manifest });
      else context.print(`Backed up and read again: ${describeBackup(made)}`);
    });
  addVerifyBackup(backup, context);
}

function addVerifyBackup(backup: Command, context: StaffContext): void {
  backup
    .command('verify')
    .description('read a backup to its end; exit code 1 when it could not be restored')
    .argument('<folder>')
    .addOption(jsonOption())
    .action(async (folder: string, _options: object, command: Command) => {
      const { json } = command.optsWithGlobals<Options>();
      try {
        const { backupKey, programPath } = context.config();
        const found = await readBackup(folder, backupKey);
        await checkContent(found, programPath);
        const { path, manifest } = found;
        if (json) printJson(context, { isWhole: true, path, manifest });
        else context.print(`Whole: ${describeBackup(found)}`);
      } catch (error) {
        if (!json || !(error instanceof OperatorError)) throw error;
        printJson(context, { isWhole: false, fault: error.message });
        context.finish(1);
      }
    });
}

function folderOf(folder: string | undefined, into: string | undefined, now: Date): string {
  if ((folder === undefined) === (into === undefined)) {
    throw new UsageError('Name the new folder, or the one to make it in with --into.');
  }
  const name = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return folder ?? join(into ?? '', name);
}

async function make(path: string, context: StaffContext): Promise<Backup> {
  const { backupKey: key, databaseUrl, dataDir, programPath } = context.config();
  const made = { now: context.clock(), key };
  if (databaseUrl !== undefined) {
    return backUpPostgres(path, { databaseUrl, programPath }, made);
  }
  const server = await connectToServer(dataDir);
  const takeSnapshot: TakeSnapshot = server
    ? (file) => server.call('backup.snapshot', { file })
    : snapshotOf(dataDir);
  return backUpEmbedded(path, takeSnapshot, made);
}
