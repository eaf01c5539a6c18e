import type { Site } from '#scripts/site/start-site.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { blogTexts } from '#shared/content/blog-texts.ts';
import { blogPosts, type NewBlogPost } from '#shared/schema.ts';
import { buildPost } from '#tests/factories/build-post.ts';
import { hostilePosts } from '#tests/factories/hostile-posts.ts';
import { freshDataDir } from '#tests/setup/embedded-template.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import { rm } from 'node:fs/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect } from 'vitest';
import { testInOneWindow as test } from './support/browser-test.ts';
import { NOT_FOUND_NOTICE } from './support/every-page.ts';
import { hydrated } from './support/hydration.ts';
import { startOwnSite } from './support/start-own-site.ts';

const HOSTILE_POSTS = isSweep ? 24 : 6;
const ARCHIVED_POSTS = 60;
const SEVERAL_PAGES_MS = 240_000;

/** What the database takes of a text: its length, and neither NUL nor half an emoji. */
const storable = (text: string | null, limit: number) =>
  (text ?? '')
    .replace(/[\0\p{Cs}]/gu, '')
    .slice(0, limit)
    .replace(/\p{Cs}/gu, '') || 'x';

const hostile: NewBlogPost[] = hostilePosts(HOSTILE_POSTS).map((post) => ({
  slug: post.slug,
  title: storable(post.title, 200),
  summary: storable(post.summary, 1_000),
  content: storable(post.content, 200_000),
  featuredImage: storable(post.featuredImage, 2_000),
  featuredImageAlt: storable(post.featuredImageAlt, 500),
  category: storable(post.category, 100),
  tags: post.tags.map((tag) => storable(tag, 150)),
  status: 'published',
  publishedAt: new Date(post.updatedAt),
}));
const archived = Array.from({ length: ARCHIVED_POSTS }, (_, index) =>
  buildPost({ title: `Archived ${index + 1}`, slug: `archived-${index + 1}`, status: 'archived' }),
);

let dataDir: string;
let site: Site;

beforeAll(async () => {
  dataDir = await freshDataDir();
  const database = await openDatabase({ dataDir }, pino({ level: 'silent' }));
  await database.db.insert(blogPosts).values([...hostile, ...archived]);
  await database.close();
  site = await startOwnSite({ dataDir });
});

afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

// Code of a post that ran would call `hostile()`, which is not there: an uncaught error, and a
// complaint. So is whatever the Content-Security-Policy has to stop, and a page React cannot take over.
test(
  'hostile posts are read in a browser without running or breaking anything',
  { timeout: SEVERAL_PAGES_MS },
  async ({ openPage }) => {
    const page = await openPage('/blog', { origin: site.url, expected: [NOT_FOUND_NOTICE] });
    await hydrated(page);
    expect(await page.getByRole('article').count()).toBe(6);
    for (const { slug } of hostile) {
      await page.goto(`${site.url}/blog/${slug}`);
      await hydrated(page);
      await page.getByRole('link', { name: blogTexts.post.backLink }).waitFor();
      expect(page.url()).toBe(`${site.url}/blog/${slug}`);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth, slug).toBe(clientWidth);
    }
  },
);

test('the archive is read page by page, with links that work without JavaScript', async ({
  openPage,
}) => {
  const options = { origin: site.url, javaScriptEnabled: false };
  const page = await openPage('/blog/archive?utm_source=mail', options);
  expect(await page.getByRole('article').count()).toBe(50);
  const next = `${site.url}/blog/archive?page=2`;
  const head = (selector: string) => page.locator(`head ${selector}`).getAttribute('href');
  expect(new URL((await head('link[rel=next]')) ?? '').href).toBe(next);
  await page.getByRole('link', { name: blogTexts.pager.older }).click();
  expect(page.url()).toBe(next);
  expect(await page.getByRole('article').count()).toBe(10);
  expect(await head('link[rel=canonical]')).toBe(next);
  expect(await page.locator('head meta[name=robots]').getAttribute('content')).toMatch(/noindex/);
  expect(await head('link[rel=prev]')).toBe(`${site.url}/blog/archive`);
  expect(await page.locator('head link[rel=next]').count()).toBe(0);
});

test('pages of the archive change without loading the document, and come with their posts', async ({
  openPage,
}) => {
  const page = await openPage('/blog/archive?page=2', { origin: site.url });
  const requests: string[] = [];
  const documents: string[] = [];
  page.on('request', (request) => {
    requests.push(new URL(request.url()).pathname);
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await hydrated(page);
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await page.getByRole('link', { name: blogTexts.pager.newer }).click();
  await page.getByText('Archived 60', { exact: true }).waitFor();
  expect(page.url()).toBe(`${site.url}/blog/archive`);
  expect(documents).toEqual([]);
});

test('a page that the archive does not have is a 404 with a way on', async ({ openPage }) => {
  expect((await fetch(`${site.url}/blog/archive?page=3`)).status).toBe(404);
  const page = await openPage('/blog/archive?page=abc', {
    origin: site.url,
    expected: [NOT_FOUND_NOTICE],
  });
  await hydrated(page);
  await page.getByText(blogTexts.archive.missingPage).waitFor();
  await page.getByRole('link', { name: blogTexts.pager.firstPageLink }).click();
  await page.getByRole('article').first().waitFor();
});
