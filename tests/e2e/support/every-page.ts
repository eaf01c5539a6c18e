import { services } from '#shared/services/index.ts';
import { everyPage } from '#scripts/site/every-page.ts';
import { pagePath } from '#shared/site-map.ts';

/** What Chromium itself prints when the document is a 404; everything else is a complaint. */
export const NOT_FOUND_NOTICE = /status of 404/;

export { everyPage };

/** Every address that shows another document: each page, each service, and what is not there. */
export async function everyDocument(siteUrl: string): Promise<string[]> {
  const pages = (await everyPage(siteUrl)).map(({ path }) => path);
  const ids = [...services.map(({ id }) => id), 'no-such-service'];
  const details = ids.map((id) => pagePath('service', { id }));
  return [...new Set([...pages, ...details, pagePath('blog-post', { slug: 'no-such-post' })])];
}
