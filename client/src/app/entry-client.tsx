import { matchPage } from '#shared/site-map.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { firstInteraction } from '../lib/first-interaction.ts';
import { readPageState } from '../lib/page-state.ts';
import { App } from './app.tsx';
import { preloadPage } from './navigation.ts';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root element.');

await preloadPage(location.pathname);

// In a transition React hydrates in slices of a few milliseconds and never holds up a tap.
startTransition(() => {
  hydrateRoot(root, <App pageState={readPageState(document)} />);
});

void firstInteraction().then(prefetchOtherPages);

/**
 * Back and forward cannot wait for code, so once a visitor stays, the rest of the pages is fetched in
 * quiet moments; not for those who asked to save data.
 */
function prefetchOtherPages(): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const current = matchPage(location.pathname).id;
  const waiting = Object.entries(routes).filter(([id]) => id !== current);
  const next = () => {
    const entry = waiting.shift();
    if (!entry) return;
    // A failed prefetch is no loss: the page is asked for again when someone goes there.
    void entry[1].preload().then(
      () => whenIdle(next),
      () => undefined,
    );
  };
  whenIdle(next);
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 200);
}
