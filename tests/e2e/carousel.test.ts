import { homeTestimonials } from '#shared/content/testimonials.ts';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { type OpenPage, testInOneWindow as base } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';

const test = base.extend('reducedMotion', 'no-preference');

const region = (page: Page) => page.getByRole('region', { name: 'Client testimonials' });
const button = (page: Page, name: string) => region(page).getByRole('button', { name });
/** Which quote has its place, counted from 1. */
const shownQuote = (page: Page) =>
  region(page)
    .locator('[role=group]')
    .evaluateAll(
      (slides) => slides.findIndex((slide) => slide.getAttribute('data-state') !== 'hidden') + 1,
    );

/** The carousel in view, taken over by React and paused, so that only the test moves it. */
async function openPaused(openPage: OpenPage, options: Parameters<OpenPage>[1] = {}) {
  const page = await openPage('/', options);
  await hydrated(page);
  await region(page).scrollIntoViewIfNeeded();
  await button(page, 'Pause').click();
  await button(page, 'Play').waitFor();
  return page;
}

test('Next and Previous change the quote and wrap at both ends', async ({ openPage }) => {
  const page = await openPaused(openPage);
  const first = await shownQuote(page);
  const count = homeTestimonials.length;
  await button(page, 'Next').click();
  await expect.poll(() => shownQuote(page)).toBe((first % count) + 1);
  await button(page, 'Show quote 1').click();
  await expect.poll(() => shownQuote(page)).toBe(1);
  await button(page, 'Previous').click();
  await expect.poll(() => shownQuote(page)).toBe(count);
});

test('a click that comes before the code is not lost', async ({ openPage, siteUrl }) => {
  const page = await openPage('/elo', { reducedMotion: 'reduce' });
  let bringCode: () => void = () => undefined;
  const code = new Promise<void>((resolve) => (bringCode = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await code;
    await route.continue();
  });
  await page.goto(siteUrl);
  await region(page).scrollIntoViewIfNeeded();
  await button(page, 'Next').click();
  expect(await shownQuote(page)).toBe(1);
  bringCode();
  await expect.poll(() => shownQuote(page)).toBe(2);
});

test('a swipe to the left shows the next quote, a swipe to the right the one before', async ({
  openPage,
}) => {
  const page = await openPaused(openPage, { width: 360, height: 800, hasTouch: true });
  await button(page, 'Show quote 2').click();
  await expect.poll(() => shownQuote(page)).toBe(2);
  await swipe(page, -80);
  await expect.poll(() => shownQuote(page)).toBe(3);
  await swipe(page, 80);
  await expect.poll(() => shownQuote(page)).toBe(2);
});

test('the section keeps its height whichever quote is shown', async ({ openPage }) => {
  const page = await openPaused(openPage, { width: 360, height: 800 });
  const heights = new Set<number>();
  for (const [index] of homeTestimonials.entries()) {
    await button(page, `Show quote ${index + 1}`).click();
    await expect.poll(() => shownQuote(page)).toBe(index + 1);
    heights.add(await region(page).evaluate((element) => element.getBoundingClientRect().height));
  }
  expect(heights.size).toBe(1);
});

test('it rotates by itself, and stops while the mouse is over it or keyboard focus is inside', async ({
  openPage,
}) => {
  const page = await openPaused(openPage);
  // Changes are announced exactly while it does not rotate.
  const announces = () => region(page).locator('[aria-live]').getAttribute('aria-live');
  const before = await shownQuote(page);
  await button(page, 'Play').click();
  expect(await announces()).toBe('polite');
  await page.mouse.move(0, 0);
  await expect.poll(announces).toBe('off');
  await expect.poll(() => shownQuote(page)).not.toBe(before);
  await page.keyboard.press('Tab');
  await expect.poll(announces).toBe('polite');
});

test('it does not move by itself when motion is unwanted', async ({ openPage }) => {
  const page = await openPage('/', { reducedMotion: 'reduce' });
  await hydrated(page);
  await region(page).scrollIntoViewIfNeeded();
  await button(page, 'Play').waitFor();
  expect(await shownQuote(page)).toBe(1);
});

test('all quotes can be read without JavaScript, and there are no dead buttons', async ({
  openPage,
}) => {
  const page = await openPage('/', { javaScriptEnabled: false });
  for (const { quote } of homeTestimonials) {
    expect(await page.getByText(quote).isVisible()).toBe(true);
  }
  expect(await region(page).getByRole('button').count()).toBe(0);
});

/** A finger that moves sideways over the shown quote. */
async function swipe(page: Page, distance: number): Promise<void> {
  const stage = region(page).locator('.carousel-stage');
  await stage.scrollIntoViewIfNeeded();
  const box = await stage.boundingBox();
  if (!box) throw new Error('The carousel is not in view.');
  // The middle of the quote: its edge may lie under the header.
  const y = box.y + box.height / 2;
  const from = box.x + box.width / 2;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', from);
  await touch('touchMove', from + distance / 2);
  await touch('touchMove', from + distance);
  await touch('touchEnd');
  await session.detach();
}
