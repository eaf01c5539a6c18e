import { contact } from '#shared/content/contact.ts';
import { services } from '#shared/services/index.ts';
import { pagePath } from '#shared/site-map.ts';
import type { Page, Request } from 'playwright';
import { expect } from 'vitest';
import { test as base } from './support/browser-test.ts';
import { everyKind } from './support/every-page.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import { fontsShown } from './support/fonts-shown.ts';
import { movedSoFar, NO_SHIFT, watchLayout } from './support/layout-shift.ts';

const test = base.extend('reducedMotion', 'no-preference');

const MOST_REQUESTS = 14;
const MOST_BYTES = 170_000;
/** The phone of Lighthouse: pictures are chosen by its pixels. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
/** The icon in the tab: Chromium fetches it and reports no request. */
const UNREPORTED_REQUESTS = 1;

/** What the page costs a phone before its owner has touched anything. */
async function firstVisit(page: Page, url: string) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await watchLayout(page);
  await page.goto(url);
  await page.locator('#screen[data-live]').waitFor({ state: 'attached' });
  await fontsShown(page);
  await page.waitForLoadState('networkidle');
  const sent = requests.filter((request) => request.url().startsWith('http'));
  const sizes = await Promise.all(sent.map((request) => request.sizes()));
  return {
    isWithinRequests: sent.length + UNREPORTED_REQUESTS <= MOST_REQUESTS,
    isWithinBytes: sizes.reduce((sum, size) => sum + size.responseBodySize, 0) <= MOST_BYTES,
    othersAsked: sent
      .map((request) => request.url())
      .filter((to) => !to.startsWith(new URL(url).origin)),
    moved: await movedSoFar(page, NO_SHIFT),
  };
}

test('a first visit that touches nothing keeps within the budget, whatever the kind of page', async ({
  browser,
  siteUrl,
}) => {
  // One service stands among the pages; they differ in their words.
  const details = isSweep ? services.map(({ id }) => pagePath('service', { id })) : [];
  const pages = (await everyKind(siteUrl)).map(({ path }) => path);
  for (const path of new Set([...pages, ...details])) {
    const context = await browser.newContext(PHONE);
    const visit = await firstVisit(await context.newPage(), siteUrl + path);
    await context.close();
    expect.soft({ path, ...visit }).toEqual({
      path,
      isWithinRequests: true,
      isWithinBytes: true,
      othersAsked: [],
      moved: [],
    });
  }
});

test('the code of a page comes with the first user activation', async ({ openPage, siteUrl }) => {
  const page = await openPage('/services');
  await page.locator('#screen[data-live]').waitFor({ state: 'attached' });
  const own = await page.locator('script[data-page]').evaluate((script) => script.dataset.page);
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const files = (own ?? '').split(' ').map((file) => siteUrl + file);
  expect(files.length).toBeGreaterThan(0);
  expect((await fetched()).filter((name) => files.includes(name))).toEqual([]);
  await page.mouse.move(5, 5);
  await page.locator('html[data-live]').waitFor();
  expect(await fetched()).toEqual(expect.arrayContaining(files));
});

test('a visitor who is there can put the site on a home screen, and nobody pays for it before', async ({
  openPage,
}) => {
  const page = await openPage('/services');
  await page.locator('#screen[data-live]').waitFor({ state: 'attached' });
  const names = page.locator('head link:is([rel=manifest],[rel=apple-touch-icon])');
  expect(await names.count()).toBe(0);
  await page.mouse.move(5, 5);
  await expect.poll(() => names.count()).toBe(2);
});

test('without user activation a carousel in view gets its code in time for its first turn', async ({
  openPage,
}) => {
  const page = await openPage('/services/network-services');
  await page.locator('html[data-live]').waitFor();
  const dots = page.getByRole('button', { name: /^Show picture/ });
  await expect.poll(() => dots.nth(1).getAttribute('aria-current')).toBe('true');
});

test('React comes when the text stands in its own fonts', async ({ openPage }) => {
  const page = await openPage('/about');
  await page.locator('#screen[data-live]').waitFor({ state: 'attached' });
  const files = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd }),
    ),
  );
  const fonts = files.filter(({ name }) => name.endsWith('.woff2'));
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  expect([fonts.length, scripts.length > 0]).toEqual([2, true]);
  expect(Math.min(...scripts.map(({ startTime }) => startTime))).toBeGreaterThanOrEqual(
    Math.max(...fonts.map(({ responseEnd }) => responseEnd)),
  );
});

