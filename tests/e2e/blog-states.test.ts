import { blogTexts } from '#shared/content/blog-texts.ts';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { testInOneWindow as test } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';

/** What Chromium prints of an answer that the test has made up. */
const REFUSED = [/status of 500/, /status of 404/];
const NO_POSTS = { success: true, posts: [], page: 1, pageCount: 1 };
const PROBLEM = { success: false, message: 'x' };

const { list, archive, post } = blogTexts;

/** Answers what the page asks of a path when the test says so. */
async function heldAnswer(page: Page, path: string, status: number) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(path, async (route) => {
    await released;
    await route.fulfill({ status, json: status === 200 ? NO_POSTS : PROBLEM });
  });
  return release;
}

/** Pages on which a link leads to the screen without loading a document: its posts are then asked for. */
const screens = {
  list: {
    start: '/about',
    path: '**/api/blog/published',
    go: (page: Page) =>
      page.locator('footer').getByRole('link', { name: 'Blog', exact: true }).click(),
  },
  archive: {
    start: '/blog',
    path: '**/api/blog/archived',
    go: (page: Page) => page.getByRole('link', { name: list.archiveLink }).click(),
  },
  post: {
    start: '/blog',
    path: '**/api/blog/post/*',
    go: (page: Page) => page.getByRole('article').first().getByRole('link').click(),
  },
};

test.for([
  ['list', 'empty', 200, list.loading, list.empty],
  ['list', 'failed', 500, list.loading, list.error],
  ['archive', 'empty', 200, archive.loading, archive.empty],
  ['archive', 'failed', 500, archive.loading, archive.error],
  ['post', 'failed', 500, post.loading, post.error],
  ['post', 'missing', 404, post.loading, post.notFound],
] as const)(
  'the %s that is loading, then %s, says so',
  async ([name, , status, loading, text], { openPage }) => {
    const { start, path, go } = screens[name];
    const page = await openPage(start, { expected: REFUSED });
    const answer = await heldAnswer(page, path, status);
    await hydrated(page);
    await go(page);
    await page.getByRole('status').filter({ hasText: loading }).waitFor();
    answer();
    await page.getByText(text, { exact: true }).waitFor();
    expect(await page.getByRole('status').filter({ hasText: loading }).count()).toBe(0);
  },
);

test.for(['list', 'archive'] as const)(
  'the %s that could not be loaded is tried again at a click',
  async (name, { openPage }) => {
    const { start, path, go } = screens[name];
    const page = await openPage(start, { expected: REFUSED });
    await page.route(path, (route) => route.fulfill({ status: 500, json: PROBLEM }));
    await hydrated(page);
    await go(page);
    const retry = page.getByRole('button', { name: blogTexts.retryButton });
    await retry.waitFor();
    await page.unroute(path);
    await retry.click();
    await page.getByRole('article').first().waitFor();
  },
);

test.for([
  ['could not be loaded', 500],
  ['is missing', 404],
] as const)('a post that %s leads back to the blog', async ([, status], { openPage }) => {
  const { start, path, go } = screens.post;
  const page = await openPage(start, { expected: REFUSED });
  await page.route(path, (route) => route.fulfill({ status, json: PROBLEM }));
  await hydrated(page);
  await go(page);
  await page.getByRole('link', { name: post.returnButton }).click();
  await page.getByRole('heading', { name: list.title, level: 1, exact: true }).waitFor();
});
