/**
 * `npm run bench:faults`: breaks servers, database, mail and webhook while leads come in, and fails
 * unless none is lost, doubled or not sent. Needs a PostgreSQL on this machine.
 *   npm run bench:faults -- [--seed 1] [--long]
 */
import { parseArgs } from 'node:util';
import { startPostgres, startThrowAwayPostgres } from '#tests/setup/postgres.ts';
import { printVerdict } from '#tools/bench/figures.ts';
import { runCampaign } from './campaign.ts';
import { FULL_DISK } from './faults.ts';

const LIMITS = { answerMs: 2_500, recoveryMs: 5_000 };

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, long: { type: 'boolean', default: false } },
});
const seed = Number(values.seed);
if (!Number.isSafeInteger(seed)) throw new Error('--seed takes a whole number.');
const size = values.long ? { leads: 100_000, faults: 200 } : { leads: 2_000, faults: 50 };
const print = (text: string) => void process.stdout.write(`${text}\n`);

// One of its own can be killed and filled up; TEST_DATABASE_URL only where there are no programs.
const own = await startThrowAwayPostgres(true);
const postgres = 'reason' in own ? await startPostgres() : own;
if ('reason' in postgres) throw new Error(postgres.reason);
try {
  const report = await runCampaign({
    databaseUrl: postgres.url,
    ...(!('reason' in own) && { postgres: own }),
    seed,
    ...size,
    report: print,
  });
  print(JSON.stringify({ seed, ...size, report }, null, 2));
  const broken = [
    report.acknowledged !== size.leads && 'not every lead was acknowledged',
    report.acknowledgedAndLost > 0 && 'acknowledged leads were lost',
    report.storedTwice > 0 && 'leads were stored twice',
    report.notifiedWithDifferentIds > 0 && 'leads were sent under different ids',
    report.storedAndNotNotified > 0 && 'stored leads were not sent',
    // PostgreSQL 16 and newer say of a limited file only that something went wrong.
    Object.keys(report.failures).some((fault) => fault !== FULL_DISK) &&
      'answers were 500 that should have been 503',
    report.unanswered > 0 && 'requests were not answered at all',
    report.slowest503Ms > LIMITS.answerMs && `an answer 503 took longer than ${LIMITS.answerMs} ms`,
    report.slowestRecoveryMs > LIMITS.recoveryMs &&
      `a recovery took longer than ${LIMITS.recoveryMs} ms`,
  ].filter((promise) => promise !== false);
  printVerdict(broken);
} finally {
  await postgres.stop();
}
// Not left to the end of the event loop: Node 20 then sometimes spins in its own tidying up for good.
process.exit();
