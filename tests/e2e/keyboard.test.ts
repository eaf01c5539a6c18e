import { faq } from '#shared/content/faq.ts';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { testInOneWindow as test } from './support/browser-test.ts';
import { NOT_FOUND_NOTICE } from './support/every-page.ts';
import { hydrated } from './support/hydration.ts';
import { faultsOnTheWay, hasFocus, press, walkTo } from './support/keyboard.ts';

const heading = (page: Page) => page.locator('h1');

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  test(`Enter and Space fold the answers ${how} JavaScript`, async ({ openPage }) => {
    const first = faq[0] ?? expect.unreachable();
    const page = await openPage('/', { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    const question = page.locator('summary', { hasText: first.question });
    const answer = page.locator('details', { has: question }).getByText(first.answer);
    await walkTo(page, question);
    await press(page, 'Enter');
    expect(await answer.isVisible()).toBe(true);
    await press(page, 'Space');
    expect(await answer.isVisible()).toBe(false);
  });
}

test('a link to a part of another page moves the keyboard there', async ({ openPage }) => {
  const page = await openPage('/');
  await hydrated(page);
  await walkTo(page, page.getByRole('main').getByRole('link', { name: 'Get in Touch' }).first());
  await press(page, 'Enter');
  await page.waitForURL('**/contact#contact-top');
  const part = page.locator('#contact-top');
  await expect
    .poll(() => part.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  await press(page, 'Tab');
  expect(await hasFocus(part.getByRole('link').first())).toBe(true);
});

test('a press is seen while it lasts, on a link, a button and a question', async ({ openPage }) => {
  const page = await openPage('/');
  await hydrated(page);
  const opacity = (element: Element) => getComputedStyle(element).opacity;
  const controls = ['main a[href^="/contact"]', 'button.chat-launcher', 'main summary'];
  for (const control of controls.map((selector) => page.locator(selector).first())) {
    // What was far below is drawn when it comes near, and may move it from under the pointer.
    const underPointer = async () => {
      await control.hover();
      return control.evaluate((element) => element.matches(':hover'));
    };
    await expect.poll(underPointer).toBe(true);
    expect(await control.evaluate(opacity)).toBe('1');
    await page.mouse.down();
    await expect.poll(() => control.evaluate(opacity)).toBe('0.7');
    // Let go beside it: nothing is started.
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
});

test('from a page that does not exist the keyboard finds home', async ({ openPage }) => {
  const page = await openPage('/no-such-page', { expected: [NOT_FOUND_NOTICE] });
  await hydrated(page);
  await walkTo(page, page.getByRole('main').getByRole('link', { name: 'Return to Home' }));
  await press(page, 'Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => hasFocus(heading(page))).toBe(true);
});

/** Forth in their own colors every-page.test.ts walks around all pages. */
for (const { path, forcedColors, keys } of [
  { path: '/', forcedColors: 'active', keys: ['Tab', 'Shift+Tab'] },
  { path: '/', forcedColors: 'none', keys: ['Shift+Tab'] },
  { path: '/sms-opt-in', forcedColors: 'none', keys: ['Shift+Tab'] },
] as const) {
  const colors = forcedColors === 'active' ? 'forced colors' : 'its own colors';
  const how = keys.length === 2 ? 'forth and back' : 'back';
  test(`at 400 % zoom and in ${colors} every stop of ${path} is seen, ${how}`, async ({
    openPage,
  }) => {
    const page = await openPage(path, { width: 320, height: 256, forcedColors });
    await hydrated(page);
    for (const key of keys) {
      const { stops, faults } = await faultsOnTheWay(page, key);
      expect(faults).toEqual([]);
      expect(stops).toBeGreaterThan(20);
    }
  });
}
