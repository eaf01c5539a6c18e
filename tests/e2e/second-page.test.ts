import type { Browser, Page } from 'playwright';
import { launchBrowser } from '#scripts/browser/launch-browser.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import { expect, inject, vi } from 'vitest';
import { test as base } from './support/browser-test.ts';
import { everyAddress } from './support/every-address.ts';
import { everyKind } from './support/every-page.ts';
import { hydrated } from './support/hydration.ts';
import {
  accept,
  GA_COLLECT,
  GTM_REPORT,
  META_TRACK,
  SCRIPTS,
  test as measuredTest,
} from './support/measured-test.ts';
import { startRecordingProxy } from './support/recording-proxy.ts';

/** Every page, service and post, one after the other, on a machine that may be slow. */
const ALL_PAGES = { timeout: 240_000 };

/** Playwright switches the back/forward cache off unless asked not to; without windows Chromium has none. */
function launchKeeping(moreFlags: readonly string[] = []): Promise<Browser> {
  const found = inject('wholeBrowser');
  if ('missing' in found) throw new Error(found.missing);
  return launchBrowser(found.executablePath, {
    moreFlags,
    without: ['--disable-back-forward-cache'],
  });
}

const test = base
  .extend('keepingBrowser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchKeeping();
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
  // Before the proxy, which stops first: what the page still loads would be refused.
  await page.close();
});

/** Points at a link once the browser has the rules: the first user activation brings them. */
async function pointAt(page: Page): Promise<void> {
  const link = page.locator('footer a[href="/testimonials"]').first();
  await link.hover();
  await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
  await page.mouse.move(0, 0);
  await link.hover();
}

test('a page that React has drawn needs no document: the rules are gone', async ({
  openPage,
  proxy,
}) => {
  const page = await openPage('/about', { origin: proxy.url });
  await pointAt(page);
  await page.locator('html[data-live]').waitFor();
  await page.locator('footer a[href="/testimonials"]').first().click();
  await page.waitForURL('**/testimonials');
  await expect.poll(() => page.locator('script[type=speculationrules]').count()).toBe(0);
  await page.close();
});

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

/** Leaves a page by its address bar, comes back, and says what of it is still there. */
async function leaveAndReturn(page: Page, origin: string) {
  await page.evaluate(() => {
    document.documentElement.dataset.left = 'here';
  });
  await page.goto(`${origin}/robots.txt`);
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as KeptNavigation[];
    return {
      left: document.documentElement.dataset.left,
      notRestored: JSON.stringify(visit?.notRestoredReasons),
    };
  });
}

/** Chromium says in it what kept a page from being kept; TypeScript does not know it yet. */
interface KeptNavigation extends PerformanceNavigationTiming {
  readonly notRestoredReasons: object | null;
}

const AS_LEFT = { left: 'here', notRestored: 'null' };

test(
  'going back shows every page as it was left',
  ALL_PAGES,
  async ({ keepingBrowser, siteUrl }) => {
    const context = await keepingBrowser.newContext();
    // An answer that nobody may store, as that of a missing page, is not kept by a browser either.
    const kinds = (await everyKind(siteUrl)).filter(({ id }) => id !== 'not-found');
    const paths = isSweep ? await everyAddress(siteUrl) : kinds.map(({ path }) => path);
    for (const path of paths) {
      const page = await context.newPage();
      await page.goto(siteUrl + path);
      await hydrated(page);
      expect.soft({ path, ...(await leaveAndReturn(page, siteUrl)) }).toEqual({ path, ...AS_LEFT });
      await page.close();
    }
  },
);

measuredTest('so it does where visits are measured', async ({ world, onTestFinished }) => {
  const browser = await launchKeeping(world.others.browserFlags(world.proxy.url));
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${world.proxy.url}/about`);
  await hydrated(page);
  await accept(page);
  const before = world.others.requests.length;
  await page.goto(`${world.proxy.url}/contact`);
  await hydrated(page);
  const asked = () => world.others.requests.slice(before).map(({ host, path }) => host + path);
  await expect
    .poll(asked)
    .toEqual(expect.arrayContaining([...SCRIPTS, GA_COLLECT, GTM_REPORT, META_TRACK]));
  expect(await leaveAndReturn(page, world.proxy.url)).toEqual(AS_LEFT);
});
