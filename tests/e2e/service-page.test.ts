import { serviceSummaries } from '#shared/services/summaries.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { testInOneWindow as test } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';
import { scrollThrough } from './support/layout-faults.ts';

const WIDTHS = [320, 768, 1024, 1280, 1920, 2560];

/** How much of the height beside the text the other column leaves empty, from 0 to 1. */
const emptyBeside = (page: Page) =>
  page.evaluate(() => {
    const posts = document.querySelector('[aria-labelledby="service-posts"]');
    const row = posts?.parentElement;
    const text = document.querySelector('#benefits-heading')?.closest('div');
    if (!posts || !row || !text) return 1;
    const [column, beside] = [posts, text].map((part) => part.getBoundingClientRect());
    if (!column || !beside || column.left < beside.right) return 0;
    return (beside.bottom - column.bottom) / beside.height;
  });

/** Where the words of the client end, and the scene: it is cut off at top and foot, never at its side. */
const voice = (page: Page) =>
  page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('.service-voice img');
    const words = document.querySelector('.service-voice blockquote');
    if (!image || !words) return undefined;
    const box = image.getBoundingClientRect();
    const text = words.getBoundingClientRect();
    const isBeside = text.top < box.bottom;
    return {
      isWide: box.width / box.height > 4 / 3,
      // Scenes are 4 by 3; with less of one, the heads of people and what they do were cut off.
      isMostlySeen: box.height / (box.width * 0.75) > 0.58,
      reachesEdge: Math.round(box.right) === document.documentElement.clientWidth,
      // What comes out of the dark is the first third.
      isReadable: !isBeside || text.right < box.left + box.width / 3,
    };
  });

/** One screen draws them all: in the long run with the words and the scene of each. */
const ids = serviceSummaries.map(({ id }) => id).filter((_, index) => isSweep || index % 3 === 0);

test.for(ids)(
  'below the first screen of %s nothing is empty: posts beside the text, then a client and the scene',
  async (id, { openPage }) => {
    const page = await openPage(`/services/${id}`);
    await hydrated(page);
    await scrollThrough(page);
    await expect.poll(() => page.locator('#service-posts + ul > li').count()).toBe(3);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, ...(await voice(page)) }).toEqual({
        width,
        isWide: true,
        isMostlySeen: true,
        reachesEdge: true,
        isReadable: true,
      });
      expect(await emptyBeside(page), `${width}`).toBeLessThan(0.2);
    }
  },
);
