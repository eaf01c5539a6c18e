import type { Page } from 'playwright';
import { blogTexts } from '#shared/content/blog-texts.ts';
import type { ScreenState } from './states.ts';

/** What the API answers; never: it is still being waited for. */
type Answer = { readonly status: number; readonly json: object } | 'never';

const FAILED: Answer = { status: 503, json: { success: false, message: 'Try again later.' } };
const MISSING: Answer = { status: 404, json: { success: false, message: 'Not found.' } };
const EMPTY: Answer = { status: 200, json: { success: true, posts: [], page: 1, pageCount: 1 } };

/** From any page to the blog, without loading a document: then its posts are asked for. */
async function goToBlog(page: Page, answer: Answer, text: string): Promise<void> {
  await reply(page, '**/api/blog/published', answer);
  await page.locator('footer').getByRole('link', { name: 'Blog', exact: true }).click();
  await page.getByText(text).waitFor();
}

async function openFirstPost(page: Page, answer: Answer, text: string): Promise<void> {
  await reply(page, '**/api/blog/post/*', answer);
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByText(text).waitFor();
}

function reply(page: Page, path: string, answer: Answer): Promise<unknown> {
  return page.route(path, (route) =>
    answer === 'never' ? new Promise(() => undefined) : route.fulfill(answer),
  );
}

const { list, post } = blogTexts;
const fromElsewhere = { page: 'about', widths: [360, 1280] } as const;
const fromTheList = { page: 'blog', widths: [360, 1280] } as const;

/** Everything that the blog's screens show in the place of posts. */
export const blogStates: readonly ScreenState[] = [
  {
    ...fromElsewhere,
    name: 'blog-loading',
    reach: (page) => goToBlog(page, 'never', list.loading),
  },
  { ...fromElsewhere, name: 'blog-failed', reach: (page) => goToBlog(page, FAILED, list.error) },
  { ...fromElsewhere, name: 'blog-empty', reach: (page) => goToBlog(page, EMPTY, list.empty) },
  {
    ...fromTheList,
    name: 'post-loading',
    reach: (page) => openFirstPost(page, 'never', post.loading),
  },
  { ...fromTheList, name: 'post-failed', reach: (page) => openFirstPost(page, FAILED, post.error) },
  {
    ...fromTheList,
    name: 'post-missing',
    reach: (page) => openFirstPost(page, MISSING, post.notFound),
  },
];
