import { AxeBuilder } from '@axe-core/playwright';
import { expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { everyPage, NOT_FOUND_NOTICE } from './support/every-page.ts';
import { hydrated } from './support/hydration.ts';

/** Seventeen pages, one after the other, on a machine that may be slow. */
const ALL_PAGES = { timeout: 240_000 };

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

/** Enough of a finding to mend it: the rule and the elements. */
function describeViolation({ id, nodes }: Violation): string {
  return `${id}: ${nodes.map((node) => node.html).join(' | ')}`;
}

test(
  'React takes over every page without a word in the console',
  ALL_PAGES,
  async ({ openPage, siteUrl }) => {
    for (const { path } of await everyPage(siteUrl)) {
      const page = await openPage(path, { expected: [NOT_FOUND_NOTICE] });
      const served = await page.locator('h1').textContent();
      await hydrated(page);
      expect(await page.locator('h1').textContent()).toBe(served);
      expect(await page.locator('h1').count()).toBe(1);
    }
  },
);

for (const width of [360, 1280]) {
  test(`axe finds nothing on any page at ${width} px`, ALL_PAGES, async ({ openPage, siteUrl }) => {
    for (const { path } of await everyPage(siteUrl)) {
      const page = await openPage(path, { width, expected: [NOT_FOUND_NOTICE] });
      await hydrated(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect([path, violations.map(describeViolation)]).toEqual([path, []]);
    }
  });
}

test('every page has its own title, description and canonical address', async ({ siteUrl }) => {
  const seen = new Set<string>();
  for (const { id, path } of await everyPage(siteUrl)) {
    const response = await fetch(siteUrl + path);
    const html = await response.text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect([path, title, description]).not.toContain('');
    expect(seen.has(title) || seen.has(description)).toBe(false);
    seen.add(title).add(description);
    expect(canonical).toBe(id === 'not-found' ? undefined : siteUrl + path);
    expect(response.status).toBe(id === 'not-found' ? 404 : 200);
  }
});

test('without JavaScript every page shows its heading and its menus', async ({
  openPage,
  siteUrl,
}) => {
  for (const { id, path } of await everyPage(siteUrl)) {
    const page = await openPage(path, { javaScriptEnabled: false, expected: [NOT_FOUND_NOTICE] });
    expect(await page.locator('h1').isVisible()).toBe(true);
    if (id !== 'elo') expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(1);
  }
});

test('no page scrolls sideways at 320 px', ALL_PAGES, async ({ openPage, siteUrl }) => {
  for (const { path } of await everyPage(siteUrl)) {
    const page = await openPage(path, { width: 320, expected: [NOT_FOUND_NOTICE] });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([path, overflow]).toEqual([path, 0]);
  }
});
