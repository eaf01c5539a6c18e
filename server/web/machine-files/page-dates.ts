/** What the build found in git (scripts/vite/page-dates.ts); not there when run from the sources. */
declare const __PAGE_DATES__: Readonly<Record<string, string>> | undefined;

/**
 * The day on which readers last saw something new on a page, for the sitemap of search engines.
 * @param id of a page or of a service
 * @returns an ISO date; undefined for pages that are dated elsewhere, and where git does not say
 */
export function pageDate(id: string): string | undefined {
  const dates = typeof __PAGE_DATES__ === 'undefined' ? {} : __PAGE_DATES__;
  return Object.hasOwn(dates, id) ? dates[id] : undefined;
}
