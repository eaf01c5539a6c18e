import { type PageId, pageIds, pages } from '../pages/index.ts';
import { menuServices, type ServiceSummary, serviceSummaries } from '../services/summaries.ts';
import type { SitemapEntry } from './types.ts';

const fixedPages = pageIds.filter((id) => !/[:*]/.test(pages[id].path) && id !== 'sitemap');
const placeOf = (id: PageId) => pages[id].menus.sitemap ?? Infinity;
const listed = fixedPages.filter((id) => placeOf(id) !== Infinity);

const pageEntry = (id: PageId): SitemapEntry => ({ name: pages[id].label, path: pages[id].path });

const serviceEntry = ({ id, title }: ServiceSummary): SitemapEntry => ({
  name: title,
  path: `/services/${id}`,
});

/**
 * /sitemap for people: the pages and services that the specification lists (§2), what the
 * site has beyond them, every current post, and how to reach us. A test holds the lead to its word.
 * The build replaces this module by its value (scripts/vite/computed-modules.ts).
 */
export const sitemapPage = {
  heading: 'Sitemap',
  lead: 'Every page of this site and every current article. Older articles are in the blog archive.',
  pagesHeading: 'Pages',
  pages: listed.toSorted((a, b) => placeOf(a) - placeOf(b)).map(pageEntry),
  servicesHeading: 'Services',
  services: menuServices.map(serviceEntry),
  moreHeading: 'Also on this site',
  more: [
    ...serviceSummaries
      .filter(({ id }) => !menuServices.some((each) => each.id === id))
      .map(serviceEntry),
    ...fixedPages.filter((id) => !listed.includes(id)).map(pageEntry),
  ],
  /** The current posts, fifty at a time; /blog links only the newest of them. */
  articlesHeading: 'Articles',
  /** Of the pages after the first. */
  backLink: 'Back to the whole sitemap',
  contactHeading: 'Contact',
} as const;
