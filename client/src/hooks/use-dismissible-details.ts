import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * Makes a `<details>` element behave as a menu: it closes on a click outside, when focus moves on,
 * on Escape (focus goes back to its summary), when one of its links is chosen and when the page
 * changes. Opening stays the browser's own, so that it works before and without JavaScript.
 */
export function useDismissibleDetails(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  const [pathname] = useLocation();

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

    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('click', closeFromOutside);
    // Wherever focus went: it may have left before this code came.
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeOnEscape);
    details.addEventListener('click', closeOnChoice);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('click', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeOnEscape);
      details.removeEventListener('click', closeOnChoice);
    };
  }, []);

  useEffect(() => {
    const details = ref.current;
    // When the page is left, not when React takes it over: a menu that was opened early stays open.
    return () => {
      if (details) details.open = false;
    };
  }, [pathname]);

  return ref;
}
