import { useEffect, useRef } from 'react';

/**
 * After a change of page the focus goes to the heading. Where the heading comes later, with the data,
 * it gets the focus then, unless the reader has put it somewhere else meanwhile.
 */
export function useFocusWhenLoaded(isPending: boolean): void {
  const wasPending = useRef(isPending);
  useEffect(() => {
    const hasJustLoaded = wasPending.current && !isPending;
    wasPending.current = isPending;
    if (!hasJustLoaded || document.activeElement !== document.body) return;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [isPending]);
}
