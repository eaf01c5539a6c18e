import { expect, test } from 'vitest';
import { pagePath, siteMap } from '../site-map.ts';
import { sitemapPage } from './sitemap.ts';
import { SERVICE_IDS } from './types.ts';

test('the sitemap lists the eight services of the menu, and every page of the site once', () => {
  const { pages, services: listed, more } = sitemapPage;
  expect(listed).toHaveLength(8);
  const fixed = Object.values(siteMap).map(({ path }) => path);
  const expected = [
    ...fixed.filter((path) => !/[:*]/.test(path) && path !== siteMap.sitemap.path),
    ...SERVICE_IDS.map((id) => pagePath('service', { id })),
  ];
  expect([...pages, ...listed, ...more].map(({ path }) => path).sort()).toEqual(expected.sort());
});
