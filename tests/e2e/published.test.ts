import { PUBLISHED_ORIGIN, type Site } from '#scripts/site/start-site.ts';
import { datesFromHistory } from '#scripts/vite/page-dates.ts';
import { pageTexts } from '#scripts/vite/page-texts.ts';
import { machinePaths } from '#shared/machine-paths.ts';
import { sharePicturePath } from '#shared/share-picture.ts';
import { JSDOM } from 'jsdom';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { everyPage } from './support/every-page.ts';
import { hydrated } from './support/hydration.ts';
import { startOwnSite } from './support/start-own-site.ts';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
let published: Site;

beforeAll(async () => {
  published = await startOwnSite({ env: { PUBLIC_URL: PUBLISHED_ORIGIN } });
});
afterAll(() => published.stop());

const at = (path: string) => fetch(published.url + path, { redirect: 'manual' });

/** The paths in the sitemap of the published site, each with its day or nothing. */
async function sitemap(): Promise<{ path: string; day: string | undefined }[]> {
  const text = await (await at(machinePaths.sitemap)).text();
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  return [...document.getElementsByTagName('url')].map((url) => {
    const textOf = (name: string) => url.getElementsByTagName(name)[0]?.textContent;
    const { origin, pathname, search } = new URL(textOf('loc') ?? '');
    expect(origin).toBe(PUBLISHED_ORIGIN);
    return { path: pathname + search, day: textOf('lastmod')?.slice(0, '2026-01-01'.length) };
  });
}

test('a copy on a loopback address asks not to be listed, on every page', async ({ siteUrl }) => {
  for (const { path } of await everyPage(siteUrl)) {
    const response = await fetch(siteUrl + path);
    expect([path, response.headers.get('x-robots-tag')]).toEqual([path, 'noindex']);
  }
  const robots = await (await fetch(siteUrl + machinePaths.robots)).text();
  expect(robots).toMatch(/^Disallow: \/$/m);
});

test('where the build had a history, every page in the sitemap says when it last changed', async ({
  skip,
}) => {
  const history = datesFromHistory(projectFolder, pageTexts());
  if ('missing' in history) return skip(history.missing);
  const undated = (await sitemap()).filter(({ day }) => !/^20\d\d-\d\d-\d\d$/.test(day ?? ''));
  expect(undated.map(({ path }) => path)).toEqual([]);
});

test('everything in the sitemap of a published site is there and may be listed', async () => {
  const paths = (await sitemap()).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(30);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).not.toContain('/elo');
  for (const path of paths) {
    const page = await at(path);
    expect([path, page.status, page.headers.get('x-robots-tag')]).toEqual([path, 200, null]);
    const html = await page.text();
    expect(html).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(html).toContain(`<link rel="canonical" href="${PUBLISHED_ORIGIN}${path}"`);
  }
});

test('everything in the sitemap has a share picture of less than 120 kB', async () => {
  for (const { path } of await sitemap()) {
    const picture = await at(sharePicturePath(path));
    expect([path, picture.status, picture.headers.get('content-type')]).toEqual([
      path,
      200,
      'image/png',
    ]);
    expect((await picture.arrayBuffer()).byteLength).toBeLessThan(120_000);
  }
});

test('a published site works at the address it is tried at', async ({ openPage }) => {
  const page = await openPage('/blog', { origin: published.url });
  await hydrated(page);
  for (const type of ['application/atom+xml', 'application/feed+json']) {
    const href = await page.getAttribute(`head link[type="${type}"]`, 'href');
    const feed = await at(href ?? '');
    expect(feed.headers.get('content-type')).toContain(type);
  }
  const manifest = await page.getAttribute('head link[rel="manifest"]', 'href');
  expect((await at(manifest ?? '')).status).toBe(200);
});

test.for([
  ['/Home/?utm_source=mail', '/?utm_source=mail'],
  ['/services.html', '/services'],
  ['/feed/', machinePaths.atomFeed],
  ['/sitemap_index.xml', machinePaths.sitemap],
])('the old address %s is sent on to %s for good', async ([path = '', target = '']) => {
  const response = await at(path);
  expect([response.status, response.headers.get('location')]).toEqual([301, target]);
});
