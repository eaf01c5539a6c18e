import { launchBrowser } from '#scripts/browser/launch-browser.ts';
import type { CleanEvent } from '#shared/analytics/clean-event.ts';
import { ANALYTICS_CONSENT_VERSION } from '#shared/analytics/consent.ts';
import { storageKeys } from '#shared/content/legal/storage-keys.ts';
import { privacyTexts } from '#shared/content/privacy-texts.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import { startThirdParties } from '#tests/fakes/third-parties.ts';
import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test as base, inject } from 'vitest';
import { hydrated } from './hydration.ts';
import { isOfTest } from './page-complaints.ts';
import { type RecordedEvent, startRecordingProxy } from './recording-proxy.ts';
import { watchedWindows } from './watched-windows.ts';
import { startOwnSite } from './start-own-site.ts';

/** The ids of the measured site. */
const IDS = { ga: 'G-TEST123456', gtm: 'GTM-TEST123', meta: '123456789012345' } as const;

export type Answer = 'accepted' | 'declined' | 'signal' | undefined;

/** What moves is drawn all the while and has no part in this: only the long run lets it. */
const MOTION = isSweep ? 'no-preference' : 'reduce';

export interface OpenMeasuredOptions extends BrowserContextOptions {
  readonly width?: number;
  readonly height?: number;
  /** What was said before the visit: an answer in the browser, or Global Privacy Control. */
  readonly answer?: Answer;
  readonly referer?: string;
  /** Another name of the site than the address of the loopback interface. */
  readonly origin?: string;
  /** Console messages that belong to what is tested. */
  readonly expected?: readonly RegExp[];
}

/** One visitor: a window of their own, and everything that left it. */
export interface Visitor {
  readonly page: Page;
  /** Requests to other hosts, as `host/path`, in the order they arrived. */
  readonly outside: () => string[];
  /** The query of each request to that address. */
  readonly sentTo: (address: string) => URLSearchParams[];
  /** What was sent to our own server. */
  readonly events: () => CleanEvent[];
  readonly recorded: () => readonly RecordedEvent[];
  /** Everything that left for analytics, ours and others', as one text. */
  readonly everything: () => string;
}

/**
 * `test` with a site for which all three services are configured, Google and Meta on the loopback
 * interface, and a browser that finds nobody else. `visit(path)` opens a page that React has taken
 * over. A test fails when a page printed to the console, threw, or broke its content policy.
 */
export const test = base
  .extend('world', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const found = inject('browser');
    if ('missing' in found) throw new Error(found.missing);
    // Last opened, first closed.
    const ends: (() => Promise<void>)[] = [];
    onCleanup(async () => {
      for (const end of ends.reverse()) await end();
    });
    const others = await startThirdParties();
    ends.push(() => others.close());
    const site = await startOwnSite({
      env: { GA_MEASUREMENT_ID: IDS.ga, GTM_CONTAINER_ID: IDS.gtm, META_PIXEL_ID: IDS.meta },
    });
    ends.push(site.stop);
    const proxy = await startRecordingProxy(site.url);
    ends.push(proxy.close);
    const browser = await launchBrowser(found.executablePath, {
      moreFlags: others.browserFlags(proxy.url),
    });
    ends.push(() => browser.close());
    return { others, site, proxy, browser };
  })
  .extend('visit', ({ world, onTestFinished }, { onCleanup }) => {
    const { others: thirdParties, proxy, browser } = world;
    const watch = watchedWindows({ onCleanup, onTestFinished });
    return async (path: string, options: OpenMeasuredOptions = {}): Promise<Visitor> => {
      const { width = 1280, height = 900, answer, referer, expected = [], ...others } = options;
      const { origin = proxy.url, reducedMotion = MOTION, ...rest } = others;
      const viewport = { width, height };
      const context = await browser.newContext({ viewport, reducedMotion, ...rest });
      if (answer === 'signal') await context.addInitScript(sendPrivacySignal);
      else if (answer) await context.addInitScript(storeAnswer, storedAnswer(answer));
      const firstRequest = thirdParties.requests.length;
      const firstEvent = proxy.events.length;
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (!isOfTest(message)) complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      watch({ context, complaints, expected });
      await page.goto(origin + path, referer === undefined ? {} : { referer });
      await hydrated(page);
      const requests = () => thirdParties.requests.slice(firstRequest);
      const recorded = () => proxy.events.slice(firstEvent);
      return {
        page,
        recorded,
        outside: () => requests().map(({ host, path: asked }) => host + asked),
        sentTo: (address) =>
          requests()
            .filter(({ host, path: asked }) => host + asked === address)
            .map(({ query }) => query),
        events: () => recorded().map(({ body }) => JSON.parse(body) as CleanEvent),
        everything: () =>
          [
            ...requests().map(({ text }) => text),
            ...recorded().flatMap(({ search, headers, body }) => [search, headers, body]),
          ].join('\n'),
      };
    };
  });

