import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { firstInteraction } from '../lib/first-interaction.ts';
import { hasAnswered } from '../lib/has-answered.ts';
import { pageWanted } from '../lib/page-wanted.ts';
import { readPageState } from '../lib/page-state.ts';
import { App } from './app.tsx';
import { holdPage } from './navigation.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root element.');

const pageState = readPageState(document);
// Whoever has answered before need not show themselves first.
const isMeasured = pageState.analytics !== undefined && hasAnswered();
const someone = isMeasured ? Promise.resolve() : firstInteraction();
holdPage(location.pathname, isMeasured ? someone : pageWanted());

// In a transition React hydrates in slices of a few milliseconds and never holds up a tap.
startTransition(() => {
  hydrateRoot(root, <App pageState={pageState} />);
});

// Without this code nothing is missed.
void someone
  .then(() => import('./after-start.ts'))
  .then(
    ({ afterStart }) => afterStart(pageState),
    () => undefined,
  );
