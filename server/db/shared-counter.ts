import { createHmac } from 'node:crypto';
import { rateLimits } from '#shared/schema.ts';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Queryable } from './database.ts';
import { siteSecret } from './site-secret.ts';

export interface Counted {
  readonly count: number;
  readonly resetsAt: Date;
}

/** What is counted: a kind of request and whose it is, which is stored as a keyed hash only. */
export interface CountedThing {
  readonly what: string;
  readonly whose: string;
}

export type SharedCounter = ReturnType<typeof createSharedCounter>;

/** Counts in windows, in the database, so that all servers on it count together. */
export function createSharedCounter({ db }: Pick<Database, 'db'>, now: () => Date) {
  let secret: Promise<string> | undefined;

  async function keyOf({ what, whose }: CountedThing): Promise<string> {
    secret ??= siteSecret(db, 'rate-limits');
    try {
      return `${what}:${createHmac('sha256', await secret)
        .update(whose)
        .digest('base64url')}`;
    } catch (error) {
      secret = undefined;
      throw error;
    }
  }

  return {
    /** Counts in one statement, so that two at once are two. @returns with this one */
    async add(thing: CountedThing, by: number, windowMs: number): Promise<Counted> {
      const key = await keyOf(thing);
      const at = now();
      const first = { count: by, resetsAt: new Date(at.getTime() + windowMs) };
      const isOver = lte(rateLimits.resetsAt, at);
      const [row] = await db
        .insert(rateLimits)
        .values({ key, ...first })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${isOver} then ${by} else ${rateLimits.count} + ${by} end`,
            resetsAt: sql`case when ${isOver} then ${first.resetsAt.toISOString()}::timestamptz else ${rateLimits.resetsAt} end`,
          },
        })
        .returning();
      return row ?? first;
    },

    /** How much was counted in the present window. */
    async read(thing: CountedThing): Promise<number> {
      const isPresent = and(eq(rateLimits.key, await keyOf(thing)), gt(rateLimits.resetsAt, now()));
      const [row] = await db.select().from(rateLimits).where(isPresent);
      return row?.count ?? 0;
    },
  };
}

/** Deletes windows that are over. */
export async function pruneRateLimits(db: Queryable, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.resetsAt, now));
}
