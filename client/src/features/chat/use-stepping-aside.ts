import { type RefObject, useEffect } from 'react';

/** What a visitor presses or writes into. A card that is pressed as a whole counts as its words. */
const CONTROLS = 'a[href], button, input, select, summary, textarea';

/** Fingers need room beside a control as well. */
const CLEARANCE_PX = 4;

/**
 * Lets the launcher step aside while it would lie on a control or on the end of a field, wherever the
 * page stands and however wide the window is (chat.css: data-aside). The keyboard reaches it all the same.
 */
export function useSteppingAside(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const stop = new AbortController();
    const look = () => {
      const launcher = button.current;
      if (launcher && !launcher.hidden) launcher.dataset.aside = String(isInTheWay(launcher));
    };
    // Pages come and go, answers unfold, messages appear: all of it changes a height or what is focused.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    for (const chance of ['scroll', 'resize', 'focusin', 'click', 'transitionend']) {
      addEventListener(chance, look, { passive: true, signal: stop.signal });
    }
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [button]);
}

function isInTheWay(launcher: Element): boolean {
  const { left, top, right, bottom } = launcher.getBoundingClientRect();
  const own = launcher.closest('[data-chat-widget]');
  const lies = (box: DOMRectReadOnly) =>
    box.right > left - CLEARANCE_PX &&
    box.left < right + CLEARANCE_PX &&
    box.bottom > top - CLEARANCE_PX &&
    box.top < bottom + CLEARANCE_PX;
  return [...document.querySelectorAll(CONTROLS)].some(
    (control) =>
      !own?.contains(control) &&
      // A link that breaks has a box for each line.
      [...control.getClientRects()].some(lies) &&
      control.checkVisibility({ visibilityProperty: true }),
  );
}
