import { everyPage } from '#scripts/site/every-page.ts';
import { services } from '#shared/content/services.ts';
import { pagePath } from '#shared/site-map.ts';

/** The path of every page, every service and every post that can be read; 404 pages excluded. */
export async function everyAddress(siteUrl: string): Promise<string[]> {
  const lists = await Promise.all(
    ['published', 'archived'].map(async (list) => {
      const response = await fetch(`${siteUrl}/api/blog/${list}`);
      return ((await response.json()) as { posts: { slug: string }[] }).posts;
    }),
  );
  const pages = (await everyPage(siteUrl)).filter(({ id }) => id !== 'not-found');
  const all = [
    ...pages.map(({ path }) => path),
    ...services.map(({ id }) => pagePath('service', { id })),
    ...lists.flat().map(({ slug }) => pagePath('blog-post', { slug })),
  ];
  return [...new Set(all)];
}
