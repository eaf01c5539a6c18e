import type { Page } from 'playwright';
import { expect } from 'vitest';
import { testInOneWindow as test } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';

const servicesMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).locator('details').first();
const mobileMenu = (page: Page) =>
  page.locator('details', { has: page.locator('[aria-label=Menu]') });

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'before the scripts run' : 'without JavaScript';

  test(`the services menu opens ${how}`, async ({ openPage }) => {
    const page = await openPage('/', { javaScriptEnabled });
    await servicesMenu(page).locator('summary').click();
    expect(await servicesMenu(page).getByRole('link').count()).toBe(9);
  });

  test(`the menu of small screens and its list of services open ${how}`, async ({ openPage }) => {
    const page = await openPage('/', { width: 320, height: 800, javaScriptEnabled });
    await page.locator('summary[aria-label=Menu]').click();
    await mobileMenu(page).getByText('Services', { exact: true }).click();
    expect(await page.getByRole('link', { name: 'View All Services' }).isVisible()).toBe(true);
  });
}

for (const isThere of [true, false]) {
  const when = isThere ? 'with its rules' : 'without its rules where they cannot be had';

  test(`the menu that is opened before the stylesheet is there opens ${when}`, async ({
    openPage,
    siteUrl,
  }) => {
    const page = await openPage('/elo', {
      width: 390,
      height: 844,
      expected: [/\.css/, /Failed to load resource/],
    });
    let goOn = () => undefined as unknown;
    const held = new Promise((resolve) => (goOn = () => resolve(undefined)));
    await page.route('**/assets/*.css', async (route) => {
      await held;
      await (isThere ? route.continue() : route.abort());
    });
    await page.goto(siteUrl);
    await page.locator('summary[aria-label=Menu]').click();
    expect(await mobileMenu(page).getAttribute('open')).toBeNull();
    goOn();
    await page.locator('details[open] > summary[aria-label=Menu]').waitFor();
  });
}

test('a menu opened before React came stays open when React takes over', async ({ openPage }) => {
  const page = await openPage('/');
  await servicesMenu(page).locator('summary').click();
  await hydrated(page);
  expect(await servicesMenu(page).getAttribute('open')).not.toBeNull();
});

test('the services menu is worked by keyboard: Enter opens, Escape closes and keeps the place', async ({
  openPage,
}) => {
  const page = await openPage('/');
  await hydrated(page);
  const summary = servicesMenu(page).locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
    '/services/helpdesk-support',
  );
  await page.keyboard.press('Escape');
  expect(await servicesMenu(page).getAttribute('open')).toBeNull();
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the services menu closes on a click outside', async ({ openPage }) => {
  const page = await openPage('/');
  await hydrated(page);
  await servicesMenu(page).locator('summary').click();
  await page.mouse.click(20, 850);
  expect(await servicesMenu(page).getAttribute('open')).toBeNull();
});

test('choosing a link in the menu of small screens changes the page and closes the menu', async ({
  openPage,
}) => {
  const page = await openPage('/', { width: 360, height: 800 });
  await hydrated(page);
  await page.locator('summary[aria-label=Menu]').click();
  await mobileMenu(page).getByRole('link', { name: 'Blog' }).click();
  await page.waitForURL('**/blog');
  expect(await mobileMenu(page).getAttribute('open')).toBeNull();
});

test('the header is tighter past 10 px of scrolling, and nothing shifts', async ({ openPage }) => {
  const page = await openPage('/', { reducedMotion: 'no-preference' });
  await hydrated(page);
  const bottom = () =>
    page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
  const relaxed = await bottom();
  await page.evaluate(() => scrollTo(0, 10));
  expect(await page.locator('header[data-tight]').count()).toBe(0);
  await page.evaluate(() => scrollTo(0, 11));
  await page.locator('header[data-tight]').waitFor();
  await expect.poll(bottom).toBeLessThan(relaxed - 8);
});

test('the first Tab stop leads past the menus', async ({ openPage }) => {
  const page = await openPage('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('every target of the open menu is at least 44 px high', async ({ openPage }) => {
  const page = await openPage('/', { width: 320, height: 800 });
  await page.locator('summary[aria-label=Menu]').click();
  await mobileMenu(page).getByText('Services', { exact: true }).click();
  const heights = await mobileMenu(page)
    .locator('a, summary')
    .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
  // While the panel still moves in, a target may measure 43.99997.
  expect(Math.round(Math.min(...heights) * 10) / 10).toBeGreaterThanOrEqual(44);
});

test('nothing lies over the open menu of a tablet, and the launcher is back when it closes', async ({
  openPage,
}) => {
  const page = await openPage('/', { width: 800, height: 844 });
  const launcher = page.getByRole('button', { name: 'Open chat' });
  const menu = page.locator('summary[aria-label=Menu]');
  await menu.click();
  await expect.poll(() => launcher.isVisible()).toBe(false);
  await menu.click();
  await expect.poll(() => launcher.isVisible()).toBe(true);
});

test.for([320, 1024, 1280])(
  'a long company name covers nothing at %i pixels',
  async (width, { openPage }) => {
    const page = await openPage('/', { width });
    // Before, another text than the served one would be React's complaint.
    await hydrated(page);
    const faults = await page.evaluate(() => {
      const home = document.querySelector('.site-header a[href="/"]');
      const name = home?.querySelector('span');
      if (!home || !name) throw new Error('The header names no company.');
      name.textContent = 'Pinewater Medical Technology';
      const box = (element: Element) => element.getBoundingClientRect();
      const launcher = [...document.querySelectorAll('.chat-launcher')];
      const others = [...(home.parentElement?.children ?? []), ...launcher]
        .filter((element) => element !== home)
        .map(box)
        .filter((other) => other.width > 0);
      const mark = home.querySelector('svg');
      return {
        covered: others.filter(({ left }) => left < box(name).right).length,
        markWidth: mark && box(mark).width,
      };
    });
    expect(faults).toEqual({ covered: 0, markWidth: 36 });
  },
);
