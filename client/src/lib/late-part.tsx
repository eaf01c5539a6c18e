import { type ComponentType, Suspense } from 'react';
import { firstInteraction } from './first-interaction.ts';
import { lazyRoute, type PageModule } from './lazy-route.tsx';

/**
 * A part of a page below the first screen. The server sends all of it. In the browser React leaves
 * it as it came, links and folding texts working natively, and fetches its code when the visitor
 * does something or the part comes into view. On a page that was not served but navigated to, the
 * code is fetched at once.
 * @param name marks the part in the document; one of its kind on a page
 */
export async function latePart(
  name: string,
  load: () => Promise<PageModule>,
): Promise<ComponentType> {
  const part = lazyRoute(async () => {
    if (!import.meta.env.SSR) await whenWanted(name);
    return load();
  });
  if (import.meta.env.SSR) await part.preload();
  return function LatePart() {
    return (
      <Suspense fallback={null}>
        <div data-late-part={name}>
          <part.Component params={NO_PARAMS} />
        </div>
      </Suspense>
    );
  };
}

const NO_PARAMS = {};

function whenWanted(name: string): Promise<unknown> {
  const served = document.querySelector(`[data-late-part="${name}"]`);
  if (!served) return Promise.resolve();
  return Promise.race([firstInteraction(), whenInView(served)]);
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
