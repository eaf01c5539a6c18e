import type { Page } from 'playwright';
import { expect, inject } from 'vitest';
import { test } from './support/browser-test.ts';
import { launcher } from './support/chat-page.ts';
import { everyKind, NOT_FOUND_NOTICE } from './support/every-page.ts';
import { hydrated } from './support/hydration.ts';
import { focusedUnder } from './support/keyboard.ts';
import { scrollThrough } from './support/layout-faults.ts';
import { isSweep } from '#tests/setup/sweep.ts';

const NARROWEST = 320;
const WIDEST = 1920;
const STEP = isSweep ? 20 : 100;
/** From here up the page's gutter is wide enough to hold the launcher (tailwind.config.ts). */
const GUTTER_FROM = 768;
const WALKED: ReadonlySet<string> = new Set(['home', 'service', 'sms-opt-in']);

const widths = [GUTTER_FROM, GUTTER_FROM - 1];
for (let width = NARROWEST; width <= WIDEST; width += STEP) widths.push(width);

const pages = (await everyKind(inject('siteUrl'))).filter(({ id }) => id !== 'elo');
/** Their ends are alike, and the walk takes long. */
const walked = isSweep ? pages : pages.filter(({ id }) => WALKED.has(id));

/** Nothing is skipped while it is out of sight: a page has the height that it has in the end. */
function layOutWhole(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Controls that the launcher covers. `anywhere`: at some place of scrolling; `at the end`: when the page is
 * scrolled as far as it goes, where nothing can be scrolled clear of it.
 */
function covered(page: Page, where: 'anywhere' | 'at the end'): Promise<string[]> {
  return page.evaluate((isAnywhere) => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const button = document.querySelector('.chat-launcher');
    if (!button?.checkVisibility()) return ['there is no launcher'];
    const own = button.getBoundingClientRect();
    return [...document.querySelectorAll(':is(main, footer) :is(a[href], button, input, summary)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) =>
        [...control.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            right > own.left &&
            left < own.right &&
            (isAnywhere || (bottom > own.top && top < own.bottom)),
        ),
      )
      .map((control) => control.textContent.trim().slice(0, 40) || control.outerHTML.slice(0, 60));
  }, where === 'anywhere');
}

test.for(pages)(
  'the launcher lies on no control of $path: beside the page, or where one can scroll it clear',
  { timeout: 120_000 },
  async ({ path }, { openPage }) => {
    const page = await openPage(path, { reducedMotion: 'reduce', expected: [NOT_FOUND_NOTICE] });
    await hydrated(page);
    await scrollThrough(page);
    await layOutWhole(page);
    const faults: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const found = await covered(page, width < GUTTER_FROM ? 'at the end' : 'anywhere');
      faults.push(...found.map((name) => `${width} px: ${name}`));
    }
    expect(faults).toEqual([]);
  },
);

test.for(walked)(
  'the keyboard brings no control of $path under the launcher of a phone',
  { timeout: 120_000 },
  async ({ path }, { openPage }) => {
    const page = await openPage(path, {
      width: 360,
      height: 640,
      reducedMotion: 'reduce',
      expected: [NOT_FOUND_NOTICE],
    });
    await hydrated(page);
    await scrollThrough(page);
    expect(await focusedUnder(page, '.chat-launcher')).toEqual([]);
  },
);

test('the launcher gives way to the phone menu and to the field that is being filled in', async ({
  openPage,
}) => {
  const page = await openPage('/sms-opt-in', { width: 360, height: 640 });
  await hydrated(page);
  const field = page.getByRole('textbox', { name: /phone/i });
  await field.focus();
  await launcher(page).waitFor({ state: 'hidden' });
  await field.blur();
  await launcher(page).waitFor();

  await page.locator('summary[aria-label="Menu"]').click();
  await launcher(page).waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await launcher(page).waitFor();
});
