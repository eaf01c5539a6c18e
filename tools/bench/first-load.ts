import type { Browser, CDPSession, Page } from 'playwright';
import { setTimeout as wait } from 'node:timers/promises';
import { printTable } from './figures.ts';

/** A visit is over when nothing has travelled for this long. */
const QUIET_MS = 2_000;

interface Visit {
  /** Bytes with headers as they travelled, by Chromium's resource type. */
  readonly bytes: Map<string, number>;
  readonly requests: number;
  readonly thirdParty: number;
  readonly layoutShift: number;
  readonly elements: number;
}

/** Counts what travels; `isQuiet` says whether it has stopped. */
async function watchNetwork(session: CDPSession, origin: string) {
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  const counts = { requests: 0, thirdParty: 0 };
  let lastEventAt = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    lastEventAt = performance.now();
    if (!/^https?:/.test(request.url)) return;
    types.set(requestId, type ?? 'Other');
    counts.requests += 1;
    if (new URL(request.url).origin !== origin) counts.thirdParty += 1;
  });
  session.on('Network.responseReceived', ({ requestId, type }) => {
    types.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastEventAt = performance.now();
    const type = types.get(requestId);
    if (type) bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
  });
  await session.send('Network.enable');
  return { bytes, counts, isQuiet: () => performance.now() - lastEventAt > QUIET_MS };
}

async function observeLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const scope = globalThis as unknown as { layoutShift: number };
    scope.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        scope.layoutShift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { layoutShift: number }).layoutShift);
}

/** A first visit with an empty cache that touches nothing, until everything idle has arrived too. */
async function visit(browser: Browser, url: string, width: number): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height: 823 },
    deviceScaleFactor: width < 600 ? 1.75 : 1,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const { bytes, counts, isQuiet } = await watchNetwork(session, new URL(url).origin);
    const readLayoutShift = await observeLayoutShift(page);
    await page.goto(url, { waitUntil: 'load' });
    while (!isQuiet()) await wait(100);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    return { bytes, ...counts, layoutShift: await readLayoutShift(), elements };
  } finally {
    await context.close();
  }
}

const columns = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'];

/** What a first visit transfers, on a phone and on a desktop. */
export async function benchFirstLoad(
  browser: Browser,
  siteUrl: string,
  path: string,
): Promise<void> {
  const rows: (string | number)[][] = [
    ['window', ...columns, 'other', 'all bytes', 'requests', 'third party', 'CLS', 'elements'],
  ];
  for (const width of [412, 1280]) {
    const { bytes, requests, thirdParty, layoutShift, elements } = await visit(
      browser,
      siteUrl + path,
      width,
    );
    const all = [...bytes.values()].reduce((sum, value) => sum + value, 0);
    const known = columns.map((type) => bytes.get(type) ?? 0);
    const other = all - known.reduce((sum, value) => sum + value, 0);
    rows.push([`${width} px`, ...known, other, all, requests, thirdParty, layoutShift, elements]);
  }
  printTable(`First visit to ${path}, bytes as transferred, nothing touched`, rows);
}
