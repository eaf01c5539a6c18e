const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin'];

let happened: Promise<void> | undefined;

/**
 * Resolves at the visitor's first sign of life on this page: a touch, key, scroll or movement. What
 * waits for it costs the first load nothing.
 */
export function firstInteraction(): Promise<void> {
  happened ??= new Promise((resolve) => {
    // It was what started React (app/boot.ts).
    if ('touched' in document.documentElement.dataset) {
      resolve();
      return;
    }
    const stop = new AbortController();
    const seen = () => {
      stop.abort();
      resolve();
    };
    for (const sign of SIGNS) {
      addEventListener(sign, seen, { capture: true, passive: true, signal: stop.signal });
    }
  });
  return happened;
}
