import * as schema from '#shared/schema.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, DatabaseLogger } from './database.ts';
import { facts } from './database-error.ts';
import { GuardedPool } from './guarded-pool.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { connectionConfig, postgresTarget, toOperatorError } from './postgres-target.ts';
import { withDatabaseTimeout } from './with-database-timeout.ts';

/** A visitor waits at most 2 s (database-budget.ts), so no part may wait longer. */
const LIMITS = {
  max: 10,
  connectionTimeoutMillis: 1_800,
  statement_timeout: 1_800,
  /** For a server that no longer answers at all, not even with a timeout. */
  query_timeout: 1_900,
  idle_in_transaction_session_timeout: 5_000,
  idleTimeoutMillis: 30_000,
} as const;
const PING_DEADLINE_MS = 1_900;

/** @throws OperatorError when PostgreSQL cannot be reached or refuses */
export async function openPostgres(
  databaseUrl: string,
  now: () => Date,
  logger: DatabaseLogger,
): Promise<Database> {
  const target = postgresTarget(databaseUrl);
  try {
    await migratePostgres(databaseUrl);
  } catch (error) {
    throw toOperatorError(error, target);
  }
  const pool = new GuardedPool({ ...connectionConfig(databaseUrl), ...LIMITS });
  pool.on('error', (error) => {
    logger.warn({ code: facts(error).code }, 'an idle database connection was lost');
  });
  const content = await listenOnPostgres(databaseUrl, now, logger);
  const close = async () => {
    await content.close();
    await pool.close();
  };
  let closing: Promise<void> | undefined;
  return {
    engine: 'postgres',
    db: drizzle(pool, { schema }),
    content,
    async ping() {
      await withDatabaseTimeout(() => pool.query('select 1'), PING_DEADLINE_MS);
    },
    poolUse: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => (closing ??= close()),
  };
}
