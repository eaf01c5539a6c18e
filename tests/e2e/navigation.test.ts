import type { Page, Route } from 'playwright';
import { expect } from 'vitest';
import { test as base } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';
import { hasFocus } from './support/keyboard.ts';

const test = base.extend('reducedMotion', 'no-preference');

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** A visitor who saves data: code of other pages comes when it is asked for, not before. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.reload();
  await hydrated(page);
}

/** Holds back every script file from now on, until told to let it come. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}

test('of two links clicked one after the other the later one counts', async ({ openPage }) => {
  const page = await openPage('/');
  await saveData(page);
  const before = await page.evaluate(() => history.length);
  const release = await holdScripts(page);
  await link(page, 'About').click();
  await link(page, 'Contact').click();
  await release();
  await page.waitForURL('**/contact');
  await page.getByRole('heading', { level: 1, name: /contact|talk/i }).waitFor();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('a page that comes late leaves the visitor in the menu that was opened meanwhile', async ({
  openPage,
}) => {
  const page = await openPage('/');
  await saveData(page);
  const release = await holdScripts(page);
  await link(page, 'About').click();
  const menu = page.getByRole('navigation', { name: 'Main' }).locator('.menu-row details');
  await menu.locator('summary').click();
  await release();
  await page.waitForURL('**/about');
  // Said no longer when the view and the focus have moved.
  await page.locator('html:not([aria-busy])').waitFor({ state: 'attached' });
  expect(await menu.getAttribute('open')).not.toBeNull();
  expect(await hasFocus(menu.locator('summary'))).toBe(true);
  await page.keyboard.press('Tab');
  expect(await hasFocus(menu.getByRole('link').first())).toBe(true);
});

test('a page that takes its time is announced by a bar and by aria-busy', async ({ openPage }) => {
  const page = await openPage('/');
  await saveData(page);
  const release = await holdScripts(page);
  await link(page, 'About').click();
  await page.locator('html[aria-busy=true]').waitFor({ state: 'attached' });
  await release();
  await page.waitForURL('**/about');
  await expect.poll(() => page.locator('html').getAttribute('aria-busy')).toBeNull();
});

test('a press is shown before a page is drawn whose code is there already', async ({
  openPage,
}) => {
  const page = await openPage('/about');
  await hydrated(page);
  await link(page, 'Contact').click();
  await page.waitForURL('**/contact');
  await link(page, 'About').click();
  await page.waitForURL('**/about');
  const path = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('nav a[href="/contact"]')?.click();
    // All that happens before the browser may draw.
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    return location.pathname;
  });
  expect(path).toBe('/about');
  await page.waitForURL('**/contact');
});

test('a page whose code cannot be had is loaded by the browser instead', async ({ openPage }) => {
  const page = await openPage('/', { expected: [/ERR_FAILED/, /Failed to load resource/] });
  await saveData(page);
  let isFailing = true;
  await page.route('**/assets/*.js', (route) => (isFailing ? route.abort() : route.continue()));
  // The document itself may have been fetched while the link was pointed at.
  const loaded = page.waitForEvent('domcontentloaded');
  await link(page, 'About').click();
  await loaded;
  isFailing = false;
  await page.waitForURL('**/about');
  await page.locator('h1').waitFor();
});

test('the address and the page change together, and Back finds the page where it was left', async ({
  openPage,
}) => {
  const page = await openPage('/');
  await hydrated(page);
  await page.evaluate(() => {
    document.querySelector('h1')?.setAttribute('id', 'home');
    addEventListener('pushState', () => {
      // All that is part of the same task.
      queueMicrotask(() => {
        const { dataset } = document.documentElement;
        dataset.shown = `${location.pathname} ${document.querySelector('h1')?.id ?? ''}`;
      });
    });
    scrollTo({ top: 2_500, behavior: 'instant' });
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About' })
    .evaluate((about) => {
      if (about instanceof HTMLElement) about.click();
    });
  await page.waitForURL('**/about');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.locator('html').getAttribute('data-shown')).toBe('/about ');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2_500);
});

test('a page that one comes to is laid out part by part, and the window is full from the first', async ({
  openPage,
}) => {
  const page = await openPage('/contact', { width: 1280, height: 900 });
  await hydrated(page);
  for (const path of ['/about', '/services', '/testimonials', '/']) {
    const arrived = await page.evaluate(async (href) => {
      const changed = new Promise((resolve) => {
        addEventListener('pushState', resolve, { once: true });
      });
      document
        .querySelector<HTMLElement>(`footer a[href="${href}"], header a[href="${href}"]`)
        ?.click();
      // What follows is part of the task that has put the page into the document.
      await changed;
      const parts = [...document.querySelectorAll<HTMLElement>('main > *')];
      const isLater = ({ style }: HTMLElement) => style.contentVisibility === 'hidden';
      const first = parts.findLast((part) => !isLater(part));
      return {
        later: parts.filter(isLater).length,
        isFull: (first?.getBoundingClientRect().bottom ?? 0) >= innerHeight,
      };
    }, path);
    expect(arrived, path).toEqual({ later: expect.any(Number) as number, isFull: true });
    expect(arrived.later, path).toBeGreaterThan(0);
    await expect.poll(() => page.locator('main > [style*=visibility]').count()).toBe(0);
  }
});
