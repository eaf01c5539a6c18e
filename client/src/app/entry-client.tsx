import { firstInteraction } from '../lib/first-interaction.ts';
import { hasAnswered } from '../lib/has-answered.ts';
import { loadWhenWanted } from '../lib/load-when-wanted.ts';
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

// React's own code runs in the next task: in one with the site's it would hold up a tap for twice as long.
const nextTask = new Promise((resolve) => setTimeout(resolve));
void loadWhenWanted(nextTask, () => import('./hydrate.ts')).then(({ hydrate }) => {
  hydrate(root, <App pageState={pageState} />);
});

// Without this code nothing is missed.
void someone
  .then(() => import('./after-start.ts'))
  .then(
    ({ afterStart }) => afterStart(pageState),
    () => undefined,
  );
