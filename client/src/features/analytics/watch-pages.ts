import { pageAddress } from '#shared/page-address.ts';

/** How long a page may take to show its heading before it is tracked as it stands. */
const DRAWN_WITHIN_MS = 5_000;

/**
 * Calls back once for the page that is shown, and once after every change of page, back and forward
 * included; a hash, the same page again, and a query that changes nothing are no change. It waits
 * until the page has its heading, so that its title and whether it exists are known.
 * @param onLeave the page is left for another one of the site
 * @returns ends it
 */
export function watchPages(onPage: () => void, onLeave: () => void): () => void {
  const stop = new AbortController();
  let shown = '';
  let cancelWait: () => void = () => undefined;

  function look(): void {
    const address = pageAddress(location.pathname + location.search);
    if (address === shown) return;
    const isChange = shown !== '';
    // First: a cleanup may correct the address, and calls this again.
    shown = address;
    cancelWait();
    if (isChange) onLeave();
    cancelWait = whenDrawn(onPage);
  }

  // wouter announces what the browser does not: pushState and replaceState are its events.
  for (const type of ['popstate', 'pushState', 'replaceState']) {
    addEventListener(type, look, { signal: stop.signal });
  }
  // Back to a page that slept: the browser shows it again, and no change was reported.
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      shown = '';
      look();
    },
    { signal: stop.signal },
  );
  look();
  return () => {
    stop.abort();
    cancelWait();
  };
}

/** @returns gives up waiting */
function whenDrawn(then: () => void): () => void {
  let isOver = false;
  const finish = (isDone: boolean) => {
    if (isOver) return;
    isOver = true;
    observer.disconnect();
    clearTimeout(timer);
    if (isDone) then();
  };
  const look = () => {
    if (document.querySelector('main h1')) finish(true);
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => finish(true), DRAWN_WITHIN_MS);
  // After the router has drawn the new page in place of the old one.
  setTimeout(() => {
    if (isOver) return;
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
  return () => finish(false);
}
