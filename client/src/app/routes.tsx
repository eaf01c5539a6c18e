import type { PageId } from '#shared/site-map.ts';
import { type LazyRoute, lazyRoute } from '../lib/lazy-route.tsx';

/** The screen of every page in the site map; a missing one does not compile. */
export const routes: Record<PageId, LazyRoute> = {
  home: lazyRoute(() => import('../pages/home.tsx')),
  blog: lazyRoute(() => import('../pages/blog.tsx')),
  'blog-archive': lazyRoute(() => import('../pages/blog-archive.tsx')),
  'blog-post': lazyRoute(() => import('../pages/blog-post.tsx')),
  'sms-opt-in': lazyRoute(() => import('../pages/sms-opt-in.tsx')),
  'not-found': lazyRoute(() => import('../pages/not-found.tsx')),
};
