import { bringFonts } from './fonts.ts';
import { replayEarlyClicks, whenActive } from './activation.ts';
import { trusting } from '../lib/trusted-text.ts';

/**
 * The one inline script (scripts/vite/finished-document.ts builds it; the policy allows it by its hash).
 * It lets the page paint first, then brings what a reader sees, then React for what is around the page;
 * a visitor who does something gets React at once, and the page's own code (docs/start.md).
 */
const {
  main = '',
  preload = '',
  page = '',
  style = '',
  fonts = '',
} = (document.currentScript as HTMLScriptElement).dataset;

/** Nothing waits longer than this for something that may never come. */
const TIMEOUT_MS = 3_000;
/** Two frames and this are a paint as well, where a browser does not say when it has painted. */
const AFTER_FRAMES_MS = 300;

/** So many windows from the top of a page Chromium draws what may be drawn later. */
const DRAWN_AHEAD = 2.5;

let isStarted = false;
let stylesheet: Promise<unknown> | undefined;
let isStyled = false;
/** The page has its final form. */
let isReady: Promise<unknown> = Promise.resolve();

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const frame = () => new Promise(requestAnimationFrame);
const soon = (awaited: Promise<unknown>) => Promise.race([awaited, pause(TIMEOUT_MS)]);

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
}

/**
 * Has what is far below the window keep its place undrawn until a visitor comes near it and the page has its
 * final form: what changes the whole page then changes only what is seen, and who reads no further has nothing drawn for
 * them. One part a frame: in one task several take a slow phone 95 ms, and a tap waits.
 */
function holdParts(): void {
  // All are measured before one is changed: in turns, each would be laid out anew.
  const parts = [...document.querySelectorAll<HTMLElement>('main>*>*,[data-parts]>*,footer')]
    .filter((part) => part.getBoundingClientRect().top > DRAWN_AHEAD * innerHeight)
    .map((part) => [part, part.offsetHeight] as const);
  for (const [part, height] of parts) {
    // Where nobody would say that it is near, it is drawn.
    if (!('oncontentvisibilityautostatechange' in part)) return;
    part.style = `content-visibility:auto;min-height:${height}px`;
    part.oncontentvisibilityautostatechange = (event: ContentVisibilityAutoStateChangeEvent) => {
      if (!event.skipped) isReady = isReady.then(frame).then(() => (part.style = ''));
    };
  }
}

/** The document carries what its first paint needs; this is the rest. A file that never comes is not waited for. */
function bringStylesheet(): Promise<unknown> {
  if (!stylesheet) {
    // Before it: a stylesheet from the cache applies at once, to all that is drawn.
    holdParts();
    const isThere = new Promise((resolve) => {
      const link = addLink('stylesheet', style);
      link.onload = link.onerror = resolve;
    });
    stylesheet = isReady = soon(isThere).then(() => (isStyled = true));
  }
  return stylesheet;
}

/** A menu that opens before its rules are there would be a heap of words on the page: it opens with them. */
function holdMenus(event: Event): void {
  const summary = (event.target as Element).closest('summary');
  if (!summary || isStyled) return;
  event.preventDefault();
  void bringStylesheet().then(() => summary.click());
}

/**
 * After the browser has put the first text or picture on the screen: when it says so, or two frames and
 * a pause later. Firefox says nothing when a load scrolls to a #place, and Safari knows no such entry in
 * older versions. A page in a background tab gets no frames: it waits until it is looked at.
 */
function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    void frame()
      .then(frame)
      .then(() => pause(AFTER_FRAMES_MS))
      .then(resolve);
  });
}

/** Safari has no requestIdleCallback; a short pause lets it finish what the load event started. */
function whenIdle(): Promise<unknown> {
  if (!('requestIdleCallback' in window)) return pause(AFTER_FRAMES_MS);
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: TIMEOUT_MS }));
}

async function startReact(files: string): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  // What React changes has its rules in the stylesheet.
  const styled = bringStylesheet();
  // All files before one names the other; each in a task of its own, which a tap can come between.
  for (const href of files.match(/\S+/g) ?? []) {
    addLink('modulepreload', href);
    await pause(0);
  }
  await styled;
  // An element and not import(): 'strict-dynamic' trusts what a script adds, but takes an import() of
  // this script for part of the markup (docs/decisions/two-policies.md). Where it cannot be had, the page
  // stays as it came: links, menus and forms are the browser's own.
  const src = trusting('start', 'createScriptURL')(main);
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
}

async function start(): Promise<void> {
  // A visitor from another page of the site, or back on this one, has the fonts in the cache.
  const [navigation] = performance.getEntriesByType('navigation');
  const hasFonts = document.referrer.startsWith(location.origin) || navigation?.type !== 'navigate';
  const cachedFonts = hasFonts && bringFonts(fonts);
  // A picture that never comes holds up the load event, but nobody else.
  await soon(new Promise((resolve) => addEventListener('load', resolve)));
  await whenPainted();
  // A picture that came after the words is drawn with the next frame: nothing goes before it.
  await frame().then(frame);
  // The text in its final form is worth more than a hydrated header, and the page is not laid
  // out anew between two scripts. A line that stands still is not waited for.
  isReady = Promise.all([bringStylesheet(), soon(cachedFonts || bringFonts(fonts))]);
  await isReady;
  await whenIdle();
  await startReact(preload);
}

replayEarlyClicks();
addEventListener('click', holdMenus, true);
// What a press begins would hold up the frame that shows the press.
void whenActive()
  .then(frame)
  .then(() => pause(0))
  .then(() => startReact(`${preload} ${page}`));
void start();
