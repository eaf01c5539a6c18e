import { homeTestimonials } from '#shared/content/testimonials.ts';
import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { testInOneWindow as base } from './support/browser-test.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { hydrated } from './support/hydration.ts';
import { hasFocus, press, walkTo } from './support/keyboard.ts';

const test = base.extend('reducedMotion', 'no-preference');

describe('carousel', () => {
  const region = (page: Page) => page.getByRole('region', { name: 'Client testimonials' });
  const button = (page: Page, name: string) => region(page).getByRole('button', { name });
  const announces = (page: Page) => region(page).locator('[aria-live]').getAttribute('aria-live');
  /** The slide a screen reader finds: the others are hidden from it. */
  const slide = (page: Page, number: number) =>
    region(page).getByRole('group', { name: `${number} of ${homeTestimonials.length}` });

  test('it is announced as a carousel with one slide to read', async ({ openPage }) => {
    const page = await openPage('/', { reducedMotion: 'reduce' });
    await hydrated(page);
    expect(await region(page).getAttribute('aria-roledescription')).toBe('carousel');
    expect(await slide(page, 1).getAttribute('aria-roledescription')).toBe('slide');
    expect(await region(page).getByRole('group').count()).toBe(1);
    expect(await announces(page)).toBe('polite');
  });

  test('it stops for the keyboard, is worked by it, and stays paused when it moves on', async ({
    openPage,
  }) => {
    const page = await openPage('/');
    await hydrated(page);
    await walkTo(page, button(page, 'Pause'));
    await expect.poll(() => announces(page)).toBe('polite');
    await press(page, 'Enter');
    await button(page, 'Play').waitFor();
    expect(await hasFocus(button(page, 'Play'))).toBe(true);

    await walkTo(page, button(page, 'Show quote 2'));
    await press(page, 'Enter');
    await slide(page, 2).waitFor();
    await expect.poll(() => button(page, 'Show quote 2').getAttribute('aria-current')).toBe('true');
    await walkTo(page, button(page, 'Next'), 'Shift+Tab');
    await press(page, 'Space');
    await slide(page, 3).waitFor();
    await press(page, 'Shift+Tab', 'Enter');
    await slide(page, 2).waitFor();
    expect(await hasFocus(button(page, 'Previous'))).toBe(true);

    await walkTo(page, page.getByRole('link', { name: 'Network Transformation' }));
    expect(await announces(page)).toBe('polite');
  });

  test('it rotates again when the keyboard only passed through', async ({ openPage }) => {
    const page = await openPage('/');
    await hydrated(page);
    await walkTo(page, button(page, 'Pause'));
    await expect.poll(() => announces(page)).toBe('polite');
    await press(page, 'Shift+Tab');
    await expect.poll(() => announces(page)).toBe('off');
  });
});

test('the carousel stands still for a keyboard that came before the code', async ({
  openPage,
  siteUrl,
}) => {
  const page = await openPage('/elo');
  const scripts = await holdScripts(page);
  await page.goto(siteUrl);
  const region = page.getByRole('region', { name: 'Client testimonials' });
  await walkTo(page, region.getByRole('button', { name: 'Next' }));
  await expect.poll(() => scripts.count()).toBeGreaterThan(0);
  await scripts.release();
  await page.locator('html[data-live]').waitFor();
  expect(await region.locator('[aria-live]').getAttribute('aria-live')).toBe('polite');
});

test('forced colors tell the dot of the shown quote from the others', async ({ openPage }) => {
  const page = await openPage('/', { forcedColors: 'active', reducedMotion: 'reduce' });
  await hydrated(page);
  const fill = (dot: Locator) =>
    dot.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  // Drawn with its fill only, and forced colors take that away: it is the canvas's own.
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await fill(page.locator('.carousel-dot[aria-current]'))).not.toBe(canvas);
});

test('in reduced motion the next quote is there without a fade', async ({ openPage }) => {
  const page = await openPage('/', { reducedMotion: 'reduce' });
  await hydrated(page);
  const region = page.getByRole('region', { name: 'Client testimonials' });
  const next = region.getByRole('button', { name: 'Next' });
  await walkTo(page, next);
  // Asked for before the key, and awaited after it: kept in a property, or the call would wait for it.
  await next.evaluate((button) => {
    Object.assign(button, {
      framesWithout: new Promise<number>((resolve) => {
        const slides = [
          ...(button.closest('[aria-roledescription=carousel]') ?? document).querySelectorAll(
            '[role=group]',
          ),
        ];
        const readable = () => slides.filter((slide) => getComputedStyle(slide).opacity === '1');
        let without = 0;
        let frames = 0;
        const look = () => {
          if (readable().length === 0) without += 1;
          frames += 1;
          // Longer than the fade of 500 ms that everybody else sees.
          if (frames < 60) requestAnimationFrame(look);
          else resolve(without);
        };
        button.addEventListener('click', () => requestAnimationFrame(look), { once: true });
      }),
    });
  });
  await press(page, 'Enter');
  const without = await next.evaluate(
    (button) => (button as Element & { framesWithout?: Promise<number> }).framesWithout,
  );
  // React's way from the old quote to the new takes a frame or two; the fade would take thirty.
  expect(without).toBeLessThanOrEqual(4);
});
