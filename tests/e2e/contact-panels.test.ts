import { contact } from '#shared/content/contact.ts';
import { expect } from 'vitest';
import { testInOneWindow as test } from './support/browser-test.ts';
import { fontsShown } from './support/fonts-shown.ts';
import { hydrated } from './support/hydration.ts';

test('the rows of the two panels stand on the same lines, from a tablet to the widest desk', async ({
  openPage,
}) => {
  const page = await openPage('/contact', { width: 768 });
  await hydrated(page);
  await fontsShown(page);
  for (const width of [768, 1024, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const [first, second] = await Promise.all(
      contact.panels.map(({ source }) =>
        page
          .locator(`section[data-contact-source="${source}"]`)
          .evaluate((panel) =>
            [panel, ...panel.querySelectorAll('h2, p, dl, dt, dd a')].map((row) =>
              Math.round(row.getBoundingClientRect().top),
            ),
          ),
      ),
    );
    expect({ width, rows: second }).toEqual({ width, rows: first });
  }
});

test('numbers and addresses of the panels begin at one edge, and none breaks on the smallest phone', async ({
  openPage,
}) => {
  const page = await openPage('/contact', { width: 320 });
  await fontsShown(page);
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const places = await page.locator('section[data-contact-source] dd a').evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link.lastChild ?? link);
        const boxes = [...range.getClientRects()];
        const panel = link.closest('section')?.getBoundingClientRect().left ?? 0;
        return {
          left: Math.round((boxes[0]?.left ?? 0) - panel),
          lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
        };
      }),
    );
    const [first] = places;
    expect({ width, places }).toEqual({
      width,
      places: places.map(() => ({ ...first, lines: 1 })),
    });
  }
});

test.for(['/contact', '/elo'])(
  'on a phone the button for letters on %s says what it does in one line, and to whom in another',
  async (path, { openPage }) => {
    const page = await openPage(path, { width: 360 });
    await fontsShown(page);
    const button = page.locator('.action[href^="mailto:"]:visible').last();
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await button.evaluate((element) => {
        const range = document.createRange();
        const tops = new Set<number>();
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          range.selectNodeContents(walker.currentNode);
          for (const { top, width: inked } of range.getClientRects())
            if (inked > 0) tops.add(Math.round(top));
        }
        return tops.size;
      });
      expect({ width, lines }).toEqual({ width, lines: 2 });
    }
  },
);
