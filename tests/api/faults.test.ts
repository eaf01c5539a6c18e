import { runCampaign } from '#scripts/faults/campaign.ts';
import { freshPostgresUrl, missingPostgres } from '#tests/setup/databases.ts';
import { expect, onTestFinished, test } from 'vitest';

const TIME_LIMIT_MS = 600_000;

/** `npm run bench:faults` is the whole one (docs/operations.md). */
test.skipIf(missingPostgres() !== undefined)(
  'no lead is lost, stored twice or kept quiet while servers, database, mail and webhook break',
  { timeout: TIME_LIMIT_MS },
  async () => {
    const { url, remove } = await freshPostgresUrl();
    onTestFinished(remove);
    const report = await runCampaign({ databaseUrl: url, seed: 7, leads: 150, faults: 9 });
    expect(report).toMatchObject({
      acknowledged: 150,
      stored: 150,
      acknowledgedAndLost: 0,
      storedTwice: 0,
      notifiedWithDifferentIds: 0,
      storedAndNotTold: 0,
    });
    expect(Object.keys(report.faults)).toHaveLength(9);
  },
);
