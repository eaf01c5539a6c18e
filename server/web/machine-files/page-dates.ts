import type { ServiceId } from '#shared/content/types.ts';
import type { PageId } from '#shared/site-map.ts';

/** Pages whose date is neither in the database nor in their own text. */
export type DatedPage = Exclude<
  PageId,
  | 'service'
  | 'blog'
  | 'blog-archive'
  | 'blog-post'
  | 'privacy-policy'
  | 'terms-of-service'
  | 'cookie-policy'
  | 'not-found'
  | 'elo'
>;

/**
 * The day on which readers last saw something new on a page, for the sitemap of search engines. A new
 * build is nothing new; whoever changes what a page says changes its day here, and a test remembers it.
 */
export const pageDates: Readonly<Record<DatedPage | ServiceId, `${number}-${number}-${number}`>> = {
  home: '2026-11-21',
  services: '2026-11-21',
  'helpdesk-support': '2026-11-21',
  'security-services': '2026-11-21',
  'network-services': '2026-11-21',
  'cloud-solutions': '2026-11-21',
  'emr-integration': '2026-11-21',
  'managed-services': '2026-11-21',
  'website-hosting': '2026-11-21',
  'digital-marketing': '2026-11-21',
  'efax-services': '2026-11-21',
  about: '2026-11-21',
  testimonials: '2026-11-21',
  'case-study': '2026-11-21',
  contact: '2026-11-21',
  'sms-opt-in': '2026-11-21',
  sitemap: '2026-11-21',
};

/** @param id of a page or of a service; undefined for pages that are dated elsewhere */
export function pageDate(id: PageId | ServiceId): string | undefined {
  return Object.hasOwn(pageDates, id) ? pageDates[id as keyof typeof pageDates] : undefined;
}
