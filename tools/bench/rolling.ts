import { setTimeout as wait } from 'node:timers/promises';
import { DOMAIN, type RunningProxy, startNginx } from '#tests/e2e/support/proxy.ts';
import { startPostgres } from '#tests/setup/postgres.ts';
import { systemProgram } from '#tests/setup/system-program.ts';
import { startSite } from '#scripts/site/start-site.ts';
import { freshDatabase, queryOnce } from '#tools/query-once.ts';
import { printSkipped, printVerdict } from './figures.ts';
import { startLoad } from './rolling-load.ts';
import { NO_LIMITS } from './send.ts';

/** As in deploy/update.sh: both instances run for so long before the next one is restarted. */
const BETWEEN_MS = 5_000;
/** A little less than a request may wait for its database (server/db/database-budget.ts). */
const TIME_LIMIT_S = 1.7;

/**
 * Restarts two instances in turn behind the shipped nginx file while visitors read, ask, sign up and
 * leave leads; fails unless every request was answered and every lead is stored once.
 */
export async function benchRolling({ restarts, rate }: { restarts: number; rate: number }) {
  const nginx = systemProgram('nginx', 'nginx-light');
  if ('reason' in nginx) {
    printSkipped('Rolling restarts', nginx.reason);
    return;
  }
  const postgres = await startPostgres();
  if ('reason' in postgres) {
    printSkipped('Rolling restarts', postgres.reason);
    return;
  }
  try {
    const databaseUrl = await freshDatabase(postgres.url, 'rolling');
    await rollThrough({ nginx: nginx.path, databaseUrl, restarts, rate });
  } finally {
    await postgres.stop();
  }
}

interface Rolling {
  readonly nginx: string;
  readonly databaseUrl: string;
  readonly restarts: number;
  readonly rate: number;
}

async function rollThrough({ nginx, databaseUrl, restarts, rate }: Rolling): Promise<void> {
  const env = {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: `https://${DOMAIN}`,
    TRUST_PROXY: 'loopback',
    // All visitors are one address here.
    ...NO_LIMITS,
    // As in deploy/systemd/site@.service.
    DRAIN_GRACE_MS: '2000',
  };
  // One after the other: the first one migrates and seeds.
  const sites = [await startSite({ env }), await startSite({ env })] as const;
  const portOf = (url: string) => Number(new URL(url).port);
  const ports = [portOf(sites[0].url), portOf(sites[1].url)] as const;
  const running = [...sites];
  const proxy = await startNginx({ program: nginx, instances: ports });
  const load = startLoad(proxy, rate);
  try {
    for (let count = 0; count < restarts; count += 1) {
      const turn = count % 2 === 0 ? 0 : 1;
      load.setPhase('both run');
      await wait(BETWEEN_MS);
      const begin = performance.now();
      load.setPhase(`restart ${count + 1}, ${String(ports[turn])} stops`);
      await running[turn]?.stop();
      const stopped = performance.now();
      load.setPhase(`restart ${count + 1}, ${String(ports[turn])} starts`);
      running[turn] = await startSite({ env, port: ports[turn] });
      const [stopMs, startMs] = [stopped - begin, performance.now() - stopped].map((ms) =>
        Math.round(ms),
      );
      const { sent, failures } = load.report;
      print(
        `restart ${count + 1}: stopped in ${stopMs} ms, ready after ${startMs} ms; ${sent} requests sent, ${failures.length} failed`,
      );
    }
    await load.stop();
    const { answers, failures, acknowledged, sent } = load.report;
    const rows = await queryOnce<{ email: string }>(
      databaseUrl,
      "select email from contact_submissions where email like '%@rolling.example'",
    );
    const stored = rows.map(({ email }) => email);
    const found = new Set(stored);
    const lost = [...acknowledged].filter((email) => !found.has(email)).length;
    const twice = stored.length - found.size;
    print(JSON.stringify({ restarts, rate, sent, answers, leads: acknowledged.size, lost, twice }));
    await printCauses(proxy);
    printVerdict([
      ...failures,
      ...(lost > 0 ? [`${lost} leads lost`] : []),
      ...(twice > 0 ? [`${twice} leads stored twice`] : []),
    ]);
  } finally {
    await load.stop();
    await proxy.stop();
    await Promise.all(running.map((site) => site.stop()));
  }
}

/** So many of each kind, and how many of them only waited too long. */
async function printCauses(proxy: RunningProxy): Promise<void> {
  const failed = await proxy.failures();
  const kinds = failed.map(({ request, status, statuses }) => {
    return `${request}: ${status} (instances answered ${statuses.join(', then ')})`;
  });
  for (const kind of new Set(kinds)) {
    print(`${kinds.filter((other) => other === kind).length} x ${kind}`);
  }
  const slow = failed.filter(({ seconds }) => seconds.some((time) => time >= TIME_LIMIT_S));
  if (slow.length === 0) return;
  print(
    `${slow.length} of ${failed.length} met the site's own time limit of 2 s: the machine was too busy to judge them.`,
  );
}

const print = (line: string) => void process.stdout.write(`${line}\n`);
