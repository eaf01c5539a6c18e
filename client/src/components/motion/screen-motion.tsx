import { animate } from 'framer-motion/dom/mini';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { arrival, ease } from './ways.ts';

const MENU = '.site-header details[open]';

/** Moves an element that stands in the document already. Safe to call again while it is on its way. */
function arrive(element: Element | null | undefined, way: 'page' | 'menu'): void {
  if (element) animate(element, arrival(way), ease);
}

/**
 * Menus that open and pages that follow each other. The header was served, and stands still: it opens
 * and closes its menus by itself, and this moves what it has opened.
 */
export function ScreenMotion({ pathname }: { pathname: string }) {
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current !== pathname) arrive(document.querySelector('main'), 'page');
    shown.current = pathname;
  }, [pathname]);

  useEffect(() => {
    // Said to browser tests, as data-live is (docs/start.md).
    document.documentElement.dataset.motion = '';
    // Before the browser draws it; the event `toggle` comes after that.
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        if (target instanceof Element && target.matches(MENU)) {
          arrive(target.lastElementChild, 'menu');
        }
      }
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);

  return null;
}
