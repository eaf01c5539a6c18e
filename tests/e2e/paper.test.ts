import { company } from '#shared/content/company.ts';
import { expect, inject } from 'vitest';
import { everyKind, NOT_FOUND_NOTICE } from './support/every-page.ts';
import { testInOneWindow as test } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';
import { sheets } from './support/paper.ts';
import { isSweep } from '#tests/setup/sweep.ts';

/** Of one sheet among several, with the company and the number of the sheet at its foot. */
const LEAST_LINES = 8;
/** What people print. */
const PRINTED: ReadonlySet<string> = new Set([
  'blog-post',
  'sms-opt-in',
  'privacy-policy',
  'cookie-policy',
]);

const pages = (await everyKind(inject('siteUrl'))).filter(({ id }) =>
  isSweep ? id !== 'elo' : PRINTED.has(id),
);

test.for(pages)(
  '$path prints as a document',
  { timeout: 60_000 },
  async ({ path }, { openPage }) => {
    const page = await openPage(path, { expected: [NOT_FOUND_NOTICE] });
    const printed = await sheets(page);
    for (const lines of printed) {
      const text = lines.join('\n');
      expect(text).not.toContain('Skip to content');
      expect(text).toContain(company.name);
      expect(text).toContain(company.phone.display);
      if (printed.length > 1) expect(lines.length, text).toBeGreaterThanOrEqual(LEAST_LINES);
    }
    const whole = printed.flat().join(' ').replace(/\s+/g, ' ');
    for (const line of company.address.lines) expect(whole).toContain(line);
  },
);

test('on paper a link says where it leads', async ({ openPage }) => {
  const page = await openPage('/privacy-policy');
  const whole = (await sheets(page)).flat().join('').replace(/\s+/g, '');
  expect(whole).toContain(`(${company.web.label}/cookie-policy)`);
});

test('whoever prints before the stylesheet has come has no header on the text', async ({
  openPage,
}) => {
  const page = await openPage('/privacy-policy', {
    expected: [/\.css/, /Failed to load resource/],
  });
  await page.route('**/*.css', (route) => route.abort());
  await page.reload();
  await page.emulateMedia({ media: 'print' });
  for (const unseen of ['.site-header', '.chat-launcher', 'a[href="#main"]']) {
    expect(await page.locator(unseen).isVisible()).toBe(false);
  }
});

test.for(['/', '/services/security-services', '/contact'])(
  'no word of %s is as light as the paper',
  async (path, { openPage }) => {
    const page = await openPage(path);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    // A style sheet for paper arrives last.
    await page.locator('.site-header').waitFor({ state: 'hidden' });
    const pale = await page.evaluate(() => {
      /** Of black to white, in the way that eyes weigh the colors. */
      const lightness = (color: string) => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d');
        if (!canvas) return 1;
        canvas.fillStyle = '#fff';
        canvas.fillRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
      };
      const words = (element: Element) =>
        [...element.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
        );
      return [...document.querySelectorAll('main *')]
        .filter((element) => words(element) && element.checkVisibility())
        .filter((element) => lightness(getComputedStyle(element).color) > 0.6)
        .map((element) => element.outerHTML.slice(0, 100));
    });
    expect(pale).toEqual([]);
  },
);
