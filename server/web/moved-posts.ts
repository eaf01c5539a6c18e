import type { BlogService } from '#server/features/blog/blog-service.ts';
import { matchPage, pagePath } from '#shared/site-map.ts';

/** What became of the post that had an address: it is elsewhere for good, or gone for good. */
export type FormerAddress = { readonly target: string } | 'gone' | undefined;

/** @returns undefined for every address that is no former one, and while the database is away */
export async function formerAddress(
  path: string,
  blog: Pick<BlogService, 'former'>,
): Promise<FormerAddress> {
  const { id, params } = matchPage(path);
  const { slug } = params as { slug?: string };
  if (id !== 'blog-post' || slug === undefined) return undefined;
  // While the database is away the page itself says so.
  const former = await blog.former(slug).catch(() => undefined);
  if (!former) return undefined;
  return former.movedTo === null
    ? 'gone'
    : { target: pagePath('blog-post', { slug: former.movedTo }) };
}
