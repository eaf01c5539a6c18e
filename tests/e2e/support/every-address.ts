import { everyPage } from '#scripts/site/every-page.ts';
import { services } from '#shared/services/index.ts';
import { pagePath } from '#shared/site-map.ts';

/** The path of every page, every service and every post that can be read; 404 pages excluded. */
export async function everyAddress(siteUrl: string): Promise<string[]> {
  const lists = await Promise.all(
    ['published', 'archived'].map((list) => wholeList(`${siteUrl}/api/blog/${list}`)),
  );
  const pages = (await everyPage(siteUrl)).filter(({ id }) => id !== 'not-found');
  const all = [
    ...pages.map(({ path }) => path),
    ...services.map(({ id }) => pagePath('service', { id })),
    ...lists.flat().map(({ slug }) => pagePath('blog-post', { slug })),
  ];
  return [...new Set(all)];
}

/** The posts of all pages of a list. */
async function wholeList(url: string): Promise<{ slug: string }[]> {
  const posts: { slug: string }[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const response = await fetch(`${url}?page=${page}`);
    const list = (await response.json()) as { posts: { slug: string }[]; pageCount: number };
    posts.push(...list.posts);
    pageCount = list.pageCount;
  }
  return posts;
}
