import { serviceById, services } from '#shared/services/index.ts';
import { matchPage, type PageId, pagePath } from '#shared/site-map.ts';
import { expect, test } from 'vitest';
import { render } from './entry-server.tsx';

const pages: readonly PageId[] = [
  'home',
  'sms-opt-in',
  'not-found',
  'services',
  'about',
  'testimonials',
  'case-study',
  'contact',
  'privacy-policy',
  'terms-of-service',
  'cookie-policy',
  'sitemap',
  'elo',
];
const paths = [
  ...pages.map((id) => pagePath(id)),
  ...services.map(({ id }) => pagePath('service', { id })),
  '/services/no-such-service',
];

const renderBody = async (pathname: string) =>
  (
    await render({
      pathname,
      publicUrl: 'https://site.test',
      // Only the list of posts is asked for, by the sitemap; tests/e2e/crawl.test.ts follows real ones.
      readApi: () => Promise.resolve({ success: true, posts: [] }),
    })
  ).body;

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

test.each(paths)(
  'every link of %s leads to a page that exists, and to a place on it',
  async (path) => {
    const body = await renderBody(path);
    const anchors = body.match(/<a\b[^>]*>/g)?.join('') ?? '';
    const links = attributes(anchors, 'href').filter((href) => /^[/#]/.test(href));
    for (const link of links) {
      const { pathname, hash } = new URL(link, `https://site.test${path}`);
      const { id, params } = matchPage(pathname);
      expect([link, id]).not.toEqual([link, 'not-found']);
      if (id === 'service' && pathname !== path) expect(serviceById(params.id ?? '')).toBeDefined();
      if (hash === '') continue;
      const target = pathname === path ? body : await renderBody(pathname);
      expect(attributes(target, 'id')).toContain(hash.slice(1));
    }
    expect(links.length).toBeGreaterThan(0);
  },
);

test.each(paths)('%s has one h1, no heading out of order and no style attribute', async (path) => {
  const body = await renderBody(path);
  const levels = [...body.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  const mainLevels = [...main.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  expect(mainLevels[0]).toBe(1);
  for (const [index, level] of mainLevels.entries()) {
    expect(level).toBeLessThanOrEqual((mainLevels[index - 1] ?? 0) + 1);
  }
  expect(attributes(body, 'style')).toEqual([]);
});
