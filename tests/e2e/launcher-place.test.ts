import type { Page } from 'playwright';
import { expect, inject } from 'vitest';
import { testInOneWindow as test } from './support/browser-test.ts';
import { launcher, panel as chatPanel } from './support/chat-page.ts';
import { everyKind, NOT_FOUND_NOTICE } from './support/every-page.ts';
import { hydrated } from './support/hydration.ts';
import { hasFocus, press, walkTo } from './support/keyboard.ts';
import { scrollThrough } from './support/layout-faults.ts';
import { isSweep } from '#tests/setup/sweep.ts';

const NARROWEST = 320;
const WIDEST = 1920;
const STEP = isSweep ? 20 : 320;
/** From here up the page's gutter is wide enough to hold the launcher (tailwind.config.ts). */
const GUTTER_FROM = 768;

/** What a phone has room for when its text is set at twice the size (large-text.css). */
const LARGE_TEXT = 256;
const widths = [GUTTER_FROM, GUTTER_FROM - 1, LARGE_TEXT];
for (let width = NARROWEST; width <= WIDEST; width += STEP) widths.push(width);

/** The gutter is that of all pages: the long run looks at each kind, this one at forms, texts and grids. */
const looked: ReadonlySet<string> = new Set(['home', 'contact', 'blog-post', 'sms-opt-in']);
const pages = (await everyKind(inject('siteUrl'))).filter(
  ({ id }) => id !== 'elo' && (isSweep || looked.has(id)),
);
/** Nothing is skipped while it is out of sight: a page has the height that it has in the end. */
function layOutWhole(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Controls and lines of text that the launcher lies on at any place of scrolling: in the header's row,
 * what stands there with it; elsewhere, all of the page that is not beside it.
 */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = document.querySelector('.chat-launcher');
    const header = document.querySelector('.site-header');
    if (!button?.checkVisibility() || !header) return ['there is no launcher'];
    const own = button.getBoundingClientRect();
    const row = header.getBoundingClientRect();
    const isInRow = own.top >= row.top && own.bottom <= row.bottom;
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      right > own.left &&
      left < own.right &&
      (isInRow ? bottom > own.top && top < own.bottom : right > left && bottom > top);

    const places = isInRow ? [header] : [...document.querySelectorAll('main, footer')];
    return places.flatMap((place) => {
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const controls = [...place.querySelectorAll('a[href], button, input, summary')]
        .filter((control) => isShown(control) && [...control.getClientRects()].some(isUnder))
        .map((control) => control.outerHTML.slice(0, 80));
      const texts: string[] = [];
      const range = document.createRange();
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: text } = walker;
        if (!text.parentElement || !isShown(text.parentElement)) continue;
        if (text.parentElement.closest('svg, .sr-only')) continue;
        if (getComputedStyle(text.parentElement).clipPath !== 'none') continue;
        range.selectNodeContents(text);
        if ([...range.getClientRects()].some(isUnder))
          texts.push(text.nodeValue?.trim().slice(0, 60) ?? '');
      }
      return [...controls, ...texts];
    });
  });
}

test.for(pages)(
  'the launcher lies on no control and no text of $path: in the header beside the menu, or beside the page',
  { timeout: 120_000 },
  async ({ path }, { openPage }) => {
    const page = await openPage(path, { expected: [NOT_FOUND_NOTICE] });
    await hydrated(page);
    await scrollThrough(page);
    await layOutWhole(page);
    const faults: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const top of [0, 600]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        faults.push(...(await covered(page)).map((name) => `${width} px at ${top}: ${name}`));
      }
    }
    expect(faults).toEqual([]);
  },
);

test('the launcher stays beside the menu that is open and while a field is filled in', async ({
  openPage,
}) => {
  const page = await openPage('/sms-opt-in', { width: 320, height: 640 });
  await hydrated(page);
  await page.getByRole('textbox', { name: /phone/i }).focus();
  expect(await covered(page)).toEqual([]);
  await page.locator('summary[aria-label="Menu"]').click();
  await page.locator('.site-header-sheet').waitFor();
  expect(await covered(page)).toEqual([]);
  await launcher(page).click();
  await chatPanel(page).waitFor();
});

test('the keyboard comes by the launcher with the header that it stands in, before the page', async ({
  openPage,
}) => {
  const page = await openPage('/contact', { width: 360, height: 740 });
  await hydrated(page);
  await walkTo(page, page.locator('summary[aria-label="Menu"]'));
  await press(page, 'Tab');
  expect(await hasFocus(launcher(page))).toBe(true);
  await press(page, 'Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
