import { siteMap } from '#shared/site-map.ts';
import { expect, inject } from 'vitest';
import { test as base } from './support/browser-test.ts';
import { crawl } from './support/crawl.ts';
import { everyAddress } from './support/every-address.ts';

/** One walk through the whole site, without JavaScript, that all tests look at. */
const test = base.extend('walk', { scope: 'file' }, async ({}) => crawl(inject('siteUrl')));

/** The first test waits for the walk; on a slow machine that is a while. */
const WALK = { timeout: 240_000 };

test(
  'links lead from the home page to every page, service and post',
  WALK,
  async ({ walk, siteUrl }) => {
    const reached = [...walk.pages.keys()].filter((path) => !path.includes('?'));
    expect(reached.sort()).toEqual((await everyAddress(siteUrl)).sort());
  },
);

test('no link, picture, file or anchor is broken, and no link takes a detour', ({ walk }) => {
  expect(walk.faults).toEqual([]);
});

test('no two pages share a title or a description', ({ walk }) => {
  const pages = [...walk.pages.values()];
  for (const name of ['title', 'description']) {
    const values = pages.map(({ title, meta }) => (name === 'title' ? title : meta(name)));
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test('every page is its own canonical address', ({ walk, siteUrl }) => {
  for (const [path, { canonical }] of walk.pages) expect(canonical).toBe(siteUrl + path);
});

test('search engines may list every page but the portals and what a query leads to', ({ walk }) => {
  const hidden = [...walk.pages.values()].filter(({ isIndexed }) => !isIndexed);
  const paths = hidden.map(({ path }) => path);
  expect(paths.filter((path) => !path.includes('?'))).toEqual([siteMap.elo.path]);
  const withQuery = [...walk.pages.keys()].filter((path) => path.includes('?'));
  expect(paths.filter((path) => path.includes('?'))).toEqual(withQuery);
});

test('the sitemap for search engines is exactly what the walk found and may be listed', async ({
  walk,
  siteUrl,
}) => {
  const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const found = [...walk.pages.values()].filter(({ isIndexed }) => isIndexed);
  expect(listed.sort()).toEqual(found.map(({ canonical = '' }) => canonical).sort());
});
