import { buildManyPosts } from '#tools/bench/build-many-posts.ts';
import type { Site } from '#scripts/site/start-site.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { blogPosts } from '#shared/schema.ts';
import { freshDataDir } from '#tests/setup/embedded-template.ts';
import { rm } from 'node:fs/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crawl, type Crawl } from './support/crawl.ts';
import { everyAddress } from './support/every-address.ts';
import { startOwnSite } from './support/start-own-site.ts';

/** Half of them archived and ten still to come: three pages of each list. */
const POSTS = 230;
const WALK_MS = 600_000;

let dataDir: string;
let site: Site;
let walk: Crawl;

beforeAll(async () => {
  dataDir = await freshDataDir();
  const database = await openDatabase({ dataDir }, pino({ level: 'silent' }));
  await database.db.insert(blogPosts).values(buildManyPosts(POSTS, new Date()));
  await database.close();
  // Nobody reads this fast; whoever does is slowed down.
  site = await startOwnSite({ dataDir, env: { READ_LIMIT: '0' } });
  walk = await crawl(site.url, { withFiles: false });
}, WALK_MS);

afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('among hundreds of posts links lead to every one of them, and none is broken', async () => {
  const reached = [...walk.pages.keys()].filter((path) => !path.includes('?'));
  const all = await everyAddress(site.url);
  expect(all.filter((path) => path.startsWith('/blog/lesson-'))).toHaveLength(POSTS - 10);
  expect(reached.sort()).toEqual(all.sort());
  expect(walk.faults).toEqual([]);
});

test('the sitemap for search engines names each of them too', async () => {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const found = [...walk.pages.values()].filter(({ isIndexed }) => isIndexed);
  expect(listed.sort()).toEqual(found.map(({ canonical = '' }) => canonical).sort());
});

test.each(['/sitemap', '/blog/archive'])(
  'the later pages of %s name the one before and the one after, and are not listed',
  (list) => {
    const page = (path: string) => walk.pages.get(path);
    const rel = (path: string, name: string) =>
      page(path)?.document.head.querySelector(`link[rel="${name}"]`)?.getAttribute('href');
    const addresses = [list, `${list}?page=2`, `${list}?page=3`];
    expect(addresses.map((path) => page(path)?.isIndexed)).toEqual([true, false, false]);
    expect(addresses.map((path) => page(path)?.canonical)).toEqual(
      addresses.map((path) => site.url + path),
    );
    const [first = '', second = '', third = ''] = addresses;
    expect([rel(first, 'prev'), rel(first, 'next')]).toEqual([undefined, site.url + second]);
    expect([rel(second, 'prev'), rel(second, 'next')]).toEqual([
      site.url + first,
      site.url + third,
    ]);
    expect([rel(third, 'prev'), rel(third, 'next')]).toEqual([site.url + second, undefined]);
  },
);

test('no two pages share a title, those of long lists included', () => {
  const titles = [...walk.pages.values()].map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
