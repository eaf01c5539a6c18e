import { matchPage } from '#shared/site-map.ts';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { pressShown } from '../lib/press-shown.ts';
import { routes } from './routes.ts';

/** Loads the code of the page at an address, so that showing it needs no waiting screen. */
function preloadPage(pathname: string): Promise<unknown> {
  return routes[matchPage(pathname).id].preload();
}

/** The served page at an address keeps its code for when it is wanted; what is around it does not wait. */
export function holdPage(pathname: string, wanted: Promise<unknown>): void {
  routes[matchPage(pathname).id].holdUntil(wanted.then(preloadPageFiles));
}

/** Asks for all files of the served page's code at once, instead of each after the one that names it. */
function preloadPageFiles(): void {
  const files = document.querySelector<HTMLScriptElement>('script[data-page]')?.dataset.page ?? '';
  for (const href of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/**
 * Every link click ends here (wouter calls it around its own navigation): the page's code is loaded
 * first, then the address changes, then the view moves to the top or to the hash, which wouter leaves
 * to us. When the code cannot be loaded, for instance after a new release, the browser loads the page.
 */
export const navigateWithinSite: AroundNavHandler = (navigate, to, options) => {
  const { href, pathname, hash } = new URL(to, location.href);
  // The same address again is no new entry: Back would seem to do nothing.
  const entry = href === location.href ? { ...options, replace: true } : options;
  const turn = ++latestTurn;
  // Drawn as a bar when it lasts (navigation.css), and said to whoever listens.
  document.documentElement.ariaBusy = 'true';
  Promise.all([preloadPage(pathname), pressShown()]).then(
    () => {
      // A visitor who has navigated elsewhere meanwhile stays there.
      if (turn !== latestTurn) return;
      document.documentElement.ariaBusy = null;
      // At once, so that the page and its hash targets are there when the view moves.
      flushSync(() => navigate(to, entry));
      moveViewTo(hash);
    },
    () => {
      if (turn === latestTurn) location.assign(to);
    },
  );
};

/** Counts navigations, those by the browser's own buttons included. */
let latestTurn = 0;
if (!import.meta.env.SSR) {
  addEventListener('popstate', () => {
    latestTurn += 1;
    document.documentElement.ariaBusy = null;
  });
}

function moveViewTo(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) {
    target.scrollIntoView();
    // A heading says in a few words where one is; a whole section would be read to its end.
    focusForReading(target.querySelector<HTMLElement>('h1, h2') ?? target);
  } else {
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading) focusForReading(heading);
  }
}

function focusForReading(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex') && !element.matches('a[href], button, input')) {
    element.setAttribute('tabindex', '-1');
  }
  element.focus({ preventScroll: true });
}

/** After a change of page, focus goes to its heading, so that screen readers read where one is. */
export function useFocusOnNavigation(pathname: string): void {
  const previousPathname = useRef(pathname);
  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading) focusForReading(heading);
  }, [pathname]);
}
