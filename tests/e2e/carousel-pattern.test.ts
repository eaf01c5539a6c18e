import { homeTestimonials } from '#shared/content/testimonials.ts';
import { networkSlides } from '#shared/content/services-page.ts';
import type { Page } from 'playwright';
import { isSweep } from '#tests/setup/sweep.ts';
import { describe, expect } from 'vitest';
import { testInOneWindow as base } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';
import { hasFocus, press, walkTo } from './support/keyboard.ts';

const test = base.extend('reducedMotion', 'no-preference');

const carousels = [
  { name: 'Client testimonials', path: '/', noun: 'quote', count: homeTestimonials.length },
  {
    name: 'Network infrastructure pictures',
    path: '/services/network-services',
    noun: 'picture',
    count: networkSlides.length,
  },
];

/** Both are one component: what the keyboard does to the second one is asked in the long run. */
const worked = (name: string) => isSweep || name === carousels[0]?.name;

/** https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ with a button for each slide. */
describe.each(carousels)('$name', ({ name, path, noun, count }) => {
  const region = (page: Page) => page.getByRole('region', { name });
  const button = (page: Page, label: string) => region(page).getByRole('button', { name: label });
  const announces = (page: Page) => region(page).locator('[aria-live]').getAttribute('aria-live');

  test('it and its slides say what they are, and one slide is there to read', async ({
    openPage,
  }) => {
    const page = await openPage(path, { reducedMotion: 'reduce' });
    await hydrated(page);
    expect(await region(page).getAttribute('aria-roledescription')).toBe('carousel');
    const slide = region(page).getByRole('group');
    expect(await slide.count()).toBe(1);
    expect(await slide.getAttribute('aria-roledescription')).toBe('slide');
    expect(await slide.getAttribute('aria-label')).toBe(`1 of ${count}`);
  });

  if (!worked(name)) return;
  test('its buttons have names; Pause comes first, then Previous, Next and a dot for each slide', async ({
    openPage,
  }) => {
    const page = await openPage(path);
    await hydrated(page);
    const first = button(page, 'Pause');
    await walkTo(page, first);
    const labels: (string | null)[] = [];
    for (let stop = 0; stop < count + 3; stop += 1) {
      labels.push(await page.locator(':focus').getAttribute('aria-label'));
      await press(page, 'Tab');
    }
    const dots = Array.from({ length: count }, (_, index) => `Show ${noun} ${index + 1}`);
    expect(labels).toEqual(['Pause', 'Previous', 'Next', ...dots]);
    expect(await region(page).locator(':focus').count()).toBe(0);
  });

  test('it is silent while it rotates, and stops and speaks for keyboard and mouse', async ({
    openPage,
  }) => {
    const page = await openPage(path);
    await hydrated(page);
    await expect.poll(() => announces(page)).toBe('off');
    await walkTo(page, button(page, 'Pause'));
    await expect.poll(() => announces(page)).toBe('polite');
    await press(page, 'Shift+Tab');
    await expect.poll(() => announces(page)).toBe('off');
    await button(page, 'Pause').hover();
    await expect.poll(() => announces(page)).toBe('polite');
    await page.mouse.move(0, 0);
    await expect.poll(() => announces(page)).toBe('off');
  });

  test('by keyboard it is paused, and a dot shows its slide and keeps the focus', async ({
    openPage,
  }) => {
    const page = await openPage(path);
    await hydrated(page);
    await walkTo(page, button(page, 'Pause'));
    await press(page, 'Enter');
    expect(await hasFocus(button(page, 'Play'))).toBe(true);
    const dot = button(page, `Show ${noun} ${count}`);
    await walkTo(page, dot);
    await press(page, 'Space');
    await region(page)
      .getByRole('group', { name: `${count} of ${count}` })
      .waitFor();
    expect(await dot.getAttribute('aria-current')).toBe('true');
    expect(await hasFocus(dot)).toBe(true);
    await walkTo(page, button(page, 'Next'), 'Shift+Tab');
    await press(page, 'Enter');
    await region(page)
      .getByRole('group', { name: `1 of ${count}` })
      .waitFor();
  });
});
