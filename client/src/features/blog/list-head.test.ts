import { blogArchive } from '#shared/pages/blog-archive.ts';
import { expect, test } from 'vitest';
import { listHead } from './list-head.ts';

const publicUrl = 'https://site.test';
const data = { posts: [], page: 2, pageCount: 3 };

const headOf = (search: string, more = {}) =>
  listHead('blog-archive', blogArchive, { search, data, hasFailed: false, publicUrl, ...more });

test('the first page of a list has the words of the page and may be listed', () => {
  expect(headOf('')).toMatchObject({
    title: blogArchive.title,
    description: blogArchive.description,
    canonicalPath: '/blog/archive',
    isIndexed: true,
    links: [{ rel: 'next', href: 'https://site.test/blog/archive?page=2' }],
  });
});

test('a later page has its own title and address, names its neighbors and is not listed', () => {
  const head = headOf('page=2');
  expect(head.title).toContain('Page 2');
  expect(head.description.startsWith('Page 2: ')).toBe(true);
  expect(head).toMatchObject({ canonicalPath: '/blog/archive?page=2', isIndexed: false });
  expect(head.links).toEqual([
    { rel: 'prev', href: 'https://site.test/blog/archive' },
    { rel: 'next', href: 'https://site.test/blog/archive?page=3' },
  ]);
});

test('a page that could not be loaded has no address to be found under', () => {
  const head = headOf('page=9', { data: undefined, hasFailed: true });
  expect(head).toMatchObject({ canonicalPath: null, isIndexed: false, links: [] });
});