export const GA_COLLECT = 'www.google-analytics.com/g/collect';
export const GTM_REPORT = 'www.googletagmanager.com/a';
export const META_TRACK = 'www.facebook.com/tr/';
/** The scripts of the three services, sorted. */
export const SCRIPTS = [
  'connect.facebook.net/en_US/fbevents.js',
  'www.googletagmanager.com/gtag/js',
  'www.googletagmanager.com/gtm.js',
];

/** The notice also while it waits for its place, when nobody sees it. */
export const drawnNotice = (page: Page) => page.locator('.privacy-notice');
export const notice = (page: Page) => page.getByRole('region', { name: privacyTexts.label });
export const choices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: privacyTexts.label });
export const accept = (page: Page) => answer(page, privacyTexts.accept);
export const decline = (page: Page) => answer(page, privacyTexts.decline);

/** On some pages the notice waits until something has been scrolled away: goes no farther than to there. */
export function scrollToNotice(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const isSeen = () =>
      document
        .querySelector('.privacy-notice')
        ?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    for (let px = 0; px < 20_000 && !isSeen(); px += 40) {
      scrollBy({ top: 40, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}

async function answer(page: Page, name: string): Promise<void> {
  await drawnNotice(page).waitFor({ state: 'attached' });
  await scrollToNotice(page);
  await notice(page).getByRole('button', { name }).click();
}

/** Names of page views as one receiver has them, in order. */
export const pageViews = (queries: readonly URLSearchParams[], key = 'en', name = 'page_view') =>
  queries
    .filter((query) => query.get(key) === name)
    .map((query) => new URL(query.get('dl') ?? '').pathname);

/** Waits until so many page views have reached Google, and says of which pages. */
export async function googlePageViews(visitor: Visitor, count: number): Promise<string[]> {
  await expect
    .poll(() => pageViews(visitor.sentTo(GA_COLLECT)).length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(count);
  return pageViews(visitor.sentTo(GA_COLLECT));
}

/** Follows a link of the site that stands anywhere on the page. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]:visible`).first().click();
  await page.waitForURL((url) => url.pathname + url.hash === href);
}

/**
 * Waits until everything that was sent so far has arrived everywhere: each receiver gets one thing more
 * and is waited for. (The browser never calls a page with `keepalive` requests idle.)
 */
export async function untilAllArrived({ page, sentTo, events }: Visitor): Promise<void> {
  const fence = `fence-${fences}.example.com`;
  fences += 1;
  await page.evaluate((host) => {
    const link = document.createElement('a');
    link.href = `https://${host}/`;
    document.body.append(link);
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    link.remove();
    (window as { fbq?: (...words: string[]) => void }).fbq?.('track', host);
  }, fence);
  const isThere = () =>
    events().some(({ label }) => label === fence) &&
    sentTo(GA_COLLECT).some((query) => query.get('event_label') === fence) &&
    sentTo(GTM_REPORT).some((query) => query.get('event_label') === fence) &&
    sentTo(META_TRACK).some((query) => query.get('ev') === fence);
  await expect.poll(isThere, { timeout: 30_000 }).toBe(true);
}

let fences = 0;

function storedAnswer(answer: 'accepted' | 'declined'): [key: string, value: string] {
  const stored = { version: ANALYTICS_CONSENT_VERSION, answer, answeredAt: Date.now() - 60_000 };
  return [storageKeys.privacyChoice, JSON.stringify(stored)];
}

/** Only where nothing has been said since: it runs again in every document. */
function storeAnswer([key, value]: [string, string]): void {
  // An empty page has no storage.
  if (location.protocol === 'about:') return;
  if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
}

function sendPrivacySignal(): void {
  Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
}
