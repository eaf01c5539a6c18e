import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { firstInteraction } from './first-interaction.ts';
import { lazyRoute, type PageModule } from './lazy-route.tsx';
import { announceLive } from './live.ts';
import { loadWhenWanted } from './load-when-wanted.ts';
import { whenInView } from './when-in-view.ts';

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
  const part = lazyRoute(isServed ? () => loadWhenWanted(partWanted(name), load) : load);
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

function partWanted(name: string): Promise<void> {
  const served = servedPart(name);
  return Promise.race([firstInteraction(), ...(served ? [whenInView(served)] : [])]);
}
