import { cleanPage } from '#shared/analytics/clean-address.ts';
import { UNMEASURED_PAGES } from '#shared/analytics/consent.ts';
import { matchPage, type PageId } from '#shared/site-map.ts';

/** The page that is shown, as far as it may be tracked. */
export interface PageNow {
  readonly id: PageId;
  /** A path of the site, or the pattern of an address that leads to nothing. */
  readonly path: string;
  /** The address bar, which is cleaned before a third party reads it (own-address.ts). */
  readonly href: string;
  readonly params: Readonly<Record<string, string>>;
  /** The address leads to nothing, and may therefore hold anything. */
  readonly isMissing: boolean;
  /** The document's title. */
  readonly title: string;
}

/** The page in front of the visitor, once it is drawn. */
export function pageNow(): PageNow {
  const { pathname } = location;
  const { id, params } = matchPage(pathname);
  // Of the posts only the server knows all; one that is not there is drawn as a page not to be listed.
  const isListed = document.head.querySelector('meta[name="robots"][content*="noindex"]') === null;
  const path = cleanPage(pathname, () => isListed);
  return {
    id,
    path,
    href: location.href,
    params,
    isMissing: path !== pathname,
    title: document.title,
  };
}

/**
 * Pages that no third party may see: nothing is measured there, or their address may hold anything. A
 * document that shows one carries no script of others.
 */
export function isHiddenFromOthers({ id, isMissing }: Pick<PageNow, 'id' | 'isMissing'>): boolean {
  return UNMEASURED_PAGES.has(id) || isMissing;
}
