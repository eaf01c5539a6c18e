import lighthouse, { type Flags, type Result } from 'lighthouse';
import { median, printTable } from './figures.ts';
import { openForLighthouse } from './lighthouse-window.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Of what an audit found, as much as it takes to recognize it. */
const DETAIL_CHARACTERS = 240;
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TTI: 'interactive',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  work: 'mainthread-work-breakdown',
};

/** Chromium now and then records a load without its beginning; such a run says nothing. */
const TRIES = 3;

/**
 * One run; unless `flags` say otherwise with Lighthouse's own defaults: a mid-range phone on slow 4G, simulated.
 * @param port of the browser's debugger
 */
export async function judge(
  url: string,
  port: number,
  flags: Flags = {},
  tries = TRIES,
): Promise<Result> {
  const run = await lighthouse(url, {
    ...flags,
    port,
    logLevel: 'error',
    onlyCategories: categories,
    // The 404 page is a page too.
    ignoreStatusCode: true,
  });
  if (!run) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { runtimeError } = run.lhr;
  if (runtimeError && tries > 1) return judge(url, port, flags, tries - 1);
  if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
  return run.lhr;
}

export const itemsOf = (details: Result['audits'][string]['details']): readonly unknown[] =>
  details && 'items' in details ? (details.items as readonly unknown[]) : [];

/** Milliseconds on the slowed processor; 0 when no task lasts 50, which is what Lighthouse calls long. */
function longestTask({ audits }: Result): number {
  const tasks = itemsOf(audits['long-tasks']?.details) as readonly { readonly duration: number }[];
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}

function summary(results: readonly Result[]): number[] {
  const scores = categories.map((name) =>
    median(results.map(({ categories: all }) => Math.round((all[name]?.score ?? 0) * 100))),
  );
  const times = Object.values(metrics).map((audit) =>
    median(results.map(({ audits }) => audits[audit]?.numericValue ?? 0)),
  );
  times.push(median(results.map(longestTask)));
  return [...scores, ...times.map((value) => (value > 1 ? Math.round(value) : value))];
}

/** Names of the weighted audits that cost points, so that a figure under 100 explains itself. */
function costlyAudits({ categories: all, audits }: Result): string[] {
  const weighted = Object.values(all).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return weighted
    .map(({ id }) => audits[id])
    .filter((audit) => audit?.score != null && audit.score < 0.9)
    .map((audit) => {
      const found = JSON.stringify(itemsOf(audit?.details)).slice(0, DETAIL_CHARACTERS);
      return `${audit?.id ?? ''} ${found}`;
    });
}

/** Lighthouse, mobile, simulated: the median of `runs` for every path. */
export async function benchLighthouse(
  executablePath: string,
  siteUrl: string,
  pages: readonly { id: string; path: string }[],
  runs: number,
): Promise<void> {
  const browser = await openForLighthouse(executablePath);
  const rows: (string | number)[][] = [
    ['page', 'perf', 'a11y', 'best', 'seo', ...Object.keys(metrics), 'longest task'],
  ];
  const remarks: string[] = [];
  try {
    for (const { id, path } of pages) {
      const results: Result[] = [];
      while (results.length < runs) results.push(await judge(siteUrl + path, browser.port));
      const row = [id, ...summary(results)];
      rows.push(row);
      const costly = new Set(results.flatMap(costlyAudits));
      if (costly.size > 0) remarks.push(`${id}: ${[...costly].join('; ')}`);
      // At once: a long run that breaks off late has said what it saw.
      process.stderr.write(`lighthouse ${row.join(' ')}\n`);
    }
  } finally {
    browser.kill();
  }
  printTable(`Lighthouse, mobile, simulated; median of ${runs}; milliseconds`, rows);
  for (const remark of remarks) process.stdout.write(`  ${remark}\n`);
}
