import type { Database } from '#server/db/database.ts';
import { withDatabaseTimeout } from '#server/db/with-database-timeout.ts';
import { chatTokenUsage } from '#shared/schema.ts';
import { and, eq, gte, sql } from 'drizzle-orm';

/** A visitor is waiting; without a quick word from the database the built-in answer comes. */
const DEADLINE_MS = 1_500;

export interface TokenLedgerOptions {
  /** Tokens a UTC day, all visitors and all processes together. */
  readonly dailyLimit: number;
  readonly now: () => Date;
}

/** Tokens set aside for one question. */
export interface Reservation {
  /**
   * Puts what was really used in place of what was set aside. Not called, the whole reservation
   * counts as spent: nobody knows what a call cost that broke off.
   */
  settle(usedTokens: number): Promise<void>;
}

export type TokenLedger = ReturnType<typeof createTokenLedger>;

/**
 * Counts the tokens of a day in the database, so that neither a restart nor a second process spends
 * the limit twice. Tokens are set aside before a question is sent: many at once cannot pass it.
 */
export function createTokenLedger({ db }: Pick<Database, 'db'>, options: TokenLedgerOptions) {
  const { dailyLimit, now } = options;
  const { day, tokens } = chatTokenUsage;

  return {
    /**
     * @returns undefined when the day's limit would be passed
     * @throws UnavailableError while the database is away: what cannot be counted is not spent
     */
    async reserve(count: number): Promise<Reservation | undefined> {
      if (count > dailyLimit) return undefined;
      const today = now().toISOString().slice(0, 10);
      const reserved = await withDatabaseTimeout(
        () =>
          db
            .insert(chatTokenUsage)
            .values({ day: today, tokens: count })
            .onConflictDoUpdate({
              target: day,
              set: { tokens: sql`${tokens} + ${count}` },
              setWhere: sql`${tokens} + ${count} <= ${dailyLimit}`,
            })
            .returning({ tokens }),
        DEADLINE_MS,
      );
      if (reserved.length === 0) return undefined;
      return {
        async settle(usedTokens) {
          const unused = count - usedTokens;
          if (unused === 0) return;
          await withDatabaseTimeout(
            () =>
              db
                .update(chatTokenUsage)
                .set({ tokens: sql`${tokens} - ${unused}` })
                .where(and(eq(day, today), gte(tokens, unused))),
            DEADLINE_MS,
          );
        },
      };
    },
  };
}
