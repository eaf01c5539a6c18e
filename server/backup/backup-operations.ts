import { z } from 'zod';
import { defineOperation } from '#server/staff/operation.ts';
import { facts } from '#server/db/database-error.ts';
import { OperatorError } from '#server/lib/operator-error.ts';

/** What `staff backup` asks of a server that holds the embedded database. */
export const backupOperations = {
  'backup.snapshot': defineOperation({
    /** Absolute path of an empty file: the server runs in another folder than the command. */
    input: z.strictObject({ file: z.string() }),
    async run({ database }, { file }) {
      if (!database.snapshot) throw new OperatorError('PostgreSQL is backed up with pg_dump.');
      try {
        return await database.snapshot(file);
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
