import type { Database } from '#server/db/database.ts';
import { createSharedCounter } from '#server/db/shared-counter.ts';
import { withDatabaseTimeout } from '#server/db/with-database-timeout.ts';

/** So much of the day's tokens may go to one address in an hour. */
const HOURLY_SHARE = 0.05;
const HOUR_MS = 3_600_000;

/**
 * Keeps one visitor from spending the day of all: counts what each address has used in this hour, for all
 * servers together.
 */
export function createAddressShare(
  database: Pick<Database, 'db'>,
  { dailyLimit, now }: { readonly dailyLimit: number; readonly now: () => Date },
) {
  const limit = Math.ceil(dailyLimit * HOURLY_SHARE);
  const counter = createSharedCounter(database, now);
  const tokensOf = (address: string) => ({ what: 'tokens', whose: address });
  return {
    /**
     * Whether the address may ask another question this hour; its first one always may. While the
     * database is away the ledger refuses everybody.
     */
    async allows(address: string): Promise<boolean> {
      const spent = await withDatabaseTimeout(() => counter.read(tokensOf(address))).catch(() => 0);
      return spent < limit;
    },
    /** What cannot be counted costs nobody the answer that was paid for. */
    async spend(address: string, tokens: number): Promise<void> {
      await withDatabaseTimeout(() => counter.add(tokensOf(address), tokens, HOUR_MS)).catch(
        () => undefined,
      );
    },
  };
}

export type AddressShare = ReturnType<typeof createAddressShare>;
