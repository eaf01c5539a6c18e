import { fontsShown } from '#tests/e2e/support/fonts-shown.ts';
import type { Browser, Page } from 'playwright';
import { storedNo, storeNo } from './stored-no.ts';

/** A page at rest: nothing types, slides or fades, everything lazy has been looked at once. */
export async function openStillPage(
  browser: Browser,
  url: string,
  { width, isUnanswered = false }: { width: number; isUnanswered?: boolean | undefined },
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 780 : 1000 },
    reducedMotion: 'reduce',
  });
  if (!isUnanswered) await context.addInitScript(storeNo, storedNo());
  const page = await context.newPage();
  await page.goto(url);
  // Wakes React up, as a visitor's hand on the mouse does.
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => 'live' in document.documentElement.dataset);
  await page.evaluate(async () => {
    // What is below the window is left unpainted otherwise, and as high as the first font made it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { content-visibility: visible !important; } [style*=content-visibility] { min-height: 0 !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      // One frame to notice what has come near, one to answer.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
  await fontsShown(page);
  await bringDeferredPictures(page);
  // A picture that the width does not show never loads, and would be waited for in vain.
  await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    scrollTo({ top: 0, behavior: 'instant' });
  });
  return page;
}

/**
 * Goes to each picture and waits there until it has chosen its file; an empty one holds its space
 * before. Passing by is not enough: its part of the page may not be React's yet.
 */
async function bringDeferredPictures(page: Page): Promise<void> {
  const count = await page.locator('picture img').count();
  for (let index = 0; index < count; index++) {
    await page.waitForFunction((at) => {
      const image = document.querySelectorAll<HTMLImageElement>('picture img')[at];
      if (!image?.checkVisibility() || !image.currentSrc.startsWith('data:')) return true;
      image.scrollIntoView({ block: 'center' });
      return false;
    }, index);
  }
}
