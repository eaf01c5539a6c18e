import type { Page } from 'playwright';
import { isSweep } from '#tests/setup/sweep.ts';
import { expect } from 'vitest';
import { budgets } from '#scripts/size/budgets.ts';
import { documentSizes } from '#scripts/size/first-visit.ts';
import { test } from './support/browser-test.ts';
import { everyDocument, everyKind } from './support/every-page.ts';

/** What the headers of a published site weigh more than those of this one (`npm run size` weighs them). */
const HTTPS_BYTES = 100;

test('every document travels in the first flight with its headers, also for its first reader', async ({
  siteUrl,
}) => {
  const response = await fetch(`${siteUrl}/api/blog/published`);
  const { posts } = (await response.json()) as { posts: { slug: string }[] };
  const pages = (await everyDocument(siteUrl)).filter((path) => !path.includes('no-such'));
  const all = [...new Set([...pages, ...posts.map(({ slug }) => `/blog/${slug}`)])];
  const heavy = (await documentSizes(siteUrl, all)).filter(
    ({ bytes }) => bytes > budgets.document.limitBytes - HTTPS_BYTES,
  );
  expect(heavy).toEqual([]);
});

test('every class that a document names has a rule', async ({ siteUrl }) => {
  const documents = await everyDocument(siteUrl);
  const html = await Promise.all(
    documents.map(async (path) => (await fetch(siteUrl + path)).text()),
  );
  const [, href = ''] = /data-style="([^"]+)"/.exec(html[0] ?? '') ?? [];
  const stylesheet = (await (await fetch(siteUrl + href)).text()).replaceAll('\\', '');
  const classes = html.flatMap((text) =>
    [...text.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
  );
  const missing = [...new Set(classes)].filter((name) => !stylesheet.includes(`.${name}`));
  expect(missing).toEqual([]);
});

test('the stylesheet brings no face of a font: each has every line laid out anew', async ({
  siteUrl,
}) => {
  const html = await (await fetch(siteUrl)).text();
  const [, href = ''] = /data-style="([^"]+)"/.exec(html) ?? [];
  expect(await (await fetch(siteUrl + href)).text()).not.toContain('@font-face');
  expect(html).toContain('@font-face{font-family:Figtree Fallback');
});

/**
 * Loads a document and nothing else, notes how everything in it is drawn, adds the whole stylesheet, and
 * returns which elements are then drawn otherwise.
 */
async function changedByStylesheet(page: Page, url: string): Promise<string[]> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.abort();
    const response = await route.fetch();
    const markup = (await response.text()).replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '');
    return route.fulfill({ response, body: markup });
  });
  await page.goto(url);
  const html = await (await page.request.get(url)).text();
  await page.unroute('**/*');
  return page.evaluate(
    async (href) => {
      // What moves is looked at elsewhere; how the pointer looks waits for a pointer.
      const ignored =
        /^(?:transition|animation|cursor|view-transition|touch-action|tab-size|user-select|-webkit-(?:tap|user)|--)/;
      const names = [...getComputedStyle(document.body)].filter((name) => !ignored.test(name));
      const isSeen = (element: Element) =>
        element.closest('details:not([open]) > :not(summary)') === null;
      const elements = [...document.body.querySelectorAll('*')].filter(isSeen);
      const look = (element: Element) =>
        [null, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          if (pseudo && style.content === 'none') return [];
          return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        });
      const before = elements.map(look);
      await new Promise((resolve, reject) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        link.onload = resolve;
        link.onerror = reject;
        document.head.append(link);
      });
      return elements.flatMap((element, index) => {
        const known = new Set(before[index]?.flat());
        const changed = look(element)
          .flat()
          .filter((value) => !known.has(value));
        return changed.length > 0
          ? [`${element.outerHTML.slice(0, 80)} ${changed.join('; ')}`]
          : [];
      });
    },
    /data-style="([^"]+)"/.exec(html)?.[1] ?? '',
  );
}

/** The first paint is drawn for a phone: on a desk only the long run looks at every kind. */
const onDesk: ReadonlySet<string> = new Set(['home', 'blog-post']);

test.for([
  { width: 412, height: 823 },
  { width: 1350, height: 940 },
])(
  'the whole stylesheet changes nothing that the first paint has drawn, $width px wide',
  async (size, { browser, siteUrl }) => {
    const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const kinds = await everyKind(siteUrl);
    for (const { id, path } of kinds) {
      if (!isSweep && size.width > 412 && !onDesk.has(id)) continue;
      const changed = await changedByStylesheet(page, siteUrl + path);
      expect.soft({ path, changed: changed.slice(0, 3) }).toEqual({ path, changed: [] });
    }
    await context.close();
  },
);

test('without JavaScript a page has the whole stylesheet', async ({ openPage }) => {
  const page = await openPage('/', { javaScriptEnabled: false });
  const sheets = page.locator('noscript link[rel=stylesheet], link[rel=stylesheet]');
  const href = await sheets.first().getAttribute('href');
  expect(href).toMatch(/^\/assets\/.+\.css$/);
});
