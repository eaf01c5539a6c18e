import type { Browser } from 'playwright';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile, printTable } from './figures.ts';
import {
  findControls,
  reach,
  SHORTEST_MS,
  type TapTiming,
  timeTap,
  watchInteractions,
} from './inp-page.ts';

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const SLOWER = 4;
/** Taps of a visit after its first. */
const LATER_TAPS = 9;
/** When in the first second after the first paint the first tap comes, one visit after the other. */
const EARLY_MS = [0, 200, 400, 600, 800];
const SLOWEST_SHOWN = 12;

interface Tap extends TapTiming {
  readonly page: string;
  readonly control: string;
  readonly isEarly: boolean;
}

/**
 * How long a tap takes until the page shows something, as Event Timing has it (INP): on a phone with a
 * four times slower processor, on every page in turn. Each visit begins with a tap in the first second
 * after the first paint; then whatever has been tapped least is tapped, wherever that leads.
 */
export async function benchInp(
  browser: Browser,
  siteUrl: string,
  pages: readonly { readonly id: string; readonly path: string }[],
  wanted: number,
): Promise<void> {
  const taps: Tap[] = [];
  const timesTapped = new Map<string, number>();
  for (let visit = 0; taps.length < wanted; visit += 1) {
    const page = pages[visit % pages.length];
    if (!page) return;
    const delay = EARLY_MS[visit % EARLY_MS.length] ?? 0;
    taps.push(...(await visitAndTap(browser, siteUrl + page.path, delay, timesTapped)));
  }
  printTable('Taps until the next frame, milliseconds', [
    ['when', 'taps', `at most ${SHORTEST_MS}`, 'p50', 'p75', 'p98', 'longest'],
    row(
      'first second after the first paint',
      taps.filter(({ isEarly }) => isEarly),
    ),
    row(
      'later',
      taps.filter(({ isEarly }) => !isEarly),
    ),
    row('all', taps),
  ]);
  const slowest = [...taps].sort((a, b) => b.duration - a.duration).slice(0, SLOWEST_SHOWN);
  printTable('Slowest taps', [
    ['page and control', 'when', 'all', 'waited', 'handlers', 'to the frame'],
    ...slowest.map(({ page, control, isEarly, duration, delay, handlers }) => [
      `${page} ${control}`,
      isEarly ? 'early' : 'later',
      Math.round(duration),
      Math.round(delay),
      Math.round(handlers),
      Math.max(0, Math.round(duration - delay - handlers)),
    ]),
  ]);
}

function row(when: string, taps: readonly Tap[]): (string | number)[] {
  const durations = taps.map(({ duration }) => Math.round(duration));
  if (durations.length === 0) return [when, 0, '-', '-', '-', '-', '-'];
  return [
    when,
    durations.length,
    durations.filter((duration) => duration <= SHORTEST_MS).length,
    ...[50, 75, 98, 100].map((share) => percentile(durations, share)),
  ];
}

async function visitAndTap(
  browser: Browser,
  url: string,
  earlyMs: number,
  timesTapped: Map<string, number>,
): Promise<Tap[]> {
  const context = await browser.newContext({ ...PHONE, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    await watchInteractions(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await wait(earlyMs);
    const taps: Tap[] = [];
    for (let nth = 0; nth <= LATER_TAPS; nth += 1) {
      const isEarly = nth === 0;
      const path = new URL(page.url()).pathname;
      const keyOf = (name: string) => `${isEarly ? 'early' : path} ${name}`;
      const controls = await findControls(page, isEarly);
      const byTaps = controls.sort(
        (a, b) => (timesTapped.get(keyOf(a)) ?? 0) - (timesTapped.get(keyOf(b)) ?? 0),
      );
      for (const name of byTaps) {
        timesTapped.set(keyOf(name), (timesTapped.get(keyOf(name)) ?? 0) + 1);
        const control = await reach(page, name);
        if (!control) continue;
        const timing = await timeTap(page, control);
        if (timing) taps.push({ page: path, control: name, isEarly, ...timing });
        break;
      }
      // Where nothing was tapped the page waits for the next tap.
      if (taps.length === 1) await page.waitForSelector('html[data-live]');
    }
    return taps;
  } finally {
    await context.close();
  }
}
