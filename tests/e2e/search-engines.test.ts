import { launchBrowser } from '#scripts/browser/launch-browser.ts';
import { freePort } from '#scripts/site/free-port.ts';
import { PUBLISHED_ORIGIN, type Site } from '#scripts/site/start-site.ts';
import { pages } from '#shared/pages/index.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import lighthouse, { type Result } from 'lighthouse';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { test } from './support/browser-test.ts';
import { everyPage } from './support/every-page.ts';
import { startOwnSite } from './support/start-own-site.ts';

/**
 * What Lighthouse asks is about the frame that all pages share and about their heads: the long run looks at every
 * page, this one at one to be listed, made of rows, and at one not to be.
 */
const JUDGED: ReadonlySet<string> = new Set(['home', 'elo']);
/** One load after the other, on a machine that may be slow. */
const ALL_PAGES = { timeout: 480_000 };
/** Chromium now and then records a load without its beginning; such a run says nothing. */
const TRIES = 3;

let published: Site;
let browser: Browser;
let port: number;

beforeAll(async () => {
  const found = inject('browser');
  if ('missing' in found) return;
  // As it will be published: a copy that asks not to be listed is judged for that.
  published = await startOwnSite({ env: { PUBLIC_URL: PUBLISHED_ORIGIN } });
  port = await freePort();
  browser = await launchBrowser(found.executablePath, {
    moreFlags: [`--remote-debugging-port=${port}`],
  });
});
afterAll(async () => {
  await browser?.close();
  await published?.stop();
});

/** What Lighthouse says of a page as search engines see it; how fast it is does not matter here. */
async function judge(path: string, tries = TRIES): Promise<Result> {
  const run = await lighthouse(published.url + path, {
    port,
    logLevel: 'silent',
    onlyCategories: ['seo'],
    // Nothing that takes time and is only about speed.
    throttlingMethod: 'simulate',
    networkQuietThresholdMs: 0,
    cpuQuietThresholdMs: 0,
    disableFullPageScreenshot: true,
    skipAboutBlank: true,
    ignoreStatusCode: true,
  });
  const error = run ? run.lhr.runtimeError : { message: 'no result' };
  if (run && !error) return run.lhr;
  if (tries > 1) return judge(path, tries - 1);
  throw new Error(`Lighthouse failed on ${path}: ${error?.message ?? ''}`);
}

/** Questions that cost points. */
function failedAudits({ categories: { seo }, audits }: Result): string[] {
  const asked = seo?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return asked.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1);
}

test('Lighthouse gives pages that may be listed 100 for search engines', ALL_PAGES, async () => {
  const all = await everyPage(published.url);
  const judged = all.filter(({ id }) => isSweep || JUDGED.has(id));
  for (const { id, path } of judged) {
    const result = await judge(path);
    // docs/decisions/portals-not-listed.md: the questions that pages fail on purpose.
    const onPurpose = pages[id].indexed ? [] : ['is-crawlable'];
    if (id === 'not-found') onPurpose.push('http-status-code');
    expect([path, failedAudits(result)]).toEqual([path, onPurpose]);
    if (pages[id].indexed) expect([path, result.categories.seo?.score]).toEqual([path, 1]);
  }
});
