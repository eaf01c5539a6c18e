/** What looks like a button (components/ui/button-class.ts), how to reach us, and the home page's facts. */
const MAIN_ACTIONS =
  'main :is(.action, a[href^="tel:"], a[href^="mailto:"], [data-kept-clear] > *)';
/** How far down the first screen is counted: on a phone its last lines stand below the window. */
const FIRST_SCREENS = 1.5;

/**
 * Whether something can be put on the screen without standing on a main action of the page.
 * @param place in CSS pixels, relative to the window
 * @param isOfFirstScreen look only at what is there when the page has not been scrolled: a reader at the
 *   top cannot move it out of the way
 */
export function isPlaceFree(place: DOMRectReadOnly, isOfFirstScreen = false): boolean {
  const actions = document.querySelectorAll(MAIN_ACTIONS);
  return ![...actions].some((action) => {
    const box = action.getBoundingClientRect();
    if (isOfFirstScreen && box.top + scrollY > FIRST_SCREENS * innerHeight) return false;
    return action.checkVisibility() && overlap(box, place);
  });
}

/** Edges that only touch do not overlap. */
export function overlap(a: DOMRectReadOnly, b: DOMRectReadOnly): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
