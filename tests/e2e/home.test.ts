import { company } from '#shared/content/company.ts';
import { home } from '#shared/content/home.ts';
import { services } from '#shared/content/services.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';
import { fontsShown } from './support/fonts-shown.ts';

const headline = (page: Page) => page.getByRole('heading', { level: 1, name: home.hero.headline });
const visibleCharacters = (page: Page) =>
  page
    .locator('.typed > span')
    .evaluateAll(
      (spans) => spans.filter((span) => getComputedStyle(span).visibility === 'visible').length,
    );

test('the headline is typed to its end, and then the heart of the logo beats', async ({
  openPage,
}) => {
  const page = await openPage('/');
  await hydrated(page);
  // Looked at in every frame: a busy machine may not come by while the heart beats.
  const beats = page.waitForFunction(() => {
    const logo = document.querySelector('.logo-beats');
    const ends = logo?.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime);
    return ends?.length ? ends : undefined;
  });
  await expect.poll(() => visibleCharacters(page)).toBe(home.hero.headline.length);
  await headline(page).and(page.locator('[data-typed]')).waitFor();
  expect(await (await beats).jsonValue()).toEqual([4000]);
});

test('every character has its delay: 500 ms, then 50 ms each', async ({ openPage }) => {
  const page = await openPage('/');
  const delays = await page
    .locator('.typed > span')
    .evaluateAll((spans) => spans.map((span) => parseFloat(getComputedStyle(span).animationDelay)));
  expect(delays.map((seconds) => Math.round(seconds * 1000))).toEqual(
    Array.from(home.hero.headline, (_, index) => 500 + (index + 1) * 50),
  );
});

test('the headline stands at once when motion is unwanted', async ({ openPage }) => {
  const page = await openPage('/', { reducedMotion: 'reduce' });
  expect(await visibleCharacters(page)).toBe(home.hero.headline.length);
});

test('typing moves nothing on the page', async ({ openPage }) => {
  const page = await openPage('/');
  // The second time the fonts are there at once: a late one is another matter.
  await fontsShown(page);
  await page.reload();
  await hydrated(page);
  await page.locator('[data-typed]').waitFor({ timeout: 60_000 });
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list
              .getEntries()
              .reduce(
                (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
                0,
              ),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // No shift, no call.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(shift).toBe(0);
});

test('the first screen leads to the services, to the contact page, to phone and e-mail', async ({
  openPage,
}) => {
  const page = await openPage('/');
  const href = (name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).first().getAttribute('href');
  expect(await href('Explore Services')).toBe('/services');
  expect(await href('Get in Touch')).toBe('/contact#contact-top');
  expect(await href(company.phone.display)).toBe(company.phone.href);
  expect(await href(company.emails.general.address)).toBe(company.emails.general.href);
});

test('all nine services stand on the page, eFax included', async ({ openPage }) => {
  const page = await openPage('/', { javaScriptEnabled: false });
  for (const { id, title } of services) {
    const link = page.getByRole('main').getByRole('link', { name: title, exact: true });
    expect(await link.getAttribute('href')).toBe(`/services/${id}`);
  }
});

for (const width of [320, 768, 1280, 1920]) {
  test(`nothing overflows sideways at ${width} px`, async ({ openPage }) => {
    const page = await openPage('/', { width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('the page stays near 700 elements', async ({ openPage }) => {
  const page = await openPage('/', { javaScriptEnabled: false });
  expect(await page.locator('*').count()).toBeLessThanOrEqual(720);
});

test('a block further down comes in when it is scrolled into view', async ({ openPage }) => {
  const page = await openPage('/');
  await hydrated(page);
  // Its code comes with the next sign of life.
  await page.mouse.move(10, 10);
  const waiting = page.locator('[data-reveal=waiting]');
  await expect.poll(() => waiting.count()).toBeGreaterThan(0);
  await waiting.first().scrollIntoViewIfNeeded();
  await page.locator('[data-reveal=shown]').first().waitFor();
});
