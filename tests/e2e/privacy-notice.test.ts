import { privacyTexts } from '#shared/content/privacy-texts.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { launcher, panel } from './support/chat-page.ts';
import { NOT_FOUND_NOTICE } from './support/every-page.ts';
import { hydrated } from './support/hydration.ts';
import { hasFocus, press, walkTo } from './support/keyboard.ts';
import { scrollThrough, sidewaysOverflow, smallTargets } from './support/layout-faults.ts';
import { accept, choices, drawnNotice, notice, test } from './support/measured-test.ts';
import { covered, fewPages, isAsked, untilSeen } from './support/privacy-notice.ts';

const expected = [NOT_FOUND_NOTICE];
/** In the long run each page is looked at. */
const ALL_PAGES = { timeout: 240_000 };

test('the notice has nothing for axe to find, and both answers are as large and as easy, at 320 and 1280 px', async ({
  visit,
}) => {
  const { page } = await visit('/about', { width: 320, height: 700, reducedMotion: 'reduce' });
  await notice(page).waitFor();
  const atBothWidths = async (look: () => Promise<void>) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await look();
    }
  };
  await atBothWidths(async () => {
    expect(await axeFindings(page)).toEqual([]);
    const answers = await looksOfButtons(page);
    expect(answers).toHaveLength(2);
    expect(answers[0]).toEqual(answers[1]);
  });
  await choices(page).click();
  await notice(page).getByRole('button', { name: privacyTexts.close }).waitFor();
  await atBothWidths(async () => {
    expect(await axeFindings(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
  });
});

test('on a desk it never lies over the two doors of /contact', async ({ visit }) => {
  const { page } = await visit('/contact', { width: 1280, height: 800, reducedMotion: 'reduce' });
  await hydrated(page);
  await untilSeen(page);
  const hidden = await page.evaluate(() => {
    const place = document.querySelector('.privacy-notice')?.getBoundingClientRect();
    return [...document.querySelectorAll('[data-contact-source] > *')].filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      if (!place) return true;
      return left < place.right && right > place.left && top < place.bottom && bottom > place.top;
    }).length;
  });
  expect(hidden).toBe(0);
});

const looksOfButtons = (page: Page) =>
  notice(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { backgroundColor, color, fontWeight } = getComputedStyle(button);
        return { width, height, backgroundColor, color, fontWeight };
      }),
    );

/** A phone with each page: privacy-unanswered.test.ts. */
const sizes = [
  ...(isSweep
    ? [
        { width: 390, height: 844 },
        { width: 1024, height: 768 },
      ]
    : []),
  { width: 1280, height: 900 },
];

test('the notice steps aside for the first screen when a reader comes back to it, from 320 to 1920 px', async ({
  visit,
}) => {
  const { page } = await visit('/', { width: 320, height: 568, reducedMotion: 'reduce' });
  await drawnNotice(page).waitFor({ state: 'attached' });
  await untilSeen(page);
  const comeBackTo = (y: number) =>
    page.evaluate(async (top) => {
      scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }, y);
  for (let width = 320; width <= 1920; width += isSweep ? 80 : 320) {
    for (const height of [568, 640, 800]) {
      await page.setViewportSize({ width, height });
      for (const top of [200, 100, 0]) {
        await comeBackTo(top);
        const where = { width, height, top };
        expect({ ...where, covered: await covered(page) }).toEqual({ ...where, covered: [] });
      }
    }
  }
});

test.for(sizes)(
  'the notice covers no main action and not the chat at $width x $height when it comes, whatever the page',
  ALL_PAGES,
  async ({ width, height }, { visit }) => {
    const { page } = await visit('/', { width, height, expected, reducedMotion: 'reduce' });
    for (const { path } of fewPages.filter(isAsked)) {
      // A page on which nobody has been yet.
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(new URL(path, page.url()).href);
      await hydrated(page);
      await drawnNotice(page).waitFor({ state: 'attached' });
      await untilSeen(page);
      expect([path, await covered(page)]).toEqual([path, []]);
      await launcher(page).click({ trial: true });
    }
    await launcher(page).click();
    await panel(page).waitFor();
  },
);

test('the keyboard reaches the notice, answers, and is never caught', async ({ visit }) => {
  const { page } = await visit('/about');
  await notice(page).waitFor();
  await walkTo(page, notice(page).getByRole('button', { name: privacyTexts.decline }));
  await press(page, 'Tab');
  expect(await hasFocus(notice(page).getByRole('button', { name: privacyTexts.accept }))).toBe(
    true,
  );
  await walkTo(page, page.getByRole('link', { name: /skip/i }));
  await walkTo(page, choices(page));
  await press(page, 'Enter');
  expect(await hasFocus(notice(page))).toBe(true);
  await press(page, 'Escape');
  expect(await notice(page).count()).toBe(0);
  expect(await hasFocus(choices(page))).toBe(true);
  await press(page, 'Enter');
  await walkTo(page, notice(page).getByRole('button', { name: privacyTexts.decline }));
  await press(page, 'Enter');
  expect(await notice(page).count()).toBe(0);
  expect(await hasFocus(choices(page))).toBe(true);
});

test('what gets the focus is never under the notice', async ({ visit }) => {
  const { page } = await visit('/about', { width: 320, height: 640 });
  await notice(page).waitFor();
  const links = page.locator('main a:visible, footer a:visible');
  for (const link of await links.all()) {
    await link.focus();
    const isFree = await link.evaluate((element) => {
      const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return top !== null && !top.closest('.privacy-notice');
    });
    expect([await link.textContent(), isFree]).toEqual([await link.textContent(), true]);
  }
});

test.for([
  { width: 360, height: 800 },
  { width: 768, height: 700 },
  { width: 1280, height: 650 },
])('no entry of an open menu is under the notice at $width px', async (size, { visit }) => {
  const { page } = await visit('/about', size);
  await notice(page).waitFor();
  await page.locator('.site-header summary:visible').first().click();
  const links = page.locator('.site-header details[open] a:visible');
  await links.last().waitFor();
  for (const link of await links.all()) {
    await link.scrollIntoViewIfNeeded();
    const isFree = await link.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return element.contains(hit);
    });
    expect([await link.textContent(), isFree]).toEqual([await link.textContent(), true]);
  }
});

test('opened from the footer the notice covers no link of it, from 360 to 2560 px', async ({
  visit,
}) => {
  const { page } = await visit('/about', { answer: 'declined' });
  for (const width of [360, 768, 2560]) {
    await page.setViewportSize({ width, height: 1000 });
    await choices(page).click();
    const place = await notice(page).boundingBox();
    const lastRow = await page.locator('main + footer > :last-child').boundingBox();
    expect([width, (lastRow?.y ?? NaN) + (lastRow?.height ?? NaN) <= (place?.y ?? NaN)]).toEqual([
      width,
      true,
    ]);
    await page.keyboard.press('Escape');
  }
});

test('nobody is asked in a window that is too low for the notice', async ({ visit }) => {
  const { page } = await visit('/about', { width: 320, height: 256 });
  await choices(page).waitFor({ state: 'attached' });
  await scrollThrough(page);
  expect(await notice(page).isVisible()).toBe(false);
  await choices(page).click();
  await accept(page);
});
