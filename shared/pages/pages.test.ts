import { expect, test } from 'vitest';
import { existsSync } from 'node:fs';
import { services } from '../services/index.ts';
import { pageIds, pages } from './index.ts';
import { companyLinks, headerLinks, legalLinks } from './menus.ts';

const all = [
  ...Object.entries(pages),
  ...services.map(({ id, metadata }) => [id, metadata] as const),
];

test.each(all)('%s has a title and a description as long as search results show', (_, words) => {
  expect([words.title, words.title.length >= 30 && words.title.length <= 60]).toEqual([
    words.title,
    true,
  ]);
  expect(words.description.length).toBeGreaterThanOrEqual(70);
  expect(words.description.length).toBeLessThanOrEqual(160);
});

test.each(all)('%s has keywords, separated by commas', (_, { keywords }) => {
  expect(keywords.split(', ').filter(Boolean).length).toBeGreaterThan(0);
  expect(keywords).not.toMatch(/,\S|,\s*$/);
});

test('no two pages share a title or a description', () => {
  for (const field of ['title', 'description'] as const) {
    const values = all.map(([, words]) => words[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test('every page has its definition and its screen under its name', () => {
  const folder = new URL('../../', import.meta.url);
  for (const id of pageIds) {
    for (const file of [`shared/pages/${id}.ts`, `client/src/pages/${id}/page.tsx`]) {
      expect([file, existsSync(new URL(file, folder))]).toEqual([file, true]);
    }
  }
});

test('no two pages claim one place in a menu', () => {
  const places = pageIds.flatMap((id) =>
    Object.entries(pages[id].menus).map(([menu, place]) => `${menu} ${place}`),
  );
  expect(new Set(places).size).toBe(places.length);
});

test('header and footer lead to the pages that the specification names, in its order', () => {
  expect(headerLinks).toEqual([
    { label: 'About', href: '/about' },
    { label: 'Testimonials', href: '/testimonials' },
    { label: 'Blog', href: '/blog' },
    { label: 'Contact', href: '/contact' },
  ]);
  expect(companyLinks.map(({ label }) => label)).toEqual([
    'About',
    'Testimonials',
    'Case Study',
    'Blog',
    'Contact',
  ]);
  expect(legalLinks.map(({ href }) => href)).toEqual([
    '/privacy-policy',
    '/terms-of-service',
    '/cookie-policy',
    '/sms-opt-in',
    '/sitemap',
  ]);
});
