/**
 * The one inline script (build: scripts/vite/finished-document.ts; the policy allows it by its hash).
 * It starts React after the page has painted and the browser is idle, or at the first touch, key or
 * pointer move. Until then links, menus and forms are the browser's own; a click on a button that
 * only React understands is kept and given to it once it has taken over.
 */
function boot(script: HTMLScriptElement): void {
  const { main = '', preload = '' } = script.dataset;
  let started = false;
  let earlyClick: HTMLElement | null = null;

  function start(): void {
    if (started) return;
    started = true;
    for (const type of wakeUps) removeEventListener(type, start, true);
    // All files at once, instead of each after the one that names it.
    for (const href of preload.split(' ').filter(Boolean)) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    void import(/* @vite-ignore */ main);
  }

  function rememberClick(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.type === 'button') earlyClick = button;
  }

  const wakeUps = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin'];
  for (const type of wakeUps) addEventListener(type, start, { capture: true, passive: true });

  document.addEventListener('click', rememberClick, true);
  document.addEventListener(
    'site:hydrated',
    () => {
      document.removeEventListener('click', rememberClick, true);
      earlyClick?.click();
    },
    { once: true },
  );

  const startWhenIdle = () => {
    // Safari has no requestIdleCallback; a short pause lets it finish what the load event started.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 });
    else setTimeout(start, 300);
  };
  const startAfterPaint = () => {
    // A page in a background tab does not paint: it wakes when someone looks at it.
    requestAnimationFrame(() => setTimeout(startWhenIdle));
  };
  if (document.readyState === 'complete') startAfterPaint();
  else addEventListener('load', startAfterPaint, { once: true });
}

boot(document.currentScript as HTMLScriptElement);
