import { services } from '#shared/services/index.ts';
import { pageIds } from '#shared/pages/index.ts';
import { pagePath } from '#shared/site-map.ts';

/** An address of every page, unknown ones among them. */
export function pagePaths(): string[] {
  const params = { slug: 'no-such-post', id: services[0]?.id ?? '' };
  return pageIds.map((id) => (id === 'not-found' ? '/no-such-page' : pagePath(id, params)));
}
