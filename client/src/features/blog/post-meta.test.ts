import type { BlogPost } from '#shared/contracts/blog.ts';
import { expect, test } from 'vitest';
import { cutAtWord, postMetaDescription, postMetaTitle, postStructuredData } from './post-meta.ts';

const post: BlogPost = {
  id: 1,
  slug: 'downtime',
  title: 'A "downtime" plan',
  summary: 'What to print.',
  content: '**First**\n\nEvery EHR goes down.',
  featuredImage: null,
  publishedAt: '2026-09-15T13:00:00Z',
  tags: ['EHR', 'HIPAA'],
};

test('a short title is followed by the name of the blog', () => {
  expect(postMetaTitle(post.title)).toBe('A downtime plan | Redbud Blog');
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

test('a cut never ends in a comma or a dash', () => {
  expect(cutAtWord('one, two – three', 11)).toBe('one, two…');
});

test('a post without a summary is described by how it begins', () => {
  expect(postMetaDescription({ ...post, summary: null })).toBe('Every EHR goes down.');
});

test('search engines are told title, date and picture of a post', () => {
  const url = 'https://site.example/blog/downtime';
  const data = postStructuredData(
    { ...post, featuredImage: '/pictures/a.avif' },
    url,
    'https://site.example',
  );
  expect(data).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'A downtime plan',
    datePublished: '2026-09-15T13:00:00Z',
    image: 'https://site.example/pictures/a.avif',
    mainEntityOfPage: url,
  });
});
