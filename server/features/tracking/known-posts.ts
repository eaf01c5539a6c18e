import type { PublicPosts } from '#server/features/blog/public-posts.ts';
import { LRUCache } from 'lru-cache';

const CACHE_MS = 60_000;
const MAX_SLUGS = 1_000;

/**
 * Whether a slug is that of a post with a page, cached for a minute. While the database is
 * away no slug is known: an unknown address must not be tracked.
 */
export function createKnownPosts(posts: Pick<PublicPosts, 'find'>) {
  const known = new LRUCache<string, boolean>({ max: MAX_SLUGS, ttl: CACHE_MS });
  return async (slug: string): Promise<boolean> => {
    const cached = known.get(slug);
    if (cached !== undefined) return cached;
    try {
      const isKnown = (await posts.find(slug)) !== undefined;
      known.set(slug, isKnown);
      return isKnown;
    } catch {
      return false;
    }
  };
}
