import { services } from '#shared/services/index.ts';
import { type PageId, pageIds } from '#shared/pages/index.ts';
import { pagePath } from '#shared/site-map.ts';

/** An address of every page in the site map; where a page takes a parameter, a real one. */
export async function everyPage(siteUrl: string): Promise<{ id: PageId; path: string }[]> {
  const response = await fetch(`${siteUrl}/api/blog/published`);
  const { posts } = (await response.json()) as { posts: { slug: string }[] };
  const params = { slug: posts[0]?.slug ?? '', id: services[0]?.id ?? '' };
  return pageIds.map((id) => ({
    id,
    path: id === 'not-found' ? '/a-page-that-does-not-exist' : pagePath(id, params),
  }));
}
