import { matchPage } from '#shared/site-map.ts';
import { useEffect, useRef } from 'react';
import type { AroundNavHandler } from 'wouter';
import { routes } from './routes.tsx';

/** Loads the code of the page at an address, so that showing it needs no waiting screen. */
export function preloadPage(pathname: string): Promise<unknown> {
  return routes[matchPage(pathname).id].preload();
}

/**
 * Every link click ends here (wouter calls it around its own navigation): the page's code is loaded
 * first, then the address changes, then the view moves to the top or to the hash, which wouter leaves
 * to us. When the code cannot be loaded, for instance after a new release, the browser loads the page.
 */
export const navigateWithinSite: AroundNavHandler = (navigate, to, options) => {
  const { pathname, hash } = new URL(to, location.href);
  preloadPage(pathname).then(
    () => {
      navigate(to, options);
      // React has rendered synchronously by now: wouter's store update is not a transition.
      moveViewTo(hash);
    },
    () => location.assign(to),
  );
};

function moveViewTo(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) {
    target.scrollIntoView();
    focusForReading(target);
  } else {
    window.scrollTo({ top: 0, behavior: 'instant' });
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
