import { storageKeys } from '#shared/content/legal/storage-keys.ts';
import { App } from '../app/app.tsx';
import { holdPage } from '../app/navigation.ts';
import { bringPictures } from '../lib/bring-pictures.ts';
import { loadWhenWanted } from '../lib/load-when-wanted.ts';
import { readPageState } from '../lib/page-state.ts';
import { nextTask } from '../lib/next-task.ts';
import { pressShown } from '../lib/press-shown.ts';
import { whenActive } from './activation.ts';
import { onceInView } from '../lib/once-in-view.ts';

/** A carousel stands for 5 s: its code comes in time for the first turn. */
const MOVES_WITHOUT_CODE_MS = 3_000;

/** A place moves by less than this when its page is set in the other font. */
const LINES_BROKEN_PX = 200;

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root element.');

bringPictures();
keepPlace();
const pageState = readPageState(document);
// A visitor who has answered before or has just sent a form counts as active at once.
const isMeasured = pageState.analytics !== undefined && hasAnswered();
const isKnown = isMeasured || pageState.formResult !== undefined;
// What a press begins would hold up the frame that shows the press.
const activation = isKnown ? Promise.resolve() : whenActive().then(pressShown);
holdPage(location.pathname, Promise.race([activation, somethingMoves()]));

// React's own code in one task with the site's would hold up a tap for twice as long.
void loadWhenWanted(nextTask(), () => import('../app/hydrate-root.ts')).then(({ hydrate }) => {
  hydrate(root, <App pageState={pageState} />);
});

// Without this code nothing is missed.
void activation
  .then(() => import('./deferred.ts'))
  .then(
    ({ startDeferred }) => startDeferred(pageState),
    () => undefined,
  );

/**
 * Lines break otherwise once fonts have come, and no browser keeps every #place then: Safari none, the
 * others not beside a column that sticks. No event says that a font has been added, but the page's height
 * does. A visitor who does something from now on stays where they are; a pointer that has moved before, or the
 * scroll to the place itself, which Safari reports late, is no reason to leave the place.
 */
function keepPlace(): void {
  const place = document.querySelector(':target');
  if (!place) return;
  const height = new ResizeObserver(() => {
    if (Math.abs(place.getBoundingClientRect().top) < LINES_BROKEN_PX) {
      place.scrollIntoView({ behavior: 'instant' });
    }
  });
  height.observe(document.documentElement);
  for (const act of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    addEventListener(act, () => height.disconnect(), { capture: true, once: true, passive: true });
  }
}

/** Resolves when something that moves by itself has been in view for a while. */
async function somethingMoves(): Promise<void> {
  await Promise.race([...document.querySelectorAll('[data-moves]')].map(whenInView));
  await new Promise((resolve) => setTimeout(resolve, MOVES_WITHOUT_CODE_MS));
}

/** Whether this browser stores an answer about being measured; features/privacy reads which. */
function hasAnswered(): boolean {
  try {
    return localStorage.getItem(storageKeys.privacyChoice) !== null;
  } catch {
    // A browser that stores nothing has stored no answer.
    return false;
  }
}

/** Resolves when the element is in view; a strip at the lower edge is not looked at yet. */
function whenInView(element: Element): Promise<void> {
  return new Promise((resolve) => onceInView(element, '0px 0px -20% 0px', resolve));
}
