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
import { Phone } from './phone.ts';

/** Taps of a visit after its first. */
const LATER_TAPS = 9;
/** When in the first second after the first paint the first tap comes, one visit after the other. */
const EARLY_MS = [0, 200, 400, 600, 800];
/** The site's only form stands below the first window of its page, where no first tap reaches it. */
const FORM_IN_VIEW = '#sign-up';
/** How the name of such a control begins. */
const FIELD = /^(?:input|textarea|select) /;
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
  const paths = pages.flatMap(({ id, path }) =>
    id === 'sms-opt-in' ? [path, `${path}${FORM_IN_VIEW}`] : [path],
  );
  for (let visit = 0; taps.length < wanted; visit += 1) {
    const path = paths[visit % paths.length];
    if (path === undefined) return;
    const delay = EARLY_MS[visit % EARLY_MS.length] ?? 0;
    taps.push(...(await visitAndTap(browser, siteUrl + path, delay, timesTapped)));
  }
  printTable('Taps until the next frame, milliseconds', [
    ['when', 'taps', `at most ${SHORTEST_MS}`, 'p50', 'p75', 'p98', 'longest'],
    row(
      'first second after the first paint',
      taps.filter(({ isEarly }) => isEarly),
    ),
    row(
      'of these, on a form field',
      taps.filter(({ isEarly, control }) => isEarly && FIELD.test(control)),
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
  for (const { page, control, frames } of slowest) {
    process.stdout.write(`${[`\n${page} ${control}`, ...frames].join('\n  ')}\n`);
  }
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
  const phone = await Phone.open(browser);
  try {
    await watchInteractions(phone);
    await phone.goto(url);
    await phone.ask(firstPaint);
    await wait(earlyMs);
    const taps: Tap[] = [];
    for (let nth = 0; nth <= LATER_TAPS; nth += 1) {
      const isEarly = nth === 0;
      const controls = await findControls(phone, isEarly);
      const path = (await phone.ask(() => location.pathname)) ?? '';
      const keyOf = (name: string) => `${isEarly ? 'early' : path} ${name}`;
      const byTaps = controls.sort(
        (a, b) => (timesTapped.get(keyOf(a)) ?? 0) - (timesTapped.get(keyOf(b)) ?? 0),
      );
      for (const name of byTaps) {
        timesTapped.set(keyOf(name), (timesTapped.get(keyOf(name)) ?? 0) + 1);
        const control = await reach(phone, name);
        if (!control) continue;
        const timing = await timeTap(phone, control);
        if (timing) taps.push({ page: path, control: name, isEarly, ...timing });
        break;
      }
      // Where nothing was tapped the page waits for the next tap.
      if (taps.length === 1) await phone.ask(live);
    }
    return taps;
  } finally {
    await phone.close();
  }
}

/** Runs in the page. */
export async function firstPaint(): Promise<void> {
  await new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(undefined);
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Runs in the page. */
async function live(): Promise<void> {
  const root = document.documentElement;
  await new Promise((resolve) => {
    if (root.dataset.live !== undefined) resolve(undefined);
    new MutationObserver(resolve).observe(root, { attributeFilter: ['data-live'] });
  });
}
