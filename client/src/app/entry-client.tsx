import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { firstInteraction } from '../lib/first-interaction.ts';
import { hasAnswered } from '../lib/has-answered.ts';
import { readPageState } from '../lib/page-state.ts';
import { App } from './app.tsx';
import { preloadPage } from './navigation.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root element.');

const pageState = readPageState(document);
await preloadPage(location.pathname);

// In a transition React hydrates in slices of a few milliseconds and never holds up a tap.
startTransition(() => {
  hydrateRoot(root, <App pageState={pageState} />);
});

// Whoever has answered before need not show themselves first. Without this code nothing is missed.
void (pageState.analytics && hasAnswered() ? Promise.resolve() : firstInteraction())
  .then(() => import('./after-start.ts'))
  .then(
    ({ afterStart }) => afterStart(pageState),
    () => undefined,
  );
