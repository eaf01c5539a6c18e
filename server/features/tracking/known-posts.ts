import type { PublicPosts } from '#server/features/blog/public-posts.ts';
import { LRUCache } from 'lru-cache';

const KEPT_MS = 60_000;
const MAX_SLUGS = 1_000;

/**
 * Tells whether a slug is that of a post with a page, from memory for a minute. While the database is
 * away no slug is known: an unknown address must not be told.
 */
export function createKnownPosts(posts: Pick<PublicPosts, 'find'>) {
  const known = new LRUCache<string, boolean>({ max: MAX_SLUGS, ttl: KEPT_MS });
  return async (slug: string): Promise<boolean> => {
    const remembered = known.get(slug);
    if (remembered !== undefined) return remembered;
    try {
      const isKnown = (await posts.find(slug)) !== undefined;
      known.set(slug, isKnown);
      return isKnown;
    } catch {
      return false;
    }
  };
}
