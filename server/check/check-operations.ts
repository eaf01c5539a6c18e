import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineOperation } from '#server/staff/operation.ts';
import type { Queryable } from '#server/db/database.ts';
import { facts } from '#server/db/database-error.ts';
import { previewSecret } from '#server/features/blog/preview/preview-secret.ts';
import { siteSecrets } from '#shared/schema.ts';
import { siteCheckToken } from './site-check-token.ts';

export interface DatabaseFound {
  /** e.g. '15.18'. */
  readonly version: string;
  /** SQLSTATE of why nothing can be written; null when it can. */
  readonly refusesToWrite: string | null;
  /** By how much the database's clock is ahead of the site's; negative: behind. */
  readonly clockAheadMs: number;
  readonly bytes: number;
}

/** A way to the database, in this process or through the running server. */
export interface DatabaseAccess {
  /** @throws OperatorError in one sentence when the database cannot be asked */
  ask(): Promise<DatabaseFound>;
  /** The proof that the site's own staff asks (site-check-token.ts). */
  token(): Promise<string>;
  close(): Promise<void>;
}

/** What `staff check` asks of the database. */
export const checkOperations = {
  'check.database': defineOperation({
    input: z.strictObject({}),
    async run({ database: { db } }): Promise<DatabaseFound> {
      const begin = Date.now();
      const { version, now, bytes } = await readFacts(db);
      const middle = (begin + Date.now()) / 2;
      return {
        version,
        bytes,
        clockAheadMs: Math.round(now - middle),
        refusesToWrite: await tryToWrite(db),
      };
    },
  }),
  'check.token': defineOperation({
    input: z.strictObject({}),
    run: async ({ database: { db }, clock }) => siteCheckToken(await previewSecret(db), clock()),
  }),
} as const;

const row = z.object({ version: z.string(), now: z.coerce.number(), bytes: z.coerce.number() });

async function readFacts(db: Queryable): Promise<z.output<typeof row>> {
  const result: unknown = await db.execute(
    sql`select current_setting('server_version') as version,
      extract(epoch from clock_timestamp()) * 1000 as now,
      pg_database_size(current_database()) as bytes`,
  );
  return row.parse((result as { rows: unknown[] }).rows[0]);
}

class UndoError extends Error {}

/** Writes a row and takes it back. @returns the SQLSTATE when it may not */
async function tryToWrite(db: Queryable): Promise<string | null> {
  try {
    await db.transaction(async (tx) => {
      await tx.insert(siteSecrets).values({ name: 'check', value: 'never stays' });
      throw new UndoError();
    });
    return null;
  } catch (error) {
    if (error instanceof UndoError) return null;
    const { code, isQuery } = facts(error);
    if (!isQuery) throw error;
    return code ?? 'unknown';
  }
}
