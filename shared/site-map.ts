import { matchPath } from './match-path.ts';
import type { PageId } from './pages/index.ts';
import { outlines } from './pages/outlines.ts';

export type { PageId } from './pages/index.ts';

/** Path, label and layout of every page, by its id; the rest of a page is in pages/. */
export const siteMap = outlines;

const siteIds = Object.keys(siteMap) as PageId[];

/** A value for every page, by its id. */
export function mapPages<T>(valueOf: (id: PageId) => T): Record<PageId, T> {
  return Object.fromEntries(siteIds.map((id) => [id, valueOf(id)])) as Record<PageId, T>;
}

export type PageParams = Readonly<Record<string, string>>;

export interface PageMatch {
  readonly id: PageId;
  readonly params: PageParams;
}

/**
 * Finds the page of a path, the same way in browser and server.
 * @param pathname path without query and hash, e.g. `/blog/my-post`; parameters are left encoded
 */
export function matchPage(pathname: string): PageMatch {
  for (const id of siteIds) {
    const params = matchPath(siteMap[id].path, pathname);
    if (params) return { id, params };
  }
  return { id: 'not-found', params: {} };
}

/**
 * The path of a page.
 * @throws Error when a parameter of the path is missing
 */
export function pagePath(id: PageId, params: PageParams = {}): string {
  return siteMap[id].path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`pagePath('${id}') needs the parameter '${name}'`);
    return encodeURIComponent(value);
  });
}
