import { blogTexts } from '#shared/content/blog-texts.ts';
import { expect } from 'vitest';
import { testInOneWindow as test } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';
import { everyPage, NOT_FOUND_NOTICE } from './support/every-page.ts';

const heading = (name: string) => ({ name, level: 1, exact: true });

test('from the list to a post and back, with the keyboard’s place on each page’s heading', async ({
  openPage,
}) => {
  const page = await openPage('/blog');
  await hydrated(page);
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name: blogTexts.card.readMore }).click();

  const headline = page.getByRole('heading', heading(title));
  await headline.waitFor();
  expect(await headline.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.getByRole('link', { name: blogTexts.post.backLink }).click();
  await page.getByRole('heading', heading(blogTexts.list.title)).waitFor();
  await page.goBack();
  await headline.waitFor();
});

test('the current list shows at most six posts, the archive others', async ({ openPage }) => {
  const page = await openPage('/blog');
  await hydrated(page);
  const current = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(await page.getByRole('article').count()).toBeLessThanOrEqual(6);

  await page.getByRole('link', { name: blogTexts.list.archiveLink }).click();
  await page.getByRole('heading', heading(blogTexts.archive.title)).waitFor();
  await page.getByRole('article').first().waitFor();
  const archived = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(archived.filter((title) => current.includes(title))).toEqual([]);

  await page.getByRole('link', { name: blogTexts.archive.backLink }).click();
  await page.getByRole('heading', heading(blogTexts.list.title)).waitFor();
});

test('a visitor without JavaScript reads a post', async ({ openPage }) => {
  const page = await openPage('/blog', { javaScriptEnabled: false });
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').click();
  await page.getByRole('heading', heading(title)).waitFor();
  expect(await page.locator('article p').count()).toBeGreaterThan(5);
});

test('dates are the same for a reader at the other end of the world', async ({ openPage }) => {
  const datesIn = async (timezoneId: string) => {
    const page = await openPage('/blog', { timezoneId });
    await hydrated(page);
    return page.locator('time').allTextContents();
  };
  expect(await datesIn('Pacific/Kiritimati')).toEqual(await datesIn('America/Los_Angeles'));
});

test('a post that does not exist says so with status 404 and leads back', async ({
  openPage,
  siteUrl,
}) => {
  expect((await fetch(`${siteUrl}/blog/no-such-post`)).status).toBe(404);
  const page = await openPage('/blog/no-such-post', { expected: [NOT_FOUND_NOTICE] });
  await hydrated(page);
  await page.getByRole('heading', heading(blogTexts.post.notFound)).waitFor();
  await page.getByRole('link', { name: blogTexts.post.returnButton }).click();
  await page.getByRole('heading', heading(blogTexts.list.title)).waitFor();
});

test('the link of a post is copied, and its button explains itself', async ({ openPage }) => {
  const page = await openPage('/blog', { permissions: ['clipboard-read', 'clipboard-write'] });
  await hydrated(page);
  await page.getByRole('article').first().getByRole('link').click();
  const copy = page.getByRole('button', { name: blogTexts.post.copyLink });
  await copy.focus();
  await page.getByRole('tooltip').getByText(blogTexts.post.copyLink).waitFor();
  await copy.click();
  await page.getByText(blogTexts.post.linkCopied, { exact: true }).first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test.for(['before', 'after'])(
  'a pointer that comes to rest on a button brings its tooltip, %s React has taken over',
  async (when, { openPage, siteUrl }) => {
    const post = (await everyPage(siteUrl)).find(({ id }) => id === 'blog-post');
    // So high that nobody has to scroll, which would bring React.
    const page = await openPage(post?.path ?? '', { height: 6_000, inOwnWindow: true });
    if (when === 'after') await hydrated(page);
    const copy = page.getByRole('button', { name: blogTexts.post.copyLink });
    await copy.hover();
    await page.getByRole('tooltip').getByText(blogTexts.post.copyLink).waitFor();
  },
);

test('what came with the page is not loaded once more', async ({ openPage }) => {
  for (const path of ['/blog', '/blog/archive', '/blog/no-such-post']) {
    const page = await openPage('/elo', { expected: [NOT_FOUND_NOTICE] });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(new URL(path, page.url()).href);
    await hydrated(page);
    expect(requests.filter((name) => name.startsWith('/api/'))).toEqual([]);
  }
});

test('the document of the list carries the six posts it shows, and no others', async ({
  siteUrl,
}) => {
  const html = await (await fetch(`${siteUrl}/blog`)).text();
  const state = /<script[^>]*id="page-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(state.match(/"slug":/g)).toHaveLength(6);
});
