/** What looks like a button (components/ui/button-class.ts), and how to reach us. */
const MAIN_ACTIONS = 'main :is(.action, a[href^="tel:"], a[href^="mailto:"])';

/**
 * Whether something can be put on the screen without standing on a main action of the page.
 * @param place in CSS pixels, relative to the window
 */
export function isPlaceFree(place: DOMRectReadOnly): boolean {
  const actions = document.querySelectorAll(MAIN_ACTIONS);
  return ![...actions].some(
    (action) => action.checkVisibility() && overlap(action.getBoundingClientRect(), place),
  );
}

/** Edges that only touch do not overlap. */
export function overlap(a: DOMRectReadOnly, b: DOMRectReadOnly): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
