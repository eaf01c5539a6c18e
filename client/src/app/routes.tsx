import type { PageId } from '#shared/site-map.ts';
import { type LazyRoute, lazyRoute } from '../lib/lazy-route.tsx';

/** The screen of every page in the site map; a missing one does not compile. */
export const routes: Record<PageId, LazyRoute> = {
  home: lazyRoute(() => import('../pages/home.tsx')),
  services: lazyRoute(() => import('../pages/services.tsx')),
  service: lazyRoute(() => import('../pages/service.tsx')),
  about: lazyRoute(() => import('../pages/about.tsx')),
  testimonials: lazyRoute(() => import('../pages/testimonials.tsx')),
  'case-study': lazyRoute(() => import('../pages/case-study.tsx')),
  contact: lazyRoute(() => import('../pages/contact.tsx')),
  blog: lazyRoute(() => import('../pages/blog.tsx')),
  'blog-archive': lazyRoute(() => import('../pages/blog-archive.tsx')),
  'blog-post': lazyRoute(() => import('../pages/blog-post.tsx')),
  'sms-opt-in': lazyRoute(() => import('../pages/sms-opt-in.tsx')),
  'privacy-policy': lazyRoute(() => import('../pages/privacy-policy.tsx')),
  'terms-of-service': lazyRoute(() => import('../pages/terms-of-service.tsx')),
  'cookie-policy': lazyRoute(() => import('../pages/cookie-policy.tsx')),
  sitemap: lazyRoute(() => import('../pages/sitemap.tsx')),
  elo: lazyRoute(() => import('../pages/elo.tsx')),
  'not-found': lazyRoute(() => import('../pages/not-found.tsx')),
};
