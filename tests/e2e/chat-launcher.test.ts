import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { input, launcher, openWithClock, panel } from './support/chat-page.ts';
import { hydrated } from './support/hydration.ts';

const BOUNCE_AFTER_MS = 30_000;
const BOUNCES_FOR_MS = 6_000;

const isBouncing = (page: Page) =>
  launcher(page).evaluate((button) =>
    button.getAnimations().some((animation) => animation.playState === 'running'),
  );

test('closed for 30 seconds the launcher bounces; opening ends it, and the 30 seconds begin again', async ({
  openPage,
}) => {
  const page = await openWithClock(openPage, '/about', { reducedMotion: 'no-preference' });
  await page.clock.runFor(BOUNCE_AFTER_MS);
  await expect.poll(() => isBouncing(page)).toBe(true);

  // By keyboard: Playwright clicks nothing that moves.
  await launcher(page).press('Enter');
  await input(page).waitFor();
  await page.clock.runFor(2 * BOUNCE_AFTER_MS);
  await page.keyboard.press('Escape');
  await launcher(page).waitFor();
  await page.clock.runFor(BOUNCE_AFTER_MS - 1_000);
  expect(await isBouncing(page)).toBe(false);
  await page.clock.runFor(1_000);
  await expect.poll(() => isBouncing(page)).toBe(true);
});

test('the launcher rests after six seconds of bouncing', async ({ openPage }) => {
  const page = await openWithClock(openPage, '/about', { reducedMotion: 'no-preference' });
  await page.clock.runFor(BOUNCE_AFTER_MS);
  await expect.poll(() => isBouncing(page)).toBe(true);
  const ends = await launcher(page).evaluate((button) =>
    button
      .getAnimations({ subtree: true })
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );
  expect(Math.max(...ends)).toBeLessThanOrEqual(BOUNCES_FOR_MS);
});

test('people who asked for less motion see no bounce', async ({ openPage }) => {
  const page = await openWithClock(openPage, '/about', { reducedMotion: 'reduce' });
  await page.clock.runFor(4 * BOUNCE_AFTER_MS);
  expect(await isBouncing(page)).toBe(false);
});

test('where another chat stands already there is no launcher', async ({ openPage }) => {
  const page = await openPage('/elo');
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('</body>', '<div data-chat-widget></div></body>'),
    });
  });
  await page.goto(new URL('/about', page.url()).href);
  await hydrated(page);
  await launcher(page).waitFor({ state: 'detached' });
  await expect.poll(() => panel(page).count()).toBe(0);
  expect(await page.locator('[data-chat-widget]').count()).toBe(1);
});
