import { serviceSummaries } from '../services/summaries.ts';
import { matchPage, type PageMatch, siteMap } from '../site-map.ts';

/** Only there to read relative addresses; never part of a result. */
const ANY_ORIGIN = 'https://site.invalid';

/** Sites on the open internet: two labels or more, the last without digits. */
const PUBLIC_HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,24}$/;
/** Names inside a clinic's own network identify its owner. */
const PRIVATE_HOST = /\.(?:arpa|corp|home|internal|intranet|lan|local|localdomain|onion|private)$/;
/** Digits enough to be a phone or record number. */
const LONG_NUMBER = /\d(?:[.-]?\d){5,}/;

/**
 * The path of a page as it may be tracked: an address that names nothing of ours becomes the pattern it
 * matched, such as `/blog/:slug` or `*`, because an unknown path may hold anything. Query and hash
 * are cut off. Cleaning a clean path changes nothing.
 * @param page path or URL
 * @param isKnownPost says whether a post has this slug; asked for paths under /blog only
 */
export function cleanPage(page: string, isKnownPost: (slug: string) => boolean): string {
  const { id, params, pathname } = readPage(page);
  const isOurs =
    Object.keys(params).length === 0 ||
    (id === 'service' && serviceSummaries.some((known) => known.id === params['id'])) ||
    (id === 'blog-post' && isKnownPost(params['slug'] ?? ''));
  return isOurs && id !== 'not-found' ? pathname : siteMap[id].path;
}

/**
 * The page that an address asks for; of something that is no address the not-found page.
 * @param page path or URL
 */
export function readPage(page: string): PageMatch & { readonly pathname: string } {
  const pathname = URL.canParse(page, ANY_ORIGIN) ? new URL(page, ANY_ORIGIN).pathname : '*';
  return { ...matchPage(pathname), pathname };
}

/**
 * Where a visitor came from, as far as it may be tracked: the origin of a public site with a slash, such
 * as `https://www.google.com/`; '' for everything else. Path and query are cut off.
 */
export function cleanReferrer(referrer: string): string {
  if (!URL.canParse(referrer)) return '';
  const { protocol, hostname } = new URL(referrer);
  const known = cleanHost(hostname);
  return known !== undefined && /^https?:$/.test(protocol) ? `${protocol}//${known}/` : '';
}

/** The host name of a public site in small letters; undefined for networks of one's own and addresses. */
export function cleanHost(host: string): string | undefined {
  const name = host.toLowerCase();
  const isPublic = PUBLIC_HOST.test(name) && !PRIVATE_HOST.test(name) && !LONG_NUMBER.test(name);
  return isPublic ? name : undefined;
}
