import { type PageId, type PageParams, pagePath, siteMap } from './site-map.ts';

export interface Breadcrumb {
  readonly name: string;
  /** Path on this site. */
  readonly path: string;
}

/** The pages above a page, Home first; none for Home itself. */
export function breadcrumbsAbove(page: PageId): Breadcrumb[] {
  if (page === 'home') return [];
  const { parent = 'home' } = siteMap[page];
  return [...breadcrumbsAbove(parent), { name: siteMap[parent].label, path: pagePath(parent) }];
}

/**
 * The way from Home to a page, both included. An address that leads nowhere ends at Home.
 * @param name what the page is called when its parameters decide it, e.g. the title of a post
 * @throws Error when a parameter of the path is missing
 */
export function breadcrumbTrail(
  page: PageId,
  params: PageParams = {},
  name: string = siteMap[page].label,
): Breadcrumb[] {
  const above = breadcrumbsAbove(page);
  return page === 'not-found' ? above : [...above, { name, path: pagePath(page, params) }];
}
