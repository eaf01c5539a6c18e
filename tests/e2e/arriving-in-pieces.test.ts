import { pagePath } from '#shared/site-map.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test as base } from './support/browser-test.ts';
import { everyKind } from './support/every-page.ts';
import { movedSoFar, SMALL_SHIFT, watchLayout } from './support/layout-shift.ts';
import { type AfterPiece, startSlowLine } from './support/slow-line.ts';

const PIECES = 16;

/** `arrive` opens an address in pieces, and says what moved between the first paint and the last. */
const test = base.extend('arrive', async ({ browser, siteUrl }, { onCleanup }) => {
  let afterPiece: AfterPiece = () => Promise.resolve();
  const line = await startSlowLine(siteUrl, PIECES, (marker) => afterPiece(marker));
  onCleanup(line.close);

  return async (path: string, width: number, height: number): Promise<string[]> => {
    const context = await browser.newContext({ viewport: { width, height } });
    const page = await context.newPage();
    await watchLayout(page);
    let moved: Promise<string[]> = Promise.resolve([]);
    afterPiece = async (marker) => {
      await painted(page, marker);
      moved = movedSoFar(page, SMALL_SHIFT);
      await moved;
    };
    await page.goto(line.url + path);
    await context.close();
    return moved;
  };
});

/** Waits until the piece stands in the document and the browser has drawn a frame with it. */
async function painted(page: Page, marker: string): Promise<void> {
  await page.waitForFunction((text) => {
    const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode()) if (comments.currentNode.nodeValue === text) return true;
    return false;
  }, marker);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** The long run looks at all of them, this one where most comes late and where something stands beside the text. */
const looked: ReadonlySet<string> = new Set(['home', 'service']);

test.for([
  { width: 412, height: 823 },
  { width: 1280, height: 900 },
])(
  'a page that arrives in pieces stands still, $width px wide',
  async (size, { arrive, siteUrl }) => {
    const kinds = await everyKind(siteUrl);
    const pages = kinds.filter(({ id }) => isSweep || looked.has(id)).map(({ path }) => path);
    for (const path of [...pages, pagePath('service', { id: 'network-services' })]) {
      const moved = await arrive(path, size.width, size.height);
      expect.soft({ path, moved }).toEqual({ path, moved: [] });
    }
  },
);
