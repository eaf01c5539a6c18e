import type { Command } from 'commander';
import { moveToPostgres } from '#server/backup/move-to-postgres.ts';
import type { Queryable } from '#server/db/database.ts';
import { rowsOf } from '#server/db/describe-database.ts';
import { verifyChain } from '#server/features/sms/consent/verify-chain.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import { describeTarget } from '../name-target.ts';
import { type StaffContext, jsonOption, printJson } from '../staff-context.ts';

/** `move`: the embedded database to PostgreSQL, every row compared (docs/deploy.md). */
export function addMoveCommand(program: Command, context: StaffContext): void {
  program
    .command('move')
    .description(
      'carry the embedded database in DATA_DIR over to the empty PostgreSQL of DATABASE_URL; stop the server first',
    )
    .addOption(jsonOption())
    .action(async ({ json }: { json?: true }) => {
      const { dataDir, databaseUrl } = context.config();
      if (databaseUrl === undefined) {
        throw new OperatorError('Say with DATABASE_URL which PostgreSQL it is to go to.');
      }
      context.note(describeTarget(context.config()));
      let events = 0;
      const verify = async (db: Queryable) => {
        const chain = await verifyChain(db);
        if (!chain.isWhole) {
          throw new OperatorError(
            `The chain of consents is not whole (${chain.faults[0]}); nothing was carried over. "staff sms verify" says more.`,
          );
        }
        events = chain.events;
      };
      const moved = await moveToPostgres({ dataDir, databaseUrl, verify });
      const rows = rowsOf(moved.tables).toLocaleString('en-US');
      if (json) printJson(context, { ...moved, events });
      else {
        context.print(
          `Carried over, every row compared: ${moved.tables.length} tables, ${rows} rows; the chain of ${events} consent events is whole.`,
        );
      }
      context.note(
        'The embedded database is as it was. Move it away once the site runs on PostgreSQL: a start without DATABASE_URL would serve it, and send its waiting messages again.',
      );
    });
}
