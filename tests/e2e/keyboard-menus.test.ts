import { menuServices } from '#shared/services/summaries.ts';
import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { testInOneWindow as test } from './support/browser-test.ts';
import { launcher } from './support/chat-page.ts';
import { hydrated } from './support/hydration.ts';
import { hasFocus, press, walkTo } from './support/keyboard.ts';

const banner = (page: Page) => page.getByRole('banner');
const heading = (page: Page) => page.locator('h1');
const isOpen = (details: Locator) =>
  details.evaluate((element: HTMLDetailsElement) => element.open);

describe('header', () => {
  const servicesMenu = (page: Page) => banner(page).locator('.menu-row details');
  const mobileMenu = (page: Page) =>
    banner(page).locator('details', { has: page.locator('summary[aria-label=Menu]') });

  test('past the skip link the next stop stands in the page', async ({ openPage }) => {
    const page = await openPage('/about');
    await press(page, 'Tab', 'Enter', 'Tab');
    expect(await page.locator('#main :focus').count()).toBe(1);
  });

  test('Space opens the services menu, Tab reads all of it and goes on, and it closes behind', async ({
    openPage,
  }) => {
    const page = await openPage('/about');
    await hydrated(page);
    await walkTo(page, servicesMenu(page).locator('summary'));
    await press(page, 'Space');
    for (const { id } of menuServices) {
      await press(page, 'Tab');
      expect(await page.locator(':focus').getAttribute('href')).toBe(`/services/${id}`);
    }
    await press(page, 'Tab');
    expect(await page.locator(':focus').textContent()).toBe('View All Services');
    expect(await isOpen(servicesMenu(page))).toBe(true);
    await press(page, 'Tab');
    expect(await page.locator(':focus').textContent()).toBe('About');
    expect(await isOpen(servicesMenu(page))).toBe(false);
  });

  test('the services menu closes behind Shift+Tab too', async ({ openPage }) => {
    const page = await openPage('/');
    await hydrated(page);
    await walkTo(page, servicesMenu(page).locator('summary'));
    await press(page, 'Enter', 'Shift+Tab');
    expect(await hasFocus(banner(page).locator('a[href="/"]'))).toBe(true);
    expect(await isOpen(servicesMenu(page))).toBe(false);
  });

  test('a service chosen by Enter is read from its heading on, and Back from the heading before', async ({
    openPage,
  }) => {
    const page = await openPage('/about');
    await hydrated(page);
    await walkTo(page, servicesMenu(page).locator('summary'));
    await press(page, 'Enter', 'Tab', 'Enter');
    await page.waitForURL(`**/services/${menuServices[0]?.id}`);
    await expect.poll(() => hasFocus(heading(page))).toBe(true);
    expect(await isOpen(servicesMenu(page))).toBe(false);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL('**/about');
    await expect.poll(() => hasFocus(heading(page))).toBe(true);
  });

  test('the menu of small screens and its list of services: opened, read and left by keyboard', async ({
    openPage,
  }) => {
    const page = await openPage('/about', { width: 360, height: 800 });
    await hydrated(page);
    const summary = mobileMenu(page).locator('summary').first();
    await walkTo(page, summary);
    await press(page, 'Enter', 'Tab', 'Space', 'Tab');
    expect(await page.locator(':focus').textContent()).toBe(menuServices[0]?.title);
    await press(page, 'Escape');
    expect(await isOpen(mobileMenu(page))).toBe(false);
    expect(await hasFocus(summary)).toBe(true);

    await press(page, 'Enter');
    await walkTo(page, mobileMenu(page).locator('a').last());
    expect(await isOpen(mobileMenu(page))).toBe(true);
    // The chat's button stands in the header too.
    await press(page, 'Tab');
    expect(await hasFocus(launcher(page))).toBe(true);
    expect(await isOpen(mobileMenu(page))).toBe(false);
    await press(page, 'Tab');
    expect(await page.locator('#main :focus').count()).toBe(1);
  });

  test('Escape pressed on a menu that was opened before the code came works when it has come', async ({
    openPage,
  }) => {
    const page = await openPage('/about');
    const summary = servicesMenu(page).locator('summary');
    await walkTo(page, summary);
    await press(page, 'Enter', 'Tab');
    await hydrated(page);
    await press(page, 'Escape');
    expect(await isOpen(servicesMenu(page))).toBe(false);
    expect(await hasFocus(summary)).toBe(true);
  });
});

test('the services menu keeps its width and height when the page is scrolled', async ({
  openPage,
}) => {
  const page = await openPage('/about', { height: 720 });
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 600));
  await page.locator('header[data-tight]').waitFor();
  await walkTo(page, banner(page).locator('.menu-row summary'), 'Shift+Tab');
  await press(page, 'Enter');
  await page.locator('header[data-tight]').waitFor();
  const all = await banner(page).locator('.menu-row a[href="/services"]').boundingBox();
  expect(all?.width).toBeGreaterThan(700);
  expect((all?.y ?? 0) + (all?.height ?? 0)).toBeLessThan(720);
});

test('in a low window the last link of the services menu is seen', async ({ openPage }) => {
  const page = await openPage('/about', { height: 400 });
  await hydrated(page);
  await walkTo(page, banner(page).locator('.menu-row summary'));
  await press(page, 'Enter');
  const last = banner(page).locator('.menu-row a[href="/services"]');
  await walkTo(page, last);
  const box = await last.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(400);
});

test('choosing the page one is on keeps the keyboard in the page', async ({ openPage }) => {
  const page = await openPage('/services/helpdesk-support');
  await hydrated(page);
  await walkTo(page, banner(page).locator('.menu-row summary'));
  const entries = await page.evaluate(() => history.length);
  await press(page, 'Enter', 'Tab', 'Enter');
  await expect.poll(() => hasFocus(heading(page))).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
