import { company } from '#shared/content/company.ts';
import type { BlogPost } from '#shared/contracts/blog.ts';
import { expect, test } from 'vitest';
import { postArticleData, postMetaDescription, postMetaTitle } from './post-meta.ts';

const post: BlogPost = {
  id: 1,
  slug: 'downtime',
  title: 'A "downtime" plan',
  summary: 'What to print.',
  content: '**First**\n\nEvery EHR goes down.',
  featuredImage: null,
  featuredImageAlt: null,
  publishedAt: '2026-09-15T13:00:00Z',
  tags: ['EHR', 'HIPAA'],
  category: 'Operations',
  updatedAt: '2026-09-15T13:00:00Z',
};

test('a short title is followed by the name of the blog', () => {
  expect(postMetaTitle('A "downtime" plan on paper')).toBe(
    `A downtime plan on paper | ${company.brand} Blog`,
  );
});

test('a long title stands alone, cut at a word, in at most 60 characters', () => {
  const title = postMetaTitle(
    'A HIPAA risk analysis for a small practice, in five afternoons without tears',
  );
  expect(title).toBe('A HIPAA risk analysis for a small practice, in five…');
});

test.each([59, 60, 61, 200])('a title of %i characters without spaces fits too', (length) => {
  expect(postMetaTitle('x'.repeat(length)).length).toBeLessThanOrEqual(60);
});

test.each(['', 'EHR', 'A downtime plan'])(
  'the title of %j is long enough to say what it is',
  (title) => {
    const { length } = postMetaTitle(title);
    expect([length >= 30, length <= 60]).toEqual([true, true]);
  },
);

test('a post is described by its summary where that says enough', () => {
  const summary = 'What to print, where to keep it and who reads it out when the screens go dark.';
  expect(postMetaDescription({ ...post, summary })).toBe(summary);
});

test('a short summary is followed by how the post begins, and by what the blog is', () => {
  expect(postMetaDescription(post)).toBe(
    `What to print. Every EHR goes down. ${company.brand} Blog: Insights, tips, and resources for healthcare IT professionals.`,
  );
});

test('a post without a summary is described by how it begins', () => {
  const description = postMetaDescription({ ...post, summary: null, content: 'word '.repeat(90) });
  expect(description).toMatch(/^word .*word…$/);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('an article says when it came out, when it was changed, and what it is about', () => {
  expect(postArticleData({ ...post, updatedAt: '2026-10-01T08:00:00Z' })).toEqual({
    publishedTime: '2026-09-15T13:00:00Z',
    modifiedTime: '2026-10-01T08:00:00Z',
    author: company.name,
    section: 'Operations',
    tags: ['EHR', 'HIPAA'],
  });
});

test('a post that was written before it came out was not changed since', () => {
  const written = { ...post, updatedAt: '2026-08-01T08:00:00Z' };
  expect(postArticleData(written)?.modifiedTime).toBe('2026-09-15T13:00:00Z');
});

test('a post without a date and a category is filed under the blog, or is no article yet', () => {
  expect(postArticleData({ ...post, category: null })?.section).toBe(`${company.brand} Blog`);
  expect(postArticleData({ ...post, publishedAt: null })).toBeUndefined();
});
