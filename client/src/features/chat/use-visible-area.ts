import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells an element, in the custom properties `--visible-top` and `--visible-height`, which part of the
 * window can be seen: a phone's keyboard covers the rest without making the window smaller.
 */
export function useVisibleArea(element: RefObject<HTMLElement | null>): void {
  // Before anything is laid out: an effect after that would have the whole element laid out twice.
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const follow = () => {
      element.current?.style.setProperty('--visible-top', `${viewport.offsetTop}px`);
      element.current?.style.setProperty('--visible-height', `${viewport.height}px`);
    };
    follow();
    const left = new AbortController();
    for (const type of ['resize', 'scroll']) {
      viewport.addEventListener(type, follow, { signal: left.signal });
    }
    return () => left.abort();
  }, [element]);
}
