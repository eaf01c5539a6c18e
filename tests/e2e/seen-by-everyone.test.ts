import type { Page } from 'playwright';
import { expect, inject } from 'vitest';
import { test } from './support/browser-test.ts';
import { everyKind, NOT_FOUND_NOTICE } from './support/every-page.ts';
import { hydrated } from './support/hydration.ts';
import { scrollThrough, sidewaysOverflow } from './support/layout-faults.ts';

const pages = await everyKind(inject('siteUrl'));

/** Buttons without an edge, and icons without a line, as they are drawn. */
function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const buttons = [...document.querySelectorAll('.action')].filter(isShown).filter((button) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } =
        getComputedStyle(button);
      const hasEdge = borderTopWidth !== '0px' && borderTopStyle !== 'none';
      return !hasEdge || borderTopColor === backgroundColor;
    });
    const icons = [...document.querySelectorAll('.icon')].filter(isShown).filter((icon) => {
      const ground = getComputedStyle(document.body).backgroundColor;
      return getComputedStyle(icon).stroke === ground;
    });
    return [...buttons, ...icons].map((element) => element.outerHTML.slice(0, 120));
  });
}

test.for(pages)(
  '$path keeps the edges of its buttons and its icons where colors are forced',
  async ({ path }, { openPage }) => {
    const page = await openPage(path, { forcedColors: 'active', expected: [NOT_FOUND_NOTICE] });
    await hydrated(page);
    expect(await unseen(page)).toEqual([]);
  },
);

test.for(pages)(
  '$path does not scroll sideways on a phone whose text is set to twice its size',
  async ({ path }, { openPage }) => {
    const page = await openPage(path, { width: 390, height: 780, expected: [NOT_FOUND_NOTICE] });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await hydrated(page);
    await scrollThrough(page);
    expect(await sidewaysOverflow(page)).toBe(0);
  },
);

/** Texts that their box cuts off. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, footer *')]
      .filter((element) => element.checkVisibility() && !element.matches('.sr-only, .sr-only *'))
      .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === 3))
      .filter(
        (element) =>
          getComputedStyle(element).overflow !== 'visible' &&
          element.scrollHeight > element.clientHeight + 1,
      )
      .map((element) => element.textContent.trim().slice(0, 60)),
  );
}

test.for(pages)(
  '$path loses no line where letters, words and lines are widely spaced',
  async ({ path }, { openPage }) => {
    const page = await openPage(path, { width: 360, height: 780, expected: [NOT_FOUND_NOTICE] });
    await hydrated(page);
    await page.evaluate(() => {
      // WCAG 2.2, 1.4.12.
      const own = new CSSStyleSheet();
      own.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`);
      document.adoptedStyleSheets.push(own);
    });
    expect(await cutTexts(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 780 });
    expect(await cutTexts(page)).toEqual([]);
  },
);
