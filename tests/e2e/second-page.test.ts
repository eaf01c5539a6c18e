import type { Page } from 'playwright';
import { launchBrowser } from '#scripts/browser/launch-browser.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import { expect, inject, vi } from 'vitest';
import { test as base } from './support/browser-test.ts';
import { everyKind } from './support/every-page.ts';
import { hydrated } from './support/hydration.ts';
import { startRecordingProxy } from './support/recording-proxy.ts';

/** Playwright switches the back/forward cache off unless asked not to; without windows Chromium has none. */
const test = base
  .extend('keepingBrowser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const found = inject('wholeBrowser');
    if ('missing' in found) throw new Error(found.missing);
    const browser = await launchBrowser(found.executablePath, {
      without: ['--disable-back-forward-cache'],
    });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('proxy', async ({ siteUrl }, { onCleanup }) => {
    const proxy = await startRecordingProxy(siteUrl);
    onCleanup(() => proxy.close());
    return proxy;
  });

test('a page that is pointed at comes before the click, and is not asked for again', async ({
  openPage,
  proxy,
}) => {
  const page = await openPage('/about', { origin: proxy.url });
  const asked = () => proxy.requests.filter(({ path }) => path === '/testimonials');
  await pointAt(page);
  await vi.waitFor(() => {
    expect(asked()).toHaveLength(1);
  });
  // As a click before React has come, and as every browser without the site's own navigation.
  await page.evaluate(() => {
    location.assign('/testimonials');
  });
  await page.waitForURL('**/testimonials');
  expect(asked()).toMatchObject([{ path: '/testimonials', setsCookie: false }]);
  expect(asked()[0]?.purpose).toMatch(/^prefetch/);
});

/** Points at a link once the browser has the rules: the first user activation brings them. */
async function pointAt(page: Page): Promise<void> {
  const link = page.locator('footer a[href="/testimonials"]').first();
  await link.hover();
  await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
  await page.mouse.move(0, 0);
  await link.hover();
}

test('the policy that lets the rules through is the strict one', async ({ proxy }) => {
  const { headers } = await fetch(`${proxy.url}/about`);
  const policy = headers.get('content-security-policy') ?? '';
  const [scripts] = policy.split(';').filter((each) => each.trim().startsWith('script-src '));
  expect(scripts).toMatch(/^\s*script-src(?: 'self'| 'sha256-[\w+/=]+'| https:\/\/[\w.-]+)*$/);
});

test('before a visitor is there, nothing is asked for but what the page shows', async ({
  openPage,
  proxy,
}) => {
  const page = await openPage('/about', { origin: proxy.url });
  await page.locator('#screen[data-live]').waitFor();
  await page.close();
  const asked = proxy.requests.map(({ path }) => path);
  expect(asked).not.toContain('/speculation-rules.json');
  expect(asked.filter((path) => path.includes('icons'))).toEqual([]);
});

test('once a visitor is there, the icons of the other pages come too', async ({
  openPage,
  proxy,
}) => {
  const page = await openPage('/about', { origin: proxy.url });
  await hydrated(page);
  await vi.waitFor(() => {
    expect(proxy.requests.map(({ path }) => path)).toContainEqual(expect.stringMatching(/icons/));
  });
  await page.close();
});

test('a page that leads elsewhere asks for no rules', async ({ openPage, proxy }) => {
  const page = await openPage('/elo', { origin: proxy.url });
  await hydrated(page);
  // Before the proxy ends: what is fetched in quiet moments would find nobody.
  await page.close();
  expect(proxy.requests.map(({ path }) => path)).not.toContain('/speculation-rules.json');
});

test('a page that is only pointed at is no visit', async ({ openPage, proxy }) => {
  const page = await openPage('/about', { origin: proxy.url });
  await pointAt(page);
  await vi.waitFor(() => {
    expect(proxy.requests.map(({ path }) => path)).toContain('/testimonials');
  });
  await page.close();
  expect(proxy.events.filter(({ body }) => body.includes('/testimonials'))).toEqual([]);
});

/** A start, one of rows, one with a form; in the long run each kind. */
const LEFT: ReadonlySet<string> = new Set(['home', 'blog-post', 'sms-opt-in']);

test('going back shows every page as it was left', async ({ keepingBrowser, siteUrl }) => {
  const lost: string[] = [];
  const context = await keepingBrowser.newContext();
  // An answer that nobody may store, as that of a missing page, is not cached by a browser either.
  const pages = (await everyKind(siteUrl)).filter(
    ({ id }) => id !== 'not-found' && (isSweep || LEFT.has(id)),
  );
  for (const { path } of pages) {
    const page = await context.newPage();
    await page.goto(siteUrl + path);
    await hydrated(page);
    await page.evaluate(() => {
      document.documentElement.dataset.left = 'here';
    });
    await page.goto(`${siteUrl}/robots.txt`);
    await page.goBack({ waitUntil: 'commit' });
    const { left, reasons } = await page.evaluate(() => ({
      left: document.documentElement.dataset.left,
      reasons: JSON.stringify(
        performance.getEntriesByType('navigation').map((entry) => entry.toJSON() as unknown),
      ),
    }));
    if (left !== 'here') lost.push(`${path}: ${reasons}`);
    await page.close();
  }
  expect(lost).toEqual([]);
});
