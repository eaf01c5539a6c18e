import type * as schema from '#shared/schema.ts';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { DatabaseFacts } from '#server/db/describe-database.ts';
import type { Logger } from 'pino';

/** Drizzle on either engine; a transaction is one of these too. */
export type Queryable = PgDatabase<PgQueryResultHKT, typeof schema>;

export type DatabaseLogger = Pick<Logger, 'info' | 'warn' | 'error'>;

export interface PoolUse {
  readonly open: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}

export interface Database {
  readonly engine: 'postgres' | 'embedded';
  readonly db: Queryable;
  /**
   * Answers within two seconds.
   * @throws UnavailableError when the database does not
   */
  readonly ping: () => Promise<void>;
  readonly content: {
    /**
     * Changes whenever blog posts change, through whichever connection, and when a scheduled post
     * comes due. Every second another one while disconnected from the changes, so that nothing older
     * is shown. Ask before reading the posts: what is read then is at least as new as the version.
     */
    readonly version: () => string;
  };
  /**
   * Writes all of it into a file that is there already and empty (docs/decisions/backups.md). Only the
   * embedded database has this; PostgreSQL has programs of its own.
   * @returns what stood in it at that moment
   */
  readonly snapshot?: (file: string) => Promise<DatabaseFacts>;
  /** How the connections are used; the embedded database has one. */
  readonly poolUse: () => PoolUse;
  /** May be called more than once. */
  readonly close: () => Promise<void>;
}
