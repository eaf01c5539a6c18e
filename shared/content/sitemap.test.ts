import { expect, test } from 'vitest';
import { serviceIds, services } from '../services/index.ts';
import { pagePath, siteMap } from '../site-map.ts';
import { sitemapPage } from './sitemap.ts';

test('the sitemap lists the services of the menu, and every page of the site once', () => {
  const { pages, services: listed, more } = sitemapPage;
  expect(listed).toHaveLength(services.filter(({ inMenu }) => inMenu).length);
  const fixed = Object.values(siteMap).map(({ path }) => path);
  const expected = [
    ...fixed.filter((path) => !/[:*]/.test(path) && path !== siteMap.sitemap.path),
    ...serviceIds.map((id) => pagePath('service', { id })),
  ];
  expect([...pages, ...listed, ...more].map(({ path }) => path).sort()).toEqual(expected.sort());
});
