import { runCampaign } from '#tools/faults/campaign.ts';
import { freshPostgresUrl, missingPostgres } from '#tests/setup/databases.ts';
import { startThrowAwayPostgres } from '#tests/setup/postgres.ts';
import { expect, onTestFinished, test } from 'vitest';

/** Servers are started some ten times; on a slow machine that alone takes minutes. */
const TIME_LIMIT_MS = 900_000;
const LEADS = 150;

/** `npm run bench:faults` is the whole one (docs/operations.md). Nothing here is measured in time. */
test.skipIf(missingPostgres() !== undefined)(
  'no lead is lost, stored twice or kept quiet while servers, database, mail and webhook break',
  { timeout: TIME_LIMIT_MS },
  async () => {
    const target = await databaseToBreak();
    const options = { seed: 7, leads: LEADS, longestFaultMs: 800 };
    const report = await runCampaign({ ...target, ...options });
    expect(report).toMatchObject({
      acknowledged: LEADS,
      stored: LEADS,
      acknowledgedAndLost: 0,
      storedTwice: 0,
      notifiedWithDifferentIds: 0,
      storedAndNotNotified: 0,
    });
    expect(Object.keys(report.faults).length).toBeGreaterThanOrEqual(11);
  },
);

/** A server of its own may be killed; the one that all tests share may not. */
async function databaseToBreak() {
  const postgres = await startThrowAwayPostgres();
  if (!('reason' in postgres)) {
    onTestFinished(() => postgres.stop());
    return { databaseUrl: postgres.url, postgres };
  }
  const { url, remove } = await freshPostgresUrl();
  onTestFinished(remove);
  return { databaseUrl: url };
}
