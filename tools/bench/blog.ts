import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Site, startSite } from '#scripts/site/start-site.ts';
import { median, printSkipped, printTable } from './figures.ts';
import { inTurns } from './in-turns.ts';
import { atRest } from './memory.ts';
import { seedPosts } from './seed-posts.ts';
import { load, obstacle, SERVER_CORE, share } from './throughput.ts';

const POSTS = 10_000;
/** Posts that are rendered for the first time since the start. */
const FIRST_READS = 100;
const WARM_UP_READS = 30;
const TARGET_MS = 20;

/** Pages that show no post, or the same few of them, however many there are. */
const OTHER_PAGES = ['/', '/services/helpdesk-support', '/sitemap'];

/**
 * A blog of 10,000 posts: the first reading of a post, pages from memory beside the home page, and the other pages
 * beside those of a site with its sample posts.
 */
export async function benchBlog(runs: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-blog-'));
  try {
    await seedPosts(dataDir, POSTS);
    const env = { READ_LIMIT: '0', SEED_SAMPLE: '0' };
    const reason = await obstacle();
    const site = await startSite({ dataDir, env, ...(!reason && { core: SERVER_CORE }) });
    try {
      await benchFirstReads(site.url);
      if (reason) printSkipped('Blog from memory', reason);
      else {
        await benchFromMemory(site.url, runs);
        await benchOtherPages(site, runs);
      }
    } finally {
      await site.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function benchFirstReads(url: string): Promise<void> {
  for (let index = 1; index <= WARM_UP_READS; index += 1) await read(`${url}/blog/lesson-${index}`);
  const times: number[] = [];
  for (let index = 1; index <= FIRST_READS; index += 1) {
    times.push(await read(`${url}/blog/lesson-${WARM_UP_READS + index * 90}`));
  }
  const slowest = Math.max(...times);
  printTable(`First reading of a post among ${POSTS}, milliseconds, ${FIRST_READS} posts`, [
    ['median', median(times).toFixed(1)],
    ['slowest', slowest.toFixed(1)],
    ['target', `under ${TARGET_MS}`],
  ]);
}

/** Milliseconds until the whole answer is there. */
async function read(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return performance.now() - start;
}

/** In turns, so that whatever else the machine does meets them all. */
async function benchFromMemory(url: string, runs: number): Promise<void> {
  const pages = ['/', '/blog', '/blog/archive', '/blog/archive?page=50', '/blog/lesson-4000'];
  const rates = new Map(pages.map((page) => [page, [] as number[]]));
  for (const page of pages) await read(url + page);
  await load(`${url}/`); // warms the compiler up
  for (let run = 0; run < runs; run += 1) {
    for (const [page, found] of rates) found.push(await load(url + page));
  }
  const home = median(rates.get('/') ?? []);
  printTable(
    `Blog of ${POSTS} posts from memory, one core, requests a second, median of ${runs}`,
    [...rates].map(([page, found]) => {
      const rate = median(found);
      return [page, Math.round(rate), `${Math.round((rate / home) * 100)} % of the home page`];
    }),
  );
}

/** Both sites share the core; only one of them is asked at a time. */
async function benchOtherPages(site: Site, runs: number): Promise<void> {
  const few = await startSite({ env: { READ_LIMIT: '0' }, core: SERVER_CORE });
  try {
    for (const each of [site, few]) await atRest(each);
    await load(`${few.url}/`); // warms the compiler up
    const rows: (string | number)[][] = [
      ['page', `${POSTS.toLocaleString('en-US')} posts`, 'sample posts', 'ratio'],
    ];
    for (const page of OTHER_PAGES) {
      const [many, sample] = await inTurns(runs, [site, few], ({ url }) => load(url + page));
      rows.push([
        page,
        Math.round(median(many)),
        Math.round(median(sample)),
        share(median(many), median(sample)),
      ]);
    }
    printTable(`Other pages from memory, one core, requests a second, median of ${runs}`, rows);
  } finally {
    await few.stop();
  }
}
