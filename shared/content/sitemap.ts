import { menuServices } from './service-summaries.ts';
import type { SitemapEntry } from './types.ts';

const pages: readonly SitemapEntry[] = [
  { name: 'Home', path: '/' },
  { name: 'About Us', path: '/about' },
  { name: 'Services', path: '/services' },
  { name: 'Contact', path: '/contact' },
  { name: 'Testimonials', path: '/testimonials' },
  { name: 'Blog', path: '/blog' },
  { name: 'Case Study', path: '/case-study' },
  { name: 'ELO', path: '/elo' },
  { name: 'Privacy Policy', path: '/privacy-policy' },
  { name: 'Terms of Service', path: '/terms-of-service' },
  { name: 'Cookie Policy', path: '/cookie-policy' },
];

/** /sitemap for people: these pages, the eight services of the menu, and how to reach us (spec §2). */
export const sitemapPage = {
  heading: 'Sitemap',
  lead: 'Every page of this site, on one page.',
  pagesHeading: 'Pages',
  pages,
  servicesHeading: 'Services',
  services: menuServices.map(({ id, title }) => ({
    name: title,
    path: `/services/${id}`,
  })) satisfies readonly SitemapEntry[],
  /** The current posts; /blog links only the newest of them. */
  articlesHeading: 'Articles',
  contactHeading: 'Contact',
} as const;