test('what is far below the window is drawn when a visitor comes near it, and on paper', async ({
  browser,
  siteUrl,
}) => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.goto(siteUrl);
  await page.locator('#screen[data-live]').waitFor({ state: 'attached' });
  const footer = page.locator('footer');
  const drawn = () =>
    footer.evaluate((element) => {
      const { contentVisibility, minHeight } = getComputedStyle(element);
      return { contentVisibility, isHeld: minHeight !== '0px' && minHeight !== 'auto' };
    });
  expect(await drawn()).toEqual({ contentVisibility: 'auto', isHeld: true });
  await page.emulateMedia({ media: 'print' });
  expect(await drawn()).toEqual({ contentVisibility: 'visible', isHeld: false });
  await page.emulateMedia({ media: 'screen' });
  await footer.scrollIntoViewIfNeeded();
  await expect.poll(drawn).toEqual({ contentVisibility: 'visible', isHeld: false });
  await context.close();
});

test('what is below the window keeps its place while the fonts are on their way', async ({
  browser,
  siteUrl,
}) => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  let sendFonts: () => void = () => undefined;
  const isSent = new Promise<void>((resolve) => (sendFonts = resolve));
  await page.route('**/*.woff2', async (route) => {
    await isSent;
    await route.continue();
  });
  await page.goto(siteUrl);
  await page.waitForFunction(() => document.querySelector('footer')?.style.contentVisibility);
  const held = await page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('main *, footer')].filter(
      ({ style }) => style.contentVisibility === 'auto',
    );
    const heights = () => parts.map(({ offsetHeight }) => offsetHeight);
    const undrawn = heights();
    for (const { style } of parts) style.contentVisibility = 'visible';
    const drawn = heights();
    for (const { style } of parts) style.contentVisibility = 'auto';
    return {
      areMany: parts.length > 3,
      areBelow: parts.every((part) => part.getBoundingClientRect().top > innerHeight),
      moved: undrawn.filter((height, index) => Math.abs(height - (drawn[index] ?? 0)) > 1),
    };
  });
  expect(held).toEqual({ areMany: true, areBelow: true, moved: [] });
  const cutOff = await page.evaluate(async () => {
    const question = document.querySelector<HTMLDetailsElement>('main details');
    const part = question?.closest<HTMLElement>('[style*="content-visibility"]');
    if (!question || !part) return undefined;
    question.scrollIntoView();
    question.open = true;
    await new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame));
    return part.scrollHeight - part.offsetHeight;
  });
  expect(cutOff, 'what opens meanwhile finds its room').toBe(0);
  sendFonts();
  await page.locator('#screen[data-live]').waitFor({ state: 'attached' });
  await context.close();
});

test('fonts that never come do not keep React away', async ({ browser, siteUrl }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  // Asked for, never answered.
  await page.route('**/*.woff2', () => undefined);
  await page.goto(`${siteUrl}/about`);
  await page.locator('#screen[data-live]').waitFor({ state: 'attached' });
  await context.close();
});

test('pictures near the window come without React, those below it do not', async ({ openPage }) => {
  const page = await openPage('/elo', { width: 412, height: 300 });
  await page.locator('#screen[data-live]').waitFor({ state: 'attached' });
  const kinds = () =>
    page
      .locator('picture img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ currentSrc }) => currentSrc.startsWith('data:')),
      );
  await expect.poll(async () => (await kinds())[0]).toBe(false);
  expect(await kinds()).toEqual([false, true, true]);
  expect(await page.evaluate(() => 'live' in document.documentElement.dataset)).toBe(false);
});

test('code that cannot be had leaves the page as it came, and its links work', async ({
  openPage,
}) => {
  const page = await openPage('/contact', { expected: [/ERR_FAILED/, /Failed to load resource/] });
  await page.locator('#screen[data-live]').waitFor({ state: 'attached' });
  const own = await page.locator('script[data-page]').evaluate((script) => script.dataset.page);
  const isOwn = (url: URL) => (own ?? '').split(' ').includes(url.pathname);
  await page.route(isOwn, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await page.mouse.move(5, 5);
  await refused;
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(contact.heading);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
  await page.waitForURL('**/about');
});
