import { matchPage } from '#shared/site-map.ts';
import type { AroundNavHandler } from 'wouter';
import { nextTask } from '../lib/next-task.ts';
import { nextFrame, pressShown } from '../lib/press-shown.ts';
import { layOutInParts } from './lay-out-in-parts.ts';
import { routes } from './routes.ts';

/** Loads the code of the page at an address, so that showing it needs no waiting screen. */
function preloadPage(pathname: string): Promise<unknown> {
  return routes[matchPage(pathname).id].preload();
}

let served: Promise<unknown> = Promise.resolve();

/** The served page at an address keeps its code for when it is wanted; what is around it does not wait. */
export function holdPage(pathname: string, wanted: Promise<unknown>): void {
  served = routes[matchPage(pathname).id].holdUntil(wanted.then(preloadPageFiles));
}

/** Resolves when the code of the served page is there. */
export const whenServedLoaded = (): Promise<unknown> => served;

/**
 * Asks for all files of the served page's code before one names the other; each in a task of its own, which a tap can
 * come between.
 */
async function preloadPageFiles(): Promise<void> {
  const files = document.querySelector<HTMLScriptElement>('script[data-page]')?.dataset.page ?? '';
  for (const href of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
    await nextTask();
  }
}

export interface Place {
  readonly pathname: string;
  /** With its question mark. */
  readonly search: string;
}

/** A page that is being drawn, and what follows. */
interface Arrival {
  readonly place: Place;
  readonly hash: string;
  /** Changes the address. */
  readonly enter: () => void;
}

let draw: (place: Place) => void = () => undefined;
let arrival: Arrival | undefined;
/** Counts navigations, those by the browser's own buttons included. */
let latestTurn = 0;
/** What had the focus when the latest of them began. */
let focusedBefore: Element | null = null;

function beginTurn(): number {
  focusedBefore = document.activeElement;
  return ++latestTurn;
}

/** @param drawPlace draws the page of a place, and calls enterPlace() and showPlace() then */
export function listenForPlaces(drawPlace: typeof draw): void {
  draw = drawPlace;
}

/**
 * Every link click ends here (wouter calls it around its own navigation): the page's code is loaded
 * first, then it is drawn, then the address changes and the view moves to the top or to the hash, which
 * wouter leaves to us. When the code cannot be loaded, for instance after a new release, the browser loads the page.
 */
export const navigateWithinSite: AroundNavHandler = (navigate, to, options) => {
  const { href, pathname, search, hash } = new URL(to, location.href);
  // The same address again is no new entry: Back would seem to do nothing.
  const entry = href === location.href ? { ...options, replace: true } : options;
  const turn = beginTurn();
  // Drawn as a bar when it lasts (navigation.css), and said to whoever listens.
  document.documentElement.ariaBusy = 'true';
  Promise.all([preloadPage(pathname), pressShown()]).then(
    () => {
      // A visitor who has navigated elsewhere meanwhile stays there.
      if (turn !== latestTurn) return;
      const enter = () => navigate(to, entry);
      if (pathname === location.pathname && search === location.search) {
        document.documentElement.ariaBusy = null;
        enter();
        moveViewTo(hash);
        return;
      }
      // A page that is drawn here needs no document. Where rules for these stay, Chromium computes the style of the
      // new page in the task that puts it there, 30 to 100 ms on a slow phone.
      document.querySelector('script[type=speculationrules]')?.remove();
      arrival = { place: { pathname, search }, hash, enter };
      draw(arrival.place);
    },
    () => {
      if (turn === latestTurn) location.assign(to);
    },
  );
};

if (!import.meta.env.SSR) {
  addEventListener('popstate', () => {
    beginTurn();
    arrival = undefined;
    document.documentElement.ariaBusy = null;
  });
}

/** The page of a place is about to be put into the document. */
export function enterPlace(place: Place): void {
  if (place === arrival?.place) arrival.enter();
}

/**
 * The page of a place is in the document. Focus goes to its heading, so that screen readers read where one is: once
 * the page has been laid out, which would otherwise be done in the task that has put it there.
 */
export function showPlace(place: Place, before: Place): void {
  const turn = latestTurn;
  const whenLaidOut = (move: () => void) =>
    void nextFrame().then(() => {
      if (turn === latestTurn) move();
    });
  if (place === arrival?.place) {
    const { hash } = arrival;
    arrival = undefined;
    document.documentElement.ariaBusy = null;
    // Where a #place is depends on all that stands before it.
    if (hash === '') layOutInParts();
    whenLaidOut(() => moveViewTo(hash));
  } else if (place.pathname !== before.pathname) {
    whenLaidOut(focusHeading);
  }
}

function moveViewTo(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) {
    target.scrollIntoView();
    // A heading says in a few words where one is; a whole section would be read to its end.
    focusForReading(target.querySelector<HTMLElement>('h1, h2') ?? target);
  } else {
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading) focusForReading(heading);
}

function focusForReading(element: HTMLElement): void {
  if (hasVisitorMoved()) return;
  if (!element.hasAttribute('tabindex') && !element.matches('a[href], button, input')) {
    element.setAttribute('tabindex', '-1');
  }
  element.focus({ preventScroll: true });
}

/** Whoever has gone elsewhere while the page was on its way stays there, in a menu or in the chat. */
function hasVisitorMoved(): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && activeElement !== focusedBefore && activeElement !== null;
}
