import { pageIds } from '#shared/pages/index.ts';
import { expect, test } from 'vitest';
import type { PageModule } from '../lib/page/page-module.ts';

const modules = import.meta.glob<PageModule>('../pages/*/page.tsx');

test('there is a page module for every page, and for nothing else', () => {
  const expected = pageIds.map((id) => `../pages/${id}/page.tsx`);
  expect(Object.keys(modules).sort()).toEqual(expected.sort());
});

test.each(Object.entries(modules))('%s exports a screen and a head', async (_, load) => {
  const { default: screen, head } = await load();
  expect([typeof screen, typeof head]).toEqual(['function', 'function']);
});
