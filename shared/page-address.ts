import type { ListPageId } from './pages/index.ts';
import { matchPage, pagePath, siteMap } from './site-map.ts';

export type { ListPageId } from './pages/index.ts';

/** No page of any list: what a number that is none is read as. */
const NO_PAGE = 0;

/** @param address path with an optional query, e.g. `/blog/archive?page=2` */
export function splitAddress(address: string): { pathname: string; search: string } {
  const start = address.indexOf('?');
  return start === -1
    ? { pathname: address, search: '' }
    : { pathname: address.slice(0, start), search: address.slice(start + 1) };
}

/**
 * What of an address decides what a page shows: its path and, where a list has pages, the number of
 * one. Everything else of a query (`utm_source`) is left out, so that one page has one place in memory.
 * @param address path with an optional query
 */
export function pageAddress(address: string): string {
  // Every request comes by here, and nearly none has a query.
  if (!address.includes('?')) return address;
  const { pathname, search } = splitAddress(address);
  const { id } = matchPage(pathname);
  return siteMap[id].isPaged ? withPageNumber(pathname, pageNumberOf(search)) : pathname;
}

/**
 * Which page of a list a query asks for: 1 when it does not say, 0 when it asks for one that cannot
 * be.
 * @param search with or without '?'
 */
export function pageNumberOf(search: string): number {
  const given = new URLSearchParams(search).get('page');
  if (given === null) return 1;
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : NO_PAGE;
}

/** The address of a page of a list; the first one has no number. */
export function listAddress(list: ListPageId, page: number): string {
  return withPageNumber(pagePath(list), page);
}

function withPageNumber(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}
