/**
 * `npm run bench`: the performance figures of the built site. Nothing else should be running.
 *   npm run bench -- [first-load] [lighthouse] [throughput] [blog] [start] [memory] [clone] [chat] [sms-inbound] [--pages home,blog] [--runs 5]
 *   npm run bench -- api                             leads a second on PostgreSQL
 * What follows takes minutes and runs only when it is asked for:
 *   npm run bench -- peers [--pages home,blog] [--way 'phone, simulated'] [--runs 5]
 *   npm run bench -- inp [--pages home,blog] [--taps 500]
 *   npm run bench -- second-page [--runs 5]          from a tap on a link to the heading of the next page
 *   npm run bench -- rolling [--restarts 50] [--rate 50]
 *   npm run bench -- soak [--minutes 60] [--rate 80] [--posts 20]
 *   npm run bench -- fuzz [--count 100000] [--seed N]
 *   npm run bench -- attack [--minutes 5] [--seed N]
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { findBrowser } from '#scripts/browser/find-browser.ts';
import { launchBrowser } from '#scripts/browser/launch-browser.ts';
import { everyPage } from '#scripts/site/every-page.ts';
import { PUBLISHED_ORIGIN, startSite } from '#scripts/site/start-site.ts';
import { benchApi } from './api.ts';
import { benchAttack } from './attack.ts';
import { benchBlog } from './blog.ts';
import { benchChat } from './chat.ts';
import { printSkipped } from './figures.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchFreshClone } from './fresh-clone.ts';
import { benchFuzz } from './fuzz.ts';
import { benchInp } from './inp.ts';
import { benchLighthouse } from './lighthouse.ts';
import { atRest, benchMemory } from './memory.ts';
import { benchPeers } from './peers.ts';
import { benchRolling } from './rolling.ts';
import { benchSecondPage } from './second-page.ts';
import { benchSmsInbound } from './sms-inbound.ts';
import { benchSoak } from './soak.ts';
import { benchStartTime } from './start-time.ts';
import { benchThroughput } from './throughput.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', short: 'p' },
    way: { type: 'string' },
    runs: { type: 'string', short: 'r', default: '5' },
    restarts: { type: 'string', default: '50' },
    rate: { type: 'string' },
    posts: { type: 'string', default: '20' },
    minutes: { type: 'string' },
    taps: { type: 'string', default: '500' },
    count: { type: 'string', default: '100000' },
    seed: { type: 'string' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.');
/** All pages four ways take hours. */
const isPeersWanted = positionals.includes('peers');
const isInpWanted = positionals.includes('inp');
const isSecondPageWanted = positionals.includes('second-page');
const isWanted = (part: string) => positionals.length === 0 || positionals.includes(part);

/** The parts that look at the site through a browser share one running site. */
async function benchInBrowser(): Promise<void> {
  const browser = await findBrowser({ install: true });
  if ('missing' in browser) {
    printSkipped('First visit and Lighthouse', browser.missing);
    return;
  }
  // Judged as it will be published: a copy that asks not to be listed loses points for it.
  const site = await startSite({ env: { PUBLIC_URL: PUBLISHED_ORIGIN } });
  try {
    const all = await everyPage(site.url);
    const ids = values.pages?.split(',');
    const pages = ids ? all.filter(({ id }) => ids.includes(id)) : all;
    if (isWanted('first-load')) {
      const window = await launchBrowser(browser.executablePath);
      await benchFirstLoad(window, site.url, pages.length === 1 ? (pages[0]?.path ?? '/') : '/');
      await window.close();
    }
    if (isInpWanted) {
      const window = await launchBrowser(browser.executablePath);
      await benchInp(window, site.url, pages, Number(values.taps));
      await window.close();
    }
    if (isSecondPageWanted) {
      const window = await launchBrowser(browser.executablePath);
      // A server that prepares its pages meanwhile answers seconds later.
      await atRest(site);
      await benchSecondPage(window, site.url, runs);
      await window.close();
    }
    if (isWanted('lighthouse')) {
      await benchLighthouse(browser.executablePath, site.url, pages, runs);
    }
    if (isPeersWanted) await benchPeers(browser.executablePath, site.url, pages, runs, values.way);
  } finally {
    await site.stop();
  }
}

const isBrowserWanted = isPeersWanted || isInpWanted || isSecondPageWanted;
if (isWanted('first-load') || isWanted('lighthouse') || isBrowserWanted) await benchInBrowser();
const rate = (usual: number) => Number(values.rate ?? usual);
const minutes = (usual: number) => Number(values.minutes ?? usual);
const seed = Number(values.seed ?? randomInt(2 ** 31));

/** Run when all are wanted, or this one by its name. */
const usual: Readonly<Record<string, () => Promise<void>>> = {
  throughput: () => benchThroughput(runs),
  blog: () => benchBlog(runs),
  start: () => benchStartTime(runs),
  memory: benchMemory,
  clone: benchFreshClone,
  chat: benchChat,
  'sms-inbound': benchSmsInbound,
  api: () => benchApi(runs),
};
const long: typeof usual = {
  rolling: () => benchRolling({ restarts: Number(values.restarts), rate: rate(50) }),
  soak: () => benchSoak({ minutes: minutes(60), pages: rate(80), posts: Number(values.posts) }),
  attack: () => benchAttack({ minutes: minutes(5), seed }),
  fuzz: () => benchFuzz({ count: Number(values.count), seed }),
};
for (const [name, bench] of Object.entries(usual)) if (isWanted(name)) await bench();
for (const [name, bench] of Object.entries(long)) if (positionals.includes(name)) await bench();
