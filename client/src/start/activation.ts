/** What a finger, a mouse or a key does to a control. */
const PRESSES = [
  'pointerdown',
  'pointerup',
  'touchstart',
  'touchend',
  'mousedown',
  'mouseup',
  'keydown',
  'click',
];

/**
 * User activation: a visitor is there. The one definition: hydration, the code of the page,
 * measuring and prefetching wait for it and for nothing else of that kind.
 */
const TYPES = [...PRESSES, 'pointermove', 'wheel', 'scroll', 'focusin'];

/** Resolves at the next user activation. */
function nextActivation(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const seen = ({ type }: Event) => {
      // A page that is still loading scrolls by itself, to its #place or to where it was left.
      if (type === 'scroll' && document.readyState !== 'complete') return;
      stop.abort();
      resolve();
    };
    for (const type of TYPES) {
      addEventListener(type, seen, { capture: true, passive: true, signal: stop.signal });
    }
  });
}

/**
 * Resolves when the visitor is active, at once when they already were: the inline script sees the
 * first event, and the code it brings asks later.
 */
export async function whenActive(): Promise<void> {
  const { dataset } = document.documentElement;
  if ('active' in dataset) return;
  await nextActivation();
  dataset.active = '';
}

/**
 * A click on a button that only React understands is remembered and replayed once it has taken over; until
 * then links, menus, forms and fields are the browser's own. React hears nothing of a press, wherever it falls: it
 * would hydrate in one task what was pressed, and a slow phone would show the press 100 ms later.
 */
export function replayEarlyClicks(): void {
  let early: HTMLElement | null = null;

  for (const type of PRESSES) {
    document.addEventListener(
      type,
      (event) => {
        const target = event.target as Element;
        const control = target.closest?.<HTMLInputElement>('a,button,summary,input');
        // A key may be the document's. Of a box React hears as soon as it can that it was ticked.
        const isHeard =
          type === 'keydown' ? !control : type === 'click' && control?.type === 'checkbox';
        if (isHeard || isLive(target)) return;
        event.stopPropagation();
        if (type === 'click' && control?.type === 'button') early = control;
      },
      true,
    );
  }
  document.addEventListener('site:live', () => {
    setTimeout(() => {
      if (!early || !isLive(early)) return;
      early.click();
      early = null;
    });
  });
}

/** React handles the element: what is around the page says so by itself (lib/live.ts). */
function isLive(element: Element): boolean {
  return Boolean(element.closest(element.closest('main') ? 'html[data-live]' : '[data-live]'));
}
