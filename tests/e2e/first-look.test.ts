import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { test } from './support/browser-test.ts';

/** A phone whose fonts wait until the test lets them come: the first look goes on until something ends it. */
async function visitWithoutFonts(browser: Browser, url: string, options?: BrowserContextOptions) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const waiting: Route[] = [];
  await page.route('**/*.woff2', (route) => void waiting.push(route));
  // Not the load event: a page that asks for its fonts early waits for them there.
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  return { page, waiting };
}

const isFirstLook = (page: Page) =>
  page.evaluate(() => 'firstLook' in document.documentElement.dataset);

/** How many of the parts below are not laid out, and how many there are. */
const partsBelow = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('.below-fold')];
    const isSkipped = ({ firstElementChild }: Element) =>
      firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false;
    return { skipped: parts.filter(isSkipped).length, all: parts.length };
  });

for (const path of ['/', '/services', '/blog', '/sms-opt-in', '/privacy-policy']) {
  test(`a first visit of ${path} lays out what is near, and all of it once the fonts stand`, async ({
    browser,
    siteUrl,
  }) => {
    const { page, waiting } = await visitWithoutFonts(browser, siteUrl + path);
    await expect.poll(() => waiting.length).toBe(2);
    const { skipped, all } = await partsBelow(page);
    expect(skipped).toBeGreaterThanOrEqual(Math.floor(all / 2));
    await Promise.all(waiting.map((route) => route.continue()));
    await expect.poll(() => isFirstLook(page)).toBe(false);
    expect(await partsBelow(page)).toEqual({ skipped: 0, all });
  });
}

test('the first sign of life ends the first look', async ({ browser, siteUrl }) => {
  const { page } = await visitWithoutFonts(browser, `${siteUrl}/about`);
  expect(await isFirstLook(page)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isFirstLook(page)).toBe(false);
});

test('who comes for a place in the page gets it, with all heights above it', async ({
  browser,
  siteUrl,
}) => {
  const { page } = await visitWithoutFonts(browser, `${siteUrl}/privacy-policy`);
  const last = await page.locator('main section[id]').last().getAttribute('id');
  await page.goto('about:blank');
  await page.goto(`${siteUrl}/privacy-policy#${last}`, { waitUntil: 'domcontentloaded' });
  expect(await isFirstLook(page)).toBe(false);
  expect(await partsBelow(page)).toMatchObject({ skipped: 0 });
  const top = () =>
    page.locator(`#${last}`).evaluate((place) => Math.round(place.getBoundingClientRect().top));
  const header = await page
    .locator('body > * header')
    .first()
    .evaluate((bar) => bar.clientHeight);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(2 * header);
});

test('who reloads has no second first look', async ({ browser, siteUrl }) => {
  const { page } = await visitWithoutFonts(browser, `${siteUrl}/about`);
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await isFirstLook(page)).toBe(false);
});

test('without JavaScript the whole page is laid out', async ({ browser, siteUrl }) => {
  const { page } = await visitWithoutFonts(browser, `${siteUrl}/`, { javaScriptEnabled: false });
  expect(await partsBelow(page)).toMatchObject({ skipped: 0 });
});
