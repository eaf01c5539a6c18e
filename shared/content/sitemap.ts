import { siteMap } from '../site-map.ts';
import { menuServices, serviceSummaries } from './service-summaries.ts';
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

const serviceEntry = ({ id, title }: (typeof serviceSummaries)[number]): SitemapEntry => ({
  name: title,
  path: `/services/${id}`,
});

const pageEntry = (page: 'blog-archive' | 'sms-opt-in'): SitemapEntry => ({
  name: siteMap[page].label,
  path: siteMap[page].path,
});

/**
 * /sitemap for people: the pages and the eight services that the specification lists (§2), what the
 * site has beyond them, every current post, and how to reach us. A test holds the lead to its word.
 */
export const sitemapPage = {
  heading: 'Sitemap',
  lead: 'Every page of this site and every current article. Older articles are in the blog archive.',
  pagesHeading: 'Pages',
  pages,
  servicesHeading: 'Services',
  services: menuServices.map(serviceEntry),
  moreHeading: 'Also on this site',
  more: [
    ...serviceSummaries.filter((service) => !menuServices.includes(service)).map(serviceEntry),
    pageEntry('blog-archive'),
    pageEntry('sms-opt-in'),
  ],
  /** The current posts, fifty at a time; /blog links only the newest of them. */
  articlesHeading: 'Articles',
  /** Of the pages after the first. */
  backLink: 'Back to the whole sitemap',
  contactHeading: 'Contact',
} as const;
