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
  ['list', list.loading, list.empty],
  ['archive', archive.loading, archive.empty],
] as const)(
  'the %s that is loading, then empty, says so',
  async ([name, loading, text], { openPage }) => {
    const { start, path, go } = screens[name];
    const page = await openPage(start, { expected: REFUSED });
    const answer = await heldAnswer(page, path, 200);
    await hydrated(page);
    await go(page);
    await saysSo(page, loading, text, answer);
  },
);

test.for([
  ['list', list.loading, list.error],
  ['archive', archive.loading, archive.error],
] as const)(
  'the %s that is loading, then could not be loaded, says so and is tried again at a click',
  async ([name, loading, text], { openPage }) => {
    const { start, path, go } = screens[name];
    const page = await openPage(start, { expected: REFUSED });
    const answer = await heldAnswer(page, path, 500);
    await hydrated(page);
    await go(page);
    await saysSo(page, loading, text, answer);
    await page.unroute(path);
    await page.getByRole('button', { name: blogTexts.retryButton }).click();
    await page.getByRole('article').first().waitFor();
  },
);

test.for([
  ['could not be loaded', 500, post.error],
  ['is missing', 404, post.notFound],
] as const)(
  'a post that is loading, then %s, says so and leads back to the blog',
  async ([, status, text], { openPage }) => {
    const { start, path, go } = screens.post;
    const page = await openPage(start, { expected: REFUSED });
    const answer = await heldAnswer(page, path, status);
    await hydrated(page);
    await go(page);
    await saysSo(page, post.loading, text, answer);
    await page.getByRole('link', { name: post.returnButton }).click();
    await page.getByRole('heading', { name: list.title, level: 1, exact: true }).waitFor();
  },
);

async function saysSo(page: Page, loading: string, text: string, answer: () => void) {
  await page.getByRole('status').filter({ hasText: loading }).waitFor();
  answer();
  await page.getByText(text, { exact: true }).waitFor();
  expect(await page.getByRole('status').filter({ hasText: loading }).count()).toBe(0);
}
