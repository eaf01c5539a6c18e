import { useEffect, useLayoutEffect, useRef } from 'react';
import { arrive } from './arrive.ts';

const MENU = '.site-header details[open]';

/**
 * Menus that open and pages that follow each other. The header was served, and stands still: it opens
 * and closes its menus by itself, and this moves what it has opened.
 */
export function ScreenMotion({ pathname }: { pathname: string }) {
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    const main = document.querySelector('main');
    if (main && shown.current !== pathname) arrive(main, 'page');
    shown.current = pathname;
  }, [pathname]);

  useEffect(() => {
    // Said to browser tests, as data-live is (docs/start.md).
    document.documentElement.dataset.motion = '';
    // Before the browser draws it; the event `toggle` comes after that.
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const isMenu = target instanceof Element && target.matches(MENU);
        if (isMenu && target.lastElementChild) arrive(target.lastElementChild, 'menu');
      }
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);

  return null;
}
