import { launchBrowser } from '#scripts/browser/launch-browser.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { test as base, inject } from 'vitest';
import { canBeRetold, openOneWindow, stopListening } from './one-window.ts';
import { recordComplaints } from './page-complaints.ts';
import { type PageSurvey, surveyPage } from './survey.ts';
import { type Watch, watchedWindows } from './watched-windows.ts';

export interface OpenPageOptions extends BrowserContextOptions {
  /** Width and height of the window in CSS pixels; 1280 by 900 when left out. */
  readonly width?: number;
  readonly height?: number;
  /** Messages that belong to what is tested, e.g. the 404 Chromium prints for a missing page. */
  readonly expected?: readonly RegExp[];
  /** Where a test leaves behind what cannot be put back, such as a clock (testInOneWindow). */
  readonly inOwnWindow?: true;
  /** Another site than the shared one: its origin. */
  readonly origin?: string;
}

type ReducedMotion = NonNullable<BrowserContextOptions['reducedMotion']>;

/** A survey, and everything the page said to the console or asked of others meanwhile. */
export interface Survey extends PageSurvey {
  readonly complaints: readonly string[];
}

/** Opens a path in a window of its own, waits until it has loaded, and watches it to the end. */
export type OpenPage = (path: string, options?: OpenPageOptions) => Promise<Page>;

/**
 * `test` with a browser: `openPage`, `siteUrl` (origin of the shared site) and `browser` itself.
 * `surveyOf(path)` gives what one long visit of a page has found; the tests of a file share it.
 * A test fails when a page it opened printed to the console, threw, failed to load something or
 * asked another host, unless `expected` names it.
 */
const withBrowser = base
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const found = inject('browser');
    if ('missing' in found) throw new Error(found.missing);
    const browser = await launchBrowser(found.executablePath);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('surveyOf', { scope: 'file' }, ({ browser }, { onCleanup }) => {
    const surveys = new Map<string, Promise<Survey>>();
    const siteUrl = inject('siteUrl');
    const context = browser.newContext();
    onCleanup(async () => (await context).close());

    let page: Page | undefined;

    async function survey(path: string): Promise<Survey> {
      page ??= await (await context).newPage();
      const complaints = recordComplaints(page, siteUrl);
      try {
        return { ...(await surveyPage(page, siteUrl + path)), complaints };
      } catch (error) {
        // Left in the middle of it, the page is no place for the next one.
        await page.close();
        page = undefined;
        throw error;
      } finally {
        if (page) stopListening(page);
      }
    }
    return (path: string): Promise<Survey> => {
      const known = surveys.get(path) ?? survey(path);
      surveys.set(path, known);
      return known;
    };
  })
  .extend('siteUrl', () => inject('siteUrl'))
  /** What moves is drawn all the while, and most tests are not about it: those that are ask for it. */
  .extend('reducedMotion', (): ReducedMotion => 'reduce');

export const test = withBrowser.extend(
  'openPage',
  ({ browser, siteUrl, reducedMotion, onTestFinished }, { onCleanup }): OpenPage => {
    const watch = watchedWindows({ onCleanup, onTestFinished });
    return pageOpener(browser, { origin: siteUrl, reducedMotion }, watch);
  },
);

/**
 * The same for tests that change nothing of their window that one-window.ts does not put back: the first page of
 * each comes in a window that the worker keeps, at less than half of what one of its own costs.
 */
export const testInOneWindow = withBrowser
  // It ends with the browser of its worker.
  .extend('window', { scope: 'worker' }, ({ browser }) => openOneWindow(browser))
  .extend(
    'openPage',
    ({ browser, siteUrl, reducedMotion, window, onTestFinished }, { onCleanup }): OpenPage => {
      const watch = watchedWindows({ onCleanup, onTestFinished });
      const usual = { origin: siteUrl, reducedMotion };
      const openOwn = pageOpener(browser, usual, watch);
      let isTaken = false;
      return async (path, options = {}) => {
        if (isTaken || !canBeRetold(options)) return openOwn(path, options);
        isTaken = true;
        const { origin = siteUrl, expected = [] } = options;
        const { page, context } = await window.takeBack(origin, { ...usual, ...options });
        const complaints = recordComplaints(page, origin);
        watch({ context, complaints, expected });
        await page.goto(new URL(path, origin).href);
        return page;
      };
    },
  );

function pageOpener(
  browser: Browser,
  usual: { origin: string; reducedMotion: ReducedMotion },
  watch: Watch,
): OpenPage {
  return async (path, options = {}) => {
    const { width = 1280, height = 900, expected = [], ...others } = { ...usual, ...options };
    const { inOwnWindow: _, origin, ...rest } = others;
    const context = await browser.newContext({ viewport: { width, height }, ...rest });
    const page = await context.newPage();
    const complaints = recordComplaints(page, origin);
    watch({ context, complaints, expected });
    await page.goto(new URL(path, origin).href);
    return page;
  };
}
