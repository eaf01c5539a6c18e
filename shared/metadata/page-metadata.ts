import type { PageId } from '../site-map.ts';
import { aboutMetadata } from './about.ts';
import { blogMetadata } from './blog.ts';
import { blogArchiveMetadata } from './blog-archive.ts';
import { blogPostMetadata } from './blog-post.ts';
import { caseStudyMetadata } from './case-study.ts';
import { contactMetadata } from './contact.ts';
import { cookiePolicyMetadata } from './cookie-policy.ts';
import { eloMetadata } from './elo.ts';
import { homeMetadata } from './home.ts';
import { notFoundMetadata } from './not-found.ts';
import { privacyPolicyMetadata } from './privacy-policy.ts';
import { serviceMetadata } from './service.ts';
import { servicesMetadata } from './services.ts';
import { sitemapMetadata } from './sitemap.ts';
import { smsOptInMetadata } from './sms-opt-in.ts';
import { termsOfServiceMetadata } from './terms-of-service.ts';
import { testimonialsMetadata } from './testimonials.ts';
import type { PageMetadata } from './types.ts';

/**
 * The metadata of every page; a missing one does not compile. For the server and its files only: a
 * page imports its own file, and so the browser loads no words but those of the page it shows.
 */
export const pageMetadata: { readonly [Id in PageId]: PageMetadata<Id> } = {
  home: homeMetadata,
  services: servicesMetadata,
  service: serviceMetadata,
  about: aboutMetadata,
  testimonials: testimonialsMetadata,
  'case-study': caseStudyMetadata,
  contact: contactMetadata,
  blog: blogMetadata,
  'blog-archive': blogArchiveMetadata,
  'blog-post': blogPostMetadata,
  'sms-opt-in': smsOptInMetadata,
  'privacy-policy': privacyPolicyMetadata,
  'terms-of-service': termsOfServiceMetadata,
  'cookie-policy': cookiePolicyMetadata,
  sitemap: sitemapMetadata,
  elo: eloMetadata,
  'not-found': notFoundMetadata,
};
