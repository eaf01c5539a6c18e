/**
 * `npm run bench:faults`: breaks servers, database, mail and webhook while leads come in, and fails
 * unless none is lost, doubled or kept quiet. Needs a PostgreSQL on this machine.
 *   npm run bench:faults -- [--seed 1] [--long]
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '#tests/setup/postgres.ts';
import { runCampaign } from './campaign.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, long: { type: 'boolean', default: false } },
});
const seed = Number(values.seed);
if (!Number.isSafeInteger(seed)) throw new Error('--seed takes a whole number.');
const size = values.long ? { leads: 100_000, faults: 200 } : { leads: 2_000, faults: 50 };

const postgres = await startPostgres();
if ('reason' in postgres) throw new Error(postgres.reason);
try {
  const report = await runCampaign({
    databaseUrl: postgres.url,
    seed,
    ...size,
    report: (line) => void process.stdout.write(`${line}\n`),
  });
  process.stdout.write(`${JSON.stringify({ seed, ...size, report }, null, 2)}\n`);
  const isGood =
    report.acknowledged === size.leads &&
    report.acknowledgedAndLost + report.storedTwice + report.notifiedWithDifferentIds === 0 &&
    report.storedAndNotTold === 0 &&
    report.slowest503Ms <= 2_500 &&
    report.slowestRecoveryMs <= 5_000;
  process.exitCode = isGood ? 0 : 1;
} finally {
  await postgres.stop();
}
