/**
 * User activation: a visitor is there. The one definition: hydration, the code of the page,
 * measuring and prefetching wait for it and for nothing else of that kind.
 */
const TYPES = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin'];

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
 * then links, menus and forms are the browser's own.
 */
export function replayEarlyClicks(): void {
  let early: HTMLElement | null = null;

  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button?.type === 'button' && !isLive(button)) early = button;
    },
    true,
  );
  // React may take a part over while the click is on its way, and handles it then.
  addEventListener('click', () => {
    if (early && isLive(early)) early = null;
  });
  document.addEventListener('site:live', () => {
    setTimeout(() => {
      if (!early || !isLive(early)) return;
      const button = early;
      early = null;
      button.click();
    });
  });
}

/** React handles the button: what is around the page says so by itself (lib/live.ts). */
function isLive(button: Element): boolean {
  const whose = button.closest('main') ? 'html' : '#screen,html';
  return button.closest(whose)?.hasAttribute('data-live') ?? false;
}
