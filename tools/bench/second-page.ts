import type { Browser } from 'playwright';
import { median, printTable } from './figures.ts';
import { PRESS_MS } from './inp-page.ts';
import { firstPaint } from './inp.ts';
import { Phone } from './phone.ts';

/** Links in the first window of a phone, as selectors: the first tap of a visit can be on them. */
const LINKS = [
  ['/', 'main a[href="/services"]'],
  ['/sitemap', 'main a[href="/about"]'],
  ['/blog', 'main a[href^="/blog/"]:not([href="/blog/archive"])'],
] as const;
/** Everything that is fetched in advance is there when nothing has come for so long. */
const QUIET_MS = 2_000;
const TARGET_MS = 300;

/** What has happened on the first page when a link is tapped. */
const MOMENTS: Record<string, (phone: Phone) => Promise<unknown>> = {
  'first tap': () => Promise.resolve(),
  'document prefetched': async (phone) => {
    await stay(phone);
    await phone.ask(keepFromReact);
  },
  'code prefetched': stay,
};

/**
 * How long a tap on a link takes until the heading of the next page is painted, from the moment the finger is lifted, on
 * a slow phone with a slow connection: at once after the first paint, before anything was fetched in advance; without
 * React and with the document, which the browser has asked for when the finger came down; and with React and the code.
 */
export async function benchSecondPage(
  browser: Browser,
  siteUrl: string,
  runs: number,
): Promise<void> {
  const rows: (string | number)[][] = [['from, link', ...Object.keys(MOMENTS)]];
  for (const [path, link] of LINKS) {
    const row: (string | number)[] = [`${path} ${link}`];
    for (const prepare of Object.values(MOMENTS)) {
      const times: number[] = [];
      while (times.length < runs) times.push(await follow(browser, siteUrl + path, link, prepare));
      // At once: a long run that breaks off late has said what it saw.
      process.stderr.write(`second-page ${path} ${Math.round(median(times))}\n`);
      row.push(Math.round(median(times)));
    }
    rows.push(row);
  }
  printTable(
    `Second page on a slow phone, milliseconds until its heading is painted, median of ${runs}, target under ${TARGET_MS}`,
    rows,
  );
}

async function follow(
  browser: Browser,
  url: string,
  link: string,
  prepare: (phone: Phone) => Promise<unknown>,
): Promise<number> {
  const phone = await Phone.open(browser);
  try {
    await phone.slowNetwork();
    await phone.runFirst(watch, undefined);
    await phone.goto(url);
    await phone.ask(firstPaint);
    await prepare(phone);
    const middle = await phone.ask(middleOf, link);
    if (!middle) throw new Error(`${url} has no ${link} in its first window.`);
    await phone.tap(middle.x, middle.y, PRESS_MS);
    for (;;) {
      const time = await phone.ask(untilHeading);
      // Asked of the page that was left.
      if (time !== undefined) return time;
    }
  } finally {
    await phone.close();
  }
}

/** The visitor moves, which brings React and all that comes after it. */
async function stay(phone: Phone): Promise<void> {
  await phone.ask(async (quietMs) => {
    if (document.readyState !== 'complete') {
      await new Promise((resolve) => addEventListener('load', resolve));
    }
    scrollBy(0, 1);
    await new Promise((resolve) => {
      let timer = setTimeout(resolve, quietMs);
      new PerformanceObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(resolve, quietMs);
      }).observe({ type: 'resource' });
    });
  }, QUIET_MS);
}

/** Runs in the page. The browser itself follows a link that React does not hear of. */
function keepFromReact(): void {
  addEventListener('click', (event) => event.stopPropagation(), true);
}

/** Runs in both documents before anything of their own: notes when a tap ended and when the next heading is seen. */
function watch(): void {
  void (async () => {
    let before: Element | null = null;
    if (sessionStorage.getItem('lifted') === null) {
      const { timeStamp } = await new Promise<Event>((resolve) =>
        addEventListener('touchend', resolve, { capture: true }),
      );
      sessionStorage.setItem('lifted', String(performance.timeOrigin + timeStamp));
      before = document.querySelector('h1');
    }
    for (;;) {
      await new Promise(requestAnimationFrame);
      const heading = document.querySelector('h1');
      // A page that React draws begins transparent.
      const isSeen = heading !== before && heading?.checkVisibility({ opacityProperty: true });
      if (isSeen) break;
    }
    // A task after the frame: it has been painted.
    await new Promise((resolve) => setTimeout(resolve));
    sessionStorage.setItem('seen', String(performance.timeOrigin + performance.now()));
  })();
}

/** Runs in the page. @returns milliseconds from the end of the tap */
async function untilHeading(): Promise<number> {
  for (;;) {
    const seen = sessionStorage.getItem('seen');
    if (seen !== null) return Number(seen) - Number(sessionStorage.getItem('lifted'));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs in the page. @returns the middle of a link in the window */
function middleOf(link: string): { x: number; y: number } | undefined {
  return [...document.querySelectorAll(link)]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 1 && top >= 0 && bottom <= innerHeight)
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))[0];
}
