import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { firstInteraction } from './first-interaction.ts';
import { lazyRoute, type PageModule } from './lazy-route.tsx';
import { announceLive } from './live.ts';

const NO_PARAMS = {};

/**
 * A part of a page below the first screen (docs/decisions/late-parts.md). The server sends all of it.
 * In the browser React leaves it as it came, links and folding texts working natively, and fetches its
 * code when the visitor does something or the part comes into view. On a page that was not served but
 * is navigated to, the code is fetched before the page is shown.
 * @param name marks the part in the document; one of its kind on a page
 */
export async function latePart(
  name: string,
  load: () => Promise<PageModule>,
): Promise<ComponentType> {
  const isServed = !import.meta.env.SSR && servedPart(name) !== null;
  const part = lazyRoute(isServed ? () => whenWanted(name, load) : load);
  if (!isServed) await part.preload();

  return function LatePart() {
    return (
      <Suspense fallback={null}>
        <Live name={name}>
          <part.Component params={NO_PARAMS} />
        </Live>
      </Suspense>
    );
  };
}

function Live({ name, children }: { name: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current) announceLive(ref.current);
  }, []);
  return (
    <div ref={ref} data-late-part={name}>
      {children}
    </div>
  );
}

function servedPart(name: string): Element | null {
  return document.querySelector(`[data-late-part="${name}"]`);
}

/** Never rejects: the served part can be read without its code, and there is always another chance. */
async function whenWanted(name: string, load: () => Promise<PageModule>): Promise<PageModule> {
  const served = servedPart(name);
  await Promise.race([firstInteraction(), ...(served ? [whenInView(served)] : [])]);
  for (;;) {
    try {
      return await load();
    } catch {
      await nextChance();
    }
  }
}

function whenInView(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      // A strip at the lower edge is not looked at yet.
      { rootMargin: '0px 0px -20% 0px' },
    );
    observer.observe(element);
  });
}

/** The connection is back, or the visitor tries something again. */
function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    for (const sign of ['online', 'pointerdown', 'keydown']) {
      addEventListener(
        sign,
        () => {
          stop.abort();
          resolve();
        },
        { capture: true, signal: stop.signal },
      );
    }
  });
}
