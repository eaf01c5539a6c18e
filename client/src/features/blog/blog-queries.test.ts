import type { BlogPostSummary } from '#shared/contracts/blog.ts';
import { expect, test } from 'vitest';
import { blogQueries, newestFirst } from './blog-queries.ts';

function buildSummary(id: number, publishedAt: string | null): BlogPostSummary {
  return {
    id,
    slug: `post-${id}`,
    title: '',
    summary: null,
    featuredImage: null,
    featuredImageAlt: null,
    publishedAt,
    tags: [],
  };
}

test('the key of every query begins with its API path', () => {
  expect(blogQueries.published().queryKey).toEqual(['/api/blog/published']);
  expect(blogQueries.archived().queryKey).toEqual(['/api/blog/archived']);
  expect(blogQueries.post('wifi').queryKey).toEqual(['/api/blog/post/wifi']);
});

test('a slug has one key, whether it comes encoded or not', () => {
  const { queryKey } = blogQueries.post('año/$&');
  expect(queryKey).toEqual(['/api/blog/post/a%C3%B1o%2F%24%26']);
  expect(blogQueries.post('a%C3%B1o%2F%24%26').queryKey).toEqual(queryKey);
  expect(blogQueries.post('%E0%A4%A').queryKey).toEqual(['/api/blog/post/%25E0%25A4%25A']);
});

test('posts are sorted newest first, those without a date last, and the list given is untouched', () => {
  const posts = [
    buildSummary(1, null),
    buildSummary(2, '2026-01-01T00:00:00Z'),
    buildSummary(3, '2026-02-01T00:00:00Z'),
  ];
  expect(newestFirst(posts).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(posts.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('every page of the archive has its own key', () => {
  expect(blogQueries.archived(1).queryKey).toEqual(['/api/blog/archived']);
  expect(blogQueries.archived(2).queryKey).toEqual(['/api/blog/archived?page=2']);
});

test('the current list keeps the six newest, the archive all', () => {
  const posts = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => buildSummary(id, `2026-01-0${id}T00:00:00Z`));
  const reply = { success: true as const, posts, page: 1, pageCount: 1 };
  const ids = (list: readonly BlogPostSummary[] | undefined) => list?.map(({ id }) => id);
  expect(ids(blogQueries.published().select?.(reply))).toEqual([8, 7, 6, 5, 4, 3]);
  expect(ids(blogQueries.archived().select?.(reply).posts)).toHaveLength(8);
});
