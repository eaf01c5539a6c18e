import { type RefObject, useEffect, useRef } from 'react';

/**
 * Makes a `<details>` element behave as a menu: it closes on a click outside, when focus moves on,
 * on Escape (focus goes back to its summary), when one of its links is chosen and when the visitor goes
 * back or forward. All of this is when a change of page begins: who opens the menu while a page is on
 * its way finds it open when the page has come. Opening stays the browser's own, so that it works
 * before and without JavaScript.
 */
export function useDismissibleDetails(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const close = () => {
      details.open = false;
    };
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !details.contains(target)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) return;
      close();
      details.querySelector('summary')?.focus();
    };
    const closeOnChoice = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close();
    };

    const left = new AbortController();
    const { signal } = left;
    // Wherever focus went: it may have left before this code came. Captured: nobody else hears a press on a page
    // that is not hydrated yet (start/activation.ts).
    for (const type of ['pointerdown', 'click', 'focusin']) {
      document.addEventListener(type, closeFromOutside, { capture: true, signal });
    }
    document.addEventListener('keydown', closeOnEscape, { signal });
    details.addEventListener('click', closeOnChoice, { signal });
    addEventListener('popstate', close, { signal });
    return () => left.abort();
  }, []);

  return ref;
}
