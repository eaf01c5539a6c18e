/**
 * The one inline script (build: scripts/vite/finished-document.ts; the policy allows it by its hash).
 * It starts React after the page has painted and the browser is idle, for what is around the page;
 * the first touch, key or pointer move starts it at once, for the whole document. Until then links,
 * menus and forms are the browser's own; a click on a button that only React understands is kept and
 * given to it once it has taken over.
 */
function boot(script: HTMLScriptElement): void {
  const FONTS_WAIT_MS = 3_000;
  const { main = '', preload = '', page = '', fonts = '' } = script.dataset;
  const root = document.documentElement;
  let started = false;
  let earlyClick: HTMLElement | null = null;

  /** Someone is here: what waits for that (lib/first-interaction.ts) need not wait for more. */
  function wake(): void {
    for (const type of wakeUps) removeEventListener(type, wake, true);
    root.dataset.touched = '';
    endFirstLook();
    start(`${preload} ${page}`);
  }

  function start(files: string): void {
    if (started) return;
    started = true;
    // All files at once, instead of each after the one that names it.
    for (const href of files.split(' ').filter(Boolean)) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    // An element and not import(): 'strict-dynamic' trusts what a script adds, but takes an import() of
    // this script for part of the markup (docs/decisions/two-policies.md).
    const entry = document.createElement('script');
    entry.type = 'module';
    entry.src = main;
    // Offline, or a release in between: the page stays native and the next sign of life tries again.
    entry.onerror = listen;
    document.head.append(entry);
  }

  /** React hears the button: its part of the document says so (lib/live.ts). */
  function isLive(button: Element): boolean {
    const part = button.closest('[data-late-part], main, #screen');
    return (part?.matches(':not(main)') ? part : root).hasAttribute('data-live');
  }

  function rememberClick(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.type === 'button' && !isLive(button)) earlyClick = button;
  }

  /** React may take a part over while the click is on its way, and hears it then. */
  function forgetHeardClick(): void {
    if (earlyClick && isLive(earlyClick)) earlyClick = null;
  }

  function handOver(): void {
    setTimeout(() => {
      if (!earlyClick || !isLive(earlyClick)) return;
      const button = earlyClick;
      earlyClick = null;
      button.click();
    });
  }

  const wakeUps = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'focusin'];
  function listen(): void {
    started = false;
    for (const type of wakeUps) addEventListener(type, wake, { capture: true, passive: true });
  }
  listen();

  document.addEventListener('click', rememberClick, true);
  addEventListener('click', forgetHeardClick);
  document.addEventListener('site:live', handOver);

  /** From here on the whole page is laid out (styles/page.css, .below-fold). */
  function endFirstLook(): void {
    delete root.dataset.firstLook;
  }

  /** Lays out what is below, band by band: all at once would hold up a tap on a long page. */
  function layOutRest(): Promise<void> {
    const bands = [...document.querySelectorAll<HTMLElement>('[data-first-look] .below-fold')];
    return new Promise((resolve) => {
      const next = () => {
        const band = bands.shift();
        if (band) {
          band.style.contentVisibility = 'visible';
          requestAnimationFrame(() => setTimeout(next));
        } else {
          endFirstLook();
          resolve();
        }
      };
      next();
    });
  }

  /** Resolves when the page is set in them, or will have to do without. */
  function bringFonts(): Promise<void> {
    const faces = fonts
      .split(' ')
      .filter(Boolean)
      .map((entry) => {
        const [family = '', url = ''] = entry.split('=');
        return new FontFace(family, `url(${url})`, { weight: '400 900' }).load();
      });
    // Together, so that the page is laid out anew once and not for each. A font that cannot be had
    // leaves the fallback, which reads as well.
    return Promise.allSettled(faces).then((results) => {
      for (const result of results) {
        if (result.status === 'fulfilled') document.fonts.add(result.value);
      }
    });
  }

  /** Only for putting the site on a home screen; in the document it competes with the first paint. */
  function nameManifest(): void {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = '/site.webmanifest';
    document.head.append(link);
  }

  /** What components/ui/scene-picture.tsx does once React hears the page. */
  function bringPictures(): void {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          const sources = target.parentElement?.querySelectorAll('source[media*=scripting]') ?? [];
          for (const source of sources) source.removeAttribute('media');
        }
      },
      { rootMargin: '50px' },
    );
    for (const image of document.querySelectorAll('picture > img[loading=lazy]')) {
      // A slide that waits for its turn is no picture in view.
      if (image.checkVisibility?.({ visibilityProperty: true }) ?? true) observer.observe(image);
    }
  }

  // Whoever comes from another page of the site, or back to this one, has the fonts in the cache.
  const [navigation] = performance.getEntriesByType('navigation');
  const hasFonts =
    document.referrer.startsWith(`${location.origin}/`) || navigation?.type !== 'navigate';
  const cachedFonts = hasFonts && bringFonts();
  // A place in the page is found by the heights above it.
  if (hasFonts || location.hash) endFirstLook();

  const startWhenIdle = () => {
    // Safari has no requestIdleCallback; a short pause lets it finish what the load event started.
    const startFrame = () => start(preload);
    if ('requestIdleCallback' in window) requestIdleCallback(startFrame, { timeout: 4000 });
    else setTimeout(startFrame, 300);
  };
  const startAfterPaint = () => {
    // A page in a background tab does not paint: it wakes when someone looks at it.
    whenPainted(() => {
      const fontsShown = cachedFonts || bringFonts();
      bringPictures();
      nameManifest();
      // After the fonts: the text in its final form is worth more than a header that React hears, and
      // the page is not laid out anew between two scripts. A line that stands still is not waited for.
      const patience = new Promise<void>((resolve) => setTimeout(resolve, FONTS_WAIT_MS));
      void Promise.race([fontsShown.then(layOutRest), patience]).then(startWhenIdle);
    });
  };
  if (document.readyState === 'complete') startAfterPaint();
  else addEventListener('load', startAfterPaint, { once: true });
}

/** After the browser has put the first text or picture on the screen. */
function whenPainted(task: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    requestAnimationFrame(() => setTimeout(task));
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    task();
  }).observe({ type: 'paint', buffered: true });
}

boot(document.currentScript as HTMLScriptElement);
