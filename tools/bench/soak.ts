import { Agent } from 'node:http';
import { startSite } from '#scripts/site/start-site.ts';
import { buildLead } from '#tests/factories/build-lead.ts';
import { startPostgres } from '#tests/setup/postgres.ts';
import { median, percentile, printTable, printVerdict } from './figures.ts';
import { megabytesOf } from './memory.ts';
import { startOpenLoop } from './open-loop.ts';
import { NO_LIMITS, send } from './send.ts';
import { pagePaths } from './fuzz-request.ts';

/** Memory is compared from here on: before it, caches and compiled code are still being filled. */
const WARM_SHARE = 1 / 6;
const GROWTH_LIMIT = 1.05;
const P99_LIMIT_MS = 100;
const SAMPLE_MS = 1_000;

interface SoakOptions {
  readonly minutes: number;
  /** Pages and other reading, a second. */
  readonly pages: number;
  /** Leads, sign-ups and questions, a second. */
  readonly posts: number;
}

/**
 * Sends an even load over all routes for a long time, on PostgreSQL where there is one, and fails on a 5xx,
 * a connection that broke, a p99 over 100 ms, or memory that grows by more than 5 % after the first sixth.
 */
export async function benchSoak({ minutes, pages, posts }: SoakOptions): Promise<void> {
  const rate = pages + posts;
  const postgres = await startPostgres();
  const database = 'url' in postgres ? postgres : undefined;
  const site = await startSite({
    env: { ...NO_LIMITS, ...(database && { DATABASE_URL: database.url }) },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * rate });
  const answers: Record<string, number> = {};
  const durationsMs: number[] = [];
  const megabytes: number[] = [];
  const sample = setInterval(
    () => void megabytesOf(site).then(({ resident }) => megabytes.push(resident)),
    SAMPLE_MS,
  );
  const load = startOpenLoop(rate, async (number) => {
    const begin = performance.now();
    const { path, body } = requestNumber(number, posts / rate);
    const answer = await send(`${site.url}${path}`, { agent, body });
    durationsMs.push(performance.now() - begin);
    answers[answer] = (answers[answer] ?? 0) + 1;
  });
  try {
    await new Promise((resolve) => setTimeout(resolve, minutes * 60_000));
    await load.stop();
  } finally {
    clearInterval(sample);
    agent.destroy();
    await site.stop();
    await database?.stop();
  }
  const warm = megabytes.slice(Math.ceil(megabytes.length * WARM_SHARE));
  const quarter = Math.ceil(warm.length / 4);
  const growth = median(warm.slice(-quarter)) / median(warm.slice(0, quarter));
  const p99 = percentile(durationsMs, 99);
  printTable(
    `Soak, ${minutes} min at ${pages} pages and ${posts} posts a second, ${database ? 'PostgreSQL' : 'embedded'}`,
    [
      ...Object.entries(answers),
      ['p50, ms', percentile(durationsMs, 50).toFixed(1)],
      ['p99, ms', p99.toFixed(1)],
      ['memory after the warm-up, MB', Math.round(warm[0] ?? 0)],
      ['memory at the end, MB', Math.round(warm.at(-1) ?? 0)],
      ['growth after the warm-up', `${((growth - 1) * 100).toFixed(1)} %`],
    ],
  );
  printVerdict([
    ...Object.keys(answers).filter((answer) => !/^[234]/.test(answer)),
    ...(p99 < P99_LIMIT_MS ? [] : [`p99 of ${p99.toFixed(1)} ms`]),
    ...(growth < GROWTH_LIMIT ? [] : ['memory grows']),
  ]);
}

/** @param share of the requests that is a post, spread evenly; of four posts two are questions */
function requestNumber(number: number, share: number): { path: string; body?: object } {
  const before = Math.floor(number * share);
  if (Math.floor((number + 1) * share) > before) return postNumber(before);
  const paths = [...pagePaths(), '/robots.txt', '/sitemap.xml', '/api/blog/published', '/healthz'];
  return { path: paths[(number - before) % paths.length] ?? '/' };
}

function postNumber(number: number): { path: string; body: object } {
  const ask = (message: string) => ({ path: '/api/chat', body: { message, chatHistory: [] } });
  switch (number % 4) {
    case 0:
      return {
        path: '/api/chat-contact',
        body: buildLead({ email: `soak-${number}@soak.example` }),
      };
    case 1: {
      const line = String(number % 9_000_000).padStart(7, '0');
      return {
        path: '/api/sms-optin',
        body: { phoneNumber: `+1405${line.replace(/^[01]/, '2')}`, consent: true },
      };
    }
    case 2:
      return ask('What are your hours?');
    default:
      return ask(`Is there help for ${number} devices?`);
  }
}
