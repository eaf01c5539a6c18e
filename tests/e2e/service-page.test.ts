import { serviceSummaries } from '#shared/services/summaries.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { testInOneWindow as test } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';
import { scrollThrough } from './support/layout-faults.ts';

/** Of a scene, in pixels. */
const WIDEST_FILE = 1200;
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

/** Where the words of the client end, and what is seen of the scene with which the page began. */
const voice = (page: Page) =>
  page.evaluate((widestFile) => {
    const frame = document.querySelector('.service-voice-scene')?.getBoundingClientRect();
    const image = document.querySelector('.service-voice img')?.getBoundingClientRect();
    const text = document.querySelector('.service-voice blockquote')?.getBoundingClientRect();
    if (!frame || !image || !text) return undefined;
    const isBeside = text.top < frame.bottom;
    return {
      isWide: frame.width / frame.height > 4 / 3,
      isFilled: image.left <= frame.left && image.right >= frame.right,
      // The whole scene would be the same picture twice; on wide desks more of it stays sharp.
      isDetail:
        (frame.width * frame.height) / (image.width * image.width * 0.75) <
        (innerWidth < 1600 ? 0.4 : 0.7),
      isSharp: image.width < 1.3 * widestFile,
      // Scenes are 4 by 3; with less of one, the heads of people and what they do would be cut off.
      isTall: frame.height / (image.width * 0.75) > 0.35,
      reachesEdge: Math.round(frame.right) >= document.documentElement.clientWidth,
      // What comes out of the dark is the first third.
      isReadable: !isBeside || text.right < frame.left + frame.width / 3,
    };
  }, WIDEST_FILE);

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
        isFilled: true,
        isDetail: true,
        isSharp: true,
        isTall: true,
        reachesEdge: true,
        isReadable: true,
      });
      expect(await emptyBeside(page), `${width}`).toBeLessThan(0.2);
    }
  },
);
