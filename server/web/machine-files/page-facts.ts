import { legalDocuments } from '#shared/content/legal.ts';
import { type PageId, pageIds, pages } from '#shared/pages/index.ts';
import { services } from '#shared/services/index.ts';
import { pagePath } from '#shared/site-map.ts';

/** What a page says about itself to programs. */
export interface PageFacts {
  readonly id: PageId;
  /** Path on this site, without parameters left open. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** ISO date of the last change; left out where posts decide it. */
  readonly lastUpdated?: string;
}

/** Every page that does not come from the database, in the order of the site map. */
export function allPages(): readonly PageFacts[] {
  return pageIds
    .filter((id) => id !== 'not-found' && id !== 'blog-post')
    .flatMap((id) => (id === 'service' ? servicePages() : [pageFacts(id)]));
}

/** Those of them that may stand in search results. */
export function indexablePages(): readonly PageFacts[] {
  return allPages().filter(({ id }) => pages[id].indexed);
}

function pageFacts(id: PageId): PageFacts {
  const { path, title, description } = pages[id];
  return {
    id,
    path,
    title: withoutBrand(title),
    description,
    ...dated(isLegal(path) ? legalDocuments[path].lastUpdated : pageDate(id)),
  };
}

function servicePages(): PageFacts[] {
  return services.map((service) => ({
    id: 'service',
    path: pagePath('service', { id: service.id }),
    title: service.title,
    description: service.shortDescription,
    ...dated(pageDate(service.id)),
  }));
}

const dated = (lastUpdated: string | undefined) => lastUpdated !== undefined && { lastUpdated };

function isLegal(path: string): path is keyof typeof legalDocuments {
  return path in legalDocuments;
}

/** Titles in search results end with `| Brand`; beside our own name that would say it twice. */
function withoutBrand(title: string): string {
  return title.replace(/\s\|[^|]*$/, '').trimEnd();
}

/** What the build found in git (scripts/vite/page-dates.ts); not there when run from the sources. */
declare const __PAGE_DATES__: Readonly<Record<string, string>> | undefined;

/**
 * The day on which readers last saw something new on a page, for the sitemap of search engines.
 * @param id of a page or of a service
 * @returns an ISO date; undefined for pages that are dated elsewhere, and where git does not say
 */
function pageDate(id: string): string | undefined {
  const dates = typeof __PAGE_DATES__ === 'undefined' ? {} : __PAGE_DATES__;
  return Object.hasOwn(dates, id) ? dates[id] : undefined;
}
