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
 * then links, menus and forms are the browser's own. React hears nothing of it: it would hydrate in one task
 * what was pressed, and a slow phone would show the press 50 ms later.
 */
export function replayEarlyClicks(): void {
  let early: HTMLElement | null = null;

  for (const type of PRESSES) {
    document.addEventListener(
      type,
      (event) => {
        // Of a field React hears what is typed and ticked as soon as it can. A key may be the document's.
        const control = (event.target as Partial<Element>).closest?.<HTMLButtonElement>(
          'a,button,summary,[type=tel]',
        );
        if (!control || isLive(control)) return;
        event.stopPropagation();
        if (type === 'click' && control.type === 'button') early = control;
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

/** React handles the control: what is around the page says so by itself (lib/live.ts). */
function isLive(control: Element): boolean {
  const whose = control.closest('main') ? 'html' : '#screen,html';
  return control.closest(whose)?.hasAttribute('data-live') ?? false;
}
