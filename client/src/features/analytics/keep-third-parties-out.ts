import { matchPage } from '#shared/site-map.ts';
import { isHiddenFromOthers, pageNow } from './page-now.ts';

export interface KeepOutParts {
  /** Scripts of third parties are in this document. */
  readonly hasThirdParties: () => boolean;
  /** The visitor has agreed to them. */
  readonly isAllowed: () => boolean;
  readonly silence: () => void;
}

/**
 * A script cannot be taken out of a document again, so a page that third parties may not see (the
 * portal, the consent to text messages, an address that leads to nothing) never shares a document with
 * them: links to and from it are followed by the browser itself, with a full page load. Where Back or
 * Forward would show one in a document that has scripts by now, they are silenced and the page is
 * loaded again.
 */
export function keepThirdPartiesOut(parts: KeepOutParts, until: AbortSignal): void {
  const { hasThirdParties, isAllowed, silence } = parts;

  function leaveToBrowser(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.origin !== location.origin) return;
    const leadsToHidden = hasThirdParties() && isHidden(link.pathname);
    const leadsFromHidden = isAllowed() && isHiddenFromOthers(pageNow());
    if (!leadsToHidden && !leadsFromHidden) return;
    // A place on the same page is no change of page.
    if (link.pathname === location.pathname && link.hash !== '') return;
    // The click does not reach the router, and what is left is a plain link.
    event.stopPropagation();
  }

  function reloadHidden(): void {
    if (!hasThirdParties() || !isHidden(location.pathname)) return;
    silence();
    location.reload();
  }

  addEventListener('click', leaveToBrowser, { capture: true, signal: until });
  addEventListener('popstate', reloadHidden, { capture: true, signal: until });
}

/** Of posts only the server knows all; one that is missing shows itself when it is drawn. */
function isHidden(pathname: string): boolean {
  const { id } = matchPage(pathname);
  return isHiddenFromOthers({ id, isMissing: id === 'not-found' });
}
