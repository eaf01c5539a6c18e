import type { Flags, Result } from 'lighthouse';
import desktopConfig from 'lighthouse/core/config/desktop-config.js';
import { PUBLISHED_ORIGIN, startSite } from '#scripts/site/start-site.ts';
import { median, printSkipped, printTable } from './figures.ts';
import { openForLighthouse } from './lighthouse-window.ts';
import { itemsOf, judge } from './lighthouse.ts';
import { startReference } from './reference.ts';
import { inTurns } from './in-turns.ts';
import { startPlain } from './plain-server.ts';
import { atRest } from './memory.ts';
import { load, obstacle, SERVER_CORE } from './throughput.ts';

interface Page {
  readonly id: string;
  readonly path: string;
}

/** Each way of measuring: whose device, and whether the slow line is computed or really slow. */
const WAYS = {
  'phone, simulated': {},
  'phone, applied': { throttlingMethod: 'devtools' },
  'desktop, simulated': { ...desktopConfig.settings },
  'desktop, applied': { ...desktopConfig.settings, throttlingMethod: 'devtools' },
} satisfies Record<string, Flags>;

const FIGURES: Record<string, (result: Result) => number> = {
  'first paint, ms': numberOf('first-contentful-paint'),
  'largest paint, ms': numberOf('largest-contentful-paint'),
  'blocking, ms': numberOf('total-blocking-time'),
  'work of the main thread, ms': numberOf('mainthread-work-breakdown'),
  bytes: numberOf('total-byte-weight'),
  requests: ({ audits }) => itemsOf(audits['network-requests']?.details).length,
};

/** Where the visitor comes from: for a browser, localhost is another site than 127.0.0.1. */
const OTHER_SITE = new Map([
  [
    '/',
    {
      status: 200,
      headers: ['Content-Type', 'text/html'],
      body: Buffer.from('<!doctype html><title>Results</title>'),
    },
  ],
]);

const HEADING = ['page', 'figure', 'this site', 'reference', 'ratio'];

function numberOf(audit: string) {
  return ({ audits }: Result): number => audits[audit]?.numericValue ?? 0;
}

function row(id: string, figure: string, [ours, theirs]: readonly [number, number]) {
  const ratio = theirs === 0 ? '–' : (ours / theirs).toFixed(2);
  return [id, figure, Math.round(ours), Math.round(theirs), ratio];
}

/**
 * The built site beside reference pages of the same words and pictures without a framework, in turns, so that a
 * machine that slows down slows both; prints medians and their ratio. Each visit comes from another site, as from a
 * search, and not from Lighthouse's empty tab, whose process only a page without an opener policy may go on using
 * (docs/decisions/observatory.md).
 * @param only one of the ways of measuring; all of them take hours
 */
export async function benchPeers(
  executablePath: string,
  siteUrl: string,
  pages: readonly Page[],
  runs: number,
  only?: string,
): Promise<void> {
  const ways = Object.entries(WAYS).filter(([way]) => only === undefined || way === only);
  if (ways.length === 0) throw new Error(`--way is one of: ${Object.keys(WAYS).join('; ')}.`);
  const paths = pages.map(({ path }) => path);
  const reference = await startReference(siteUrl, paths);
  const otherSite = await startPlain(OTHER_SITE);
  const blankPage = otherSite.url.replace('127.0.0.1', 'localhost');
  const browser = await openForLighthouse(executablePath);
  try {
    for (const [way, flags] of ways) {
      const rows: (string | number)[][] = [HEADING];
      for (const { id, path } of pages) {
        const [ours, theirs] = await inTurns(runs, [siteUrl, reference.url], (origin) =>
          judge(origin + path, browser.port, { ...flags, blankPage }),
        );
        for (const [figure, read] of Object.entries(FIGURES)) {
          rows.push(row(id, figure, [median(ours.map(read)), median(theirs.map(read))]));
        }
        // At once: a long run that breaks off late has said what it saw.
        process.stderr.write(`peers: ${id}, ${way}\n`);
      }
      printTable(`Beside a page without a framework, ${way}; median of ${runs}`, rows);
    }
  } finally {
    browser.kill();
    await otherSite.stop();
    await reference.stop();
  }
  await benchRates(pages, runs);
}

/** Requests a second of both, each from memory and alone on the same processor core. */
async function benchRates(pages: readonly Page[], runs: number): Promise<void> {
  const heading = 'Beside a page without a framework, requests a second on one core';
  const reason = await obstacle(['taskset', 'wrk']);
  if (reason) {
    printSkipped(heading, reason);
    return;
  }
  const paths = pages.map(({ path }) => path);
  const env = { PUBLIC_URL: PUBLISHED_ORIGIN, READ_LIMIT: '0' };
  const site = await startSite({ core: SERVER_CORE, env });
  const reference = await startReference(site.url, paths, SERVER_CORE);
  await atRest(site);
  try {
    const rows: (string | number)[][] = [HEADING];
    // wrk calls every other status an error.
    for (const { id, path } of pages.filter((page) => page.id !== 'not-found')) {
      await load(site.url + path); // warms the compiler up
      const [ours, theirs] = await inTurns(runs, [site.url, reference.url], (origin) =>
        load(origin + path),
      );
      rows.push(row(id, 'requests/s', [median(ours), median(theirs)]));
    }
    printTable(`${heading}; median of ${runs}`, rows);
  } finally {
    await reference.stop();
    await site.stop();
  }
}
