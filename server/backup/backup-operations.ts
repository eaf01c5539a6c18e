import { z } from 'zod';
import { defineOperation } from '#server/staff/operation.ts';
import { facts } from '#server/db/database-error.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import { backupManifest } from './manifest.ts';

/** What `staff backup` asks of a server that holds the embedded database. */
export const backupOperations = {
  'backup.snapshot': defineOperation({
    /** Absolute path of an empty file: the server runs in another folder than the command. */
    input: z.strictObject({ file: z.string() }),
    output: backupManifest.pick({ serverVersion: true, migrations: true, tables: true }),
    async run({ database }, { file }) {
      if (!database.snapshot) throw new OperatorError('PostgreSQL is backed up with pg_dump.');
      try {
        const { serverVersion, migrations, tables } = await database.snapshot(file);
        return { serverVersion, migrations: [...migrations], tables: [...tables] };
      } catch (error) {
        const { code } = facts(error);
        if (code !== 'EACCES' && code !== 'EPERM' && code !== 'ENOENT') throw error;
        throw new OperatorError(
          `The running server cannot write to ${file}; run this command as its user, on its machine.`,
        );
      }
    },
  }),
} as const;
