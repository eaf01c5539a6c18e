import { about } from './about.ts';
import { blog } from './blog.ts';
import { blogArchive } from './blog-archive.ts';
import { blogPost } from './blog-post.ts';
import { caseStudy } from './case-study.ts';
import { contact } from './contact.ts';
import { cookiePolicy } from './cookie-policy.ts';
import { elo } from './elo.ts';
import { home } from './home.ts';
import { notFound } from './not-found.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { service } from './service.ts';
import { services } from './services.ts';
import { sitemap } from './sitemap.ts';
import { smsOptIn } from './sms-opt-in.ts';
import { termsOfService } from './terms-of-service.ts';
import { testimonials } from './testimonials.ts';
import type { PageDefinition } from './define-page.ts';

/**
 * Every page of the site by its id, in the order of sitemap.xml. An address is matched in this order:
 * 'archive' is a view, never the slug of a post (spec §2). For the server and for what the build
 * computes: a page of the browser imports its own definition alone, so that it carries no other's words.
 */
const definitions = {
  home,
  services,
  service,
  about,
  testimonials,
  'case-study': caseStudy,
  contact,
  blog,
  'blog-archive': blogArchive,
  'blog-post': blogPost,
  'sms-opt-in': smsOptIn,
  'privacy-policy': privacyPolicy,
  'terms-of-service': termsOfService,
  'cookie-policy': cookiePolicy,
  sitemap,
  elo,
  'not-found': notFound,
};

export type PageId = keyof typeof definitions;

/** A page of this list; a definition that is not in it does not compile where one is asked for. */
export type ListedPage = PageDefinition<PageId> & {
  readonly path: (typeof definitions)[PageId]['path'];
};

/** A page whose list goes on under `?page=2`. */
export type ListPageId = {
  [Id in PageId]: (typeof definitions)[Id]['isPaged'] extends true ? Id : never;
}[PageId];

export const pages: Readonly<Record<PageId, ListedPage>> = definitions;
export const pageIds: readonly PageId[] = Object.keys(definitions) as PageId[];
