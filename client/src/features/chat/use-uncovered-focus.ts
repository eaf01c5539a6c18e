import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Clear of the page's header when something is scrolled into view. */
const BELOW_HEADER_PX = 96;

/**
 * Keeps what has the focus from lying wholly under the panel (WCAG 2.4.11): the page is scrolled, and
 * where that does not help `onCovered` is called.
 */
export function useUncoveredFocus(
  panel: RefObject<HTMLElement | null>,
  onCovered: () => void,
): void {
  const giveWay = useEffectEvent(onCovered);
  useEffect(() => {
    const left = new AbortController();
    const handle = ({ target }: FocusEvent) => {
      const box = panel.current;
      if (!box || !(target instanceof Element) || box.contains(target)) return;
      if (!isCovered(target, box)) return;
      scrollBy({ top: target.getBoundingClientRect().top - BELOW_HEADER_PX, behavior: 'instant' });
      if (isCovered(target, box)) giveWay();
    };
    document.addEventListener('focusin', handle, { signal: left.signal });
    return () => left.abort();
  }, [panel]);
}

function isCovered(element: Element, box: Element): boolean {
  const inner = element.getBoundingClientRect();
  const outer = box.getBoundingClientRect();
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}
