import { identity } from '#shared/identity/identity.ts';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';

const picture = (page: Page) => page.locator('.relief-map img');

/** The address of what the browser shows: `data:` while the picture is not wanted yet. */
const shown = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.currentSrc || element.src);

/** Scrolls until the picture begins that many pixels below the window, and lets the page notice. */
async function scrollToDistance(image: Locator, distancePx: number): Promise<void> {
  await image.evaluate(async (element, distance) => {
    const { top } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top - innerHeight - distance, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, distancePx);
}

/** A drawn map has no picture. */
const withRelief = test.skipIf(identity.map !== 'relief');

withRelief(
  'a picture is fetched when it is 50 px away from the window, and not before',
  async ({ openPage }) => {
    const page = await openPage('/about', { width: 360, height: 640 });
    await hydrated(page);
    await scrollToDistance(picture(page), 90);
    expect(await shown(picture(page))).toMatch(/^data:/);
    await scrollToDistance(picture(page), 40);
    await expect.poll(() => shown(picture(page))).toMatch(/oklahoma-relief.*\.avif$/);
  },
);

withRelief('a picture moves nothing when it arrives', async ({ openPage }) => {
  const page = await openPage('/about', { width: 360, height: 640 });
  await hydrated(page);
  const height = () => picture(page).evaluate((image) => image.getBoundingClientRect().height);
  const before = await height();
  await scrollToDistance(picture(page), 0);
  await expect.poll(() => shown(picture(page))).toMatch(/\.avif$/);
  await picture(page).evaluate((image: HTMLImageElement) => image.decode());
  expect(Math.abs((await height()) - before)).toBeLessThan(1);
});

test.for([360, 768, 1000, 1280])(
  'the letters of a role fit their tile at %i px',
  async (width, { openPage }) => {
    const page = await openPage('/about', { width, height: 900 });
    const letters = page.locator('main li > [aria-hidden] > span');
    expect(await letters.count()).toBeGreaterThan(0);
    const shares = await letters.evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().width / element.clientWidth;
      }),
    );
    for (const share of shares) expect(share).toBeLessThan(0.8);
  },
);

test('without JavaScript the browser fetches the pictures by itself', async ({ openPage }) => {
  const page = await openPage('/elo', { javaScriptEnabled: false });
  const images = page.locator('picture img');
  expect(await images.count()).toBe(3);
  for (const image of await images.all()) await expect.poll(() => shown(image)).toMatch(/\.avif$/);
});

test.for([
  { width: 390, scale: 3, file: 1200 },
  { width: 1280, scale: 1, file: 800 },
  { width: 1280, scale: 2, file: 1200 },
])(
  'the scene of a service comes in $file px at $width px with $scale pixels for one',
  async ({ width, scale, file }, { openPage }) => {
    const page = await openPage('/services/cloud-solutions', { width, deviceScaleFactor: scale });
    const scene = page.locator('article header picture img');
    await expect.poll(() => shown(scene)).toMatch(new RegExp(`cloud-solutions-${file}.*\\.avif$`));
  },
);
