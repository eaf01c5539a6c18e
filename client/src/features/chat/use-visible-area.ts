import { type RefObject, useEffect } from 'react';
import { nextFrame } from '../../lib/press-shown.ts';

/**
 * Tells an element, in the custom properties `--visible-top` and `--visible-height`, which part of the
 * window can be seen: a phone's keyboard covers the rest without making the window smaller.
 */
export function useVisibleArea(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const follow = () => {
      element.current?.style.setProperty('--visible-top', `${viewport.offsetTop}px`);
      element.current?.style.setProperty('--visible-height', `${viewport.height}px`);
    };
    const left = new AbortController();
    // Whoever asks sooner has everything laid out in this task; a window that is seen whole is the default.
    void nextFrame().then(() => {
      const isWhole = viewport.offsetTop === 0 && viewport.height === innerHeight;
      if (!left.signal.aborted && !isWhole) follow();
    });
    for (const type of ['resize', 'scroll']) {
      viewport.addEventListener(type, follow, { signal: left.signal });
    }
    return () => left.abort();
  }, [element]);
}
