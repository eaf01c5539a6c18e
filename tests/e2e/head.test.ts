import { services } from '#shared/services/index.ts';
import { sharePicturePath } from '#shared/share-picture.ts';
import { pagePath } from '#shared/site-map.ts';
import type { Page } from 'playwright';
import { isSweep } from '#tests/setup/sweep.ts';
import { expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { everyPage, NOT_FOUND_NOTICE } from './support/every-page.ts';
import { everyAddress } from './support/every-address.ts';
import { hydrated } from './support/hydration.ts';
import { servedPage } from './support/served-page.ts';

/** Every page, service and post, one after the other, on a machine that may be slow. */
const ALL_PAGES = { timeout: 240_000 };

test(
  'every page has one title, description, list of keywords and card, all of the right length',
  ALL_PAGES,
  async ({ siteUrl }) => {
    for (const path of await everyAddress(siteUrl)) {
      const { document, meta, title } = await servedPage(siteUrl, path);
      expect([path, document.head.querySelectorAll('title').length]).toEqual([path, 1]);
      const description = meta('description') ?? '';
      expect([title, title.length >= 30 && title.length <= 60]).toEqual([title, true]);
      expect([path, description.length >= 70 && description.length <= 160]).toEqual([path, true]);
      expect([path, meta('keywords')]).not.toContain('');
      for (const kind of ['og', 'twitter']) {
        expect(meta(`${kind}:title`)).toBe(title);
        expect(meta(`${kind}:description`)).toBe(description);
        expect(meta(`${kind}:image`)).toBe(siteUrl + sharePicturePath(path));
        expect(meta(`${kind}:image:alt`)).toContain(title);
      }
      expect(meta('og:url')).toBe(siteUrl + path);
      expect(meta('twitter:card')).toBe('summary_large_image');
      expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    }
  },
);

test('every service page carries the keywords of that service', async ({ siteUrl }) => {
  for (const { id, metadata: words } of services) {
    const { title, meta } = await servedPage(siteUrl, pagePath('service', { id }));
    const shown = { title, description: meta('description'), keywords: meta('keywords') };
    expect(shown).toEqual(words);
  }
});

test.for(['/nowhere', '/services/no-such-service', '/blog/no-such-post'])(
  'nobody is sent to the missing page %s by a search',
  async (path, { siteUrl }) => {
    const { status, isIndexed, canonical } = await servedPage(siteUrl, path);
    expect([status, isIndexed, canonical]).toEqual([404, false, undefined]);
  },
);

test('a page with the mark of a campaign keeps its clean address', async ({ siteUrl }) => {
  const { canonical, isIndexed } = await servedPage(siteUrl, '/about?utm_source=letter&fbclid=1');
  expect([canonical, isIndexed]).toEqual([`${siteUrl}/about`, true]);
});

/** What the head and the JSON-LD say, in an order of its own. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const tags =
      'title,meta[name],meta[property],link[rel=canonical],link[rel=prev],link[rel=next],link[rel=alternate],script[type$=ld\\+json]';
    return [...document.querySelectorAll(tags)].map(({ outerHTML }) => outerHTML).sort();
  });

test(
  'after a change of page title, description, canonical, cards, robots and JSON-LD are those of a fresh load',
  ALL_PAGES,
  async ({ browser, openPage, siteUrl }) => {
    const walking = await openPage('/cookie-policy', { expected: [NOT_FOUND_NOTICE] });
    await hydrated(walking);
    const context = await browser.newContext();
    const fresh = await context.newPage();
    const pages = (await everyPage(siteUrl)).map(({ path }) => path);
    const all = isSweep ? await everyAddress(siteUrl) : pages;
    for (const path of [...all, '/blog/archive?page=2', '/nowhere']) {
      await fresh.goto(siteUrl + path);
      // What a link of the site does, for addresses that no page links to as well.
      await walking.evaluate((to) => history.pushState(null, '', to), path);
      const wanted = await headOf(fresh);
      await expect.poll(() => headOf(walking), { message: path }).toEqual(wanted);
    }
    await context.close();
  },
);

test('a page that is left before its code has come leaves nothing of its head', async ({
  browser,
  siteUrl,
}) => {
  const page = await browser.newPage();
  await page.goto(`${siteUrl}/services`);
  // React hears the header; nobody has touched the page, which stays as it was served.
  await page.waitForFunction(() => document.querySelector('#screen[data-live]') !== null);
  expect(await page.evaluate(() => 'live' in document.documentElement.dataset)).toBe(false);
  await page.evaluate(() => history.pushState(null, '', '/about'));
  const fresh = await browser.newPage();
  await fresh.goto(`${siteUrl}/about`);
  const wanted = await headOf(fresh);
  await expect.poll(() => headOf(page)).toEqual(wanted);
  await Promise.all([page, fresh].map((window) => window.close()));
});

test('a click inside the site and the way back keep the head right', async ({
  openPage,
  siteUrl,
}) => {
  const page = await openPage('/services');
  await hydrated(page);
  const before = await headOf(page);
  await page.getByRole('main').getByRole('link', { name: 'eFax' }).first().click();
  await page.waitForURL('**/services/efax-services');
  const served = await servedPage(siteUrl, '/services/efax-services');
  const attribute = (selector: string, name: string) =>
    page.locator(`head ${selector}`).getAttribute(name);
  expect(await page.title()).toBe(served.title);
  expect(await attribute('link[rel=canonical]', 'href')).toBe(served.canonical);
  await page.goBack();
  await expect.poll(() => headOf(page)).toEqual(before);
});

test('the code of a page brings the words of no other page', async ({ siteUrl }) => {
  const [home, contact] = await Promise.all(
    ['/', '/contact'].map((path) => servedPage(siteUrl, path)),
  );
  const boot = home?.document.querySelector('script[data-main]');
  const files = [
    boot?.getAttribute('data-main') ?? '',
    ...(boot?.getAttribute('data-preload') ?? '').split(' '),
    ...(boot?.getAttribute('data-page') ?? '').split(' '),
  ];
  const code = await Promise.all(files.map(async (file) => (await fetch(siteUrl + file)).text()));
  expect(code.join('')).toContain(home?.meta('description')?.slice(0, 40));
  expect(code.join('')).not.toContain(contact?.meta('description')?.slice(0, 40));
  expect(code.join('')).not.toContain('AggregateRating');
});
