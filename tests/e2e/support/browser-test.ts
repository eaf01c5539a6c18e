import { launchBrowser } from '#scripts/browser/launch-browser.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, inject } from 'vitest';
import { recordComplaints } from './page-complaints.ts';

export interface OpenPageOptions extends BrowserContextOptions {
  /** Width of the window in CSS pixels; 1280 when left out. */
  readonly width?: number;
  readonly height?: number;
  /** Messages that belong to what is tested, e.g. the 404 that Chromium prints for a missing page. */
  readonly expected?: readonly RegExp[];
  /** Another site than the shared one: its origin. */
  readonly origin?: string;
}

/** Opens a path in a window of its own, waits until it has loaded, and watches it to the end. */
export type OpenPage = (path: string, options?: OpenPageOptions) => Promise<Page>;

interface FileFixtures {
  browser: Browser;
}

interface TestFixtures {
  /** Origin of the shared site. */
  siteUrl: string;
  openPage: OpenPage;
}

/**
 * `test` with a browser. A test fails when a page it opened printed to the console, threw, failed to
 * load something or asked another host, unless `expected` names it.
 */
export const test = base.extend<TestFixtures & { $file: FileFixtures }>({
  browser: [
    // eslint-free by design: Vitest reads the fixture's needs from this parameter list.
    async ({}, use) => {
      const found = inject('browser');
      if ('missing' in found) throw new Error(found.missing);
      const browser = await launchBrowser(found.executablePath);
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  siteUrl: async ({}, use) => {
    await use(inject('siteUrl'));
  },
  openPage: async ({ browser, siteUrl }, use) => {
    const ends: (() => Promise<string[]>)[] = [];

    await use(async (path, { width = 1280, height = 900, expected = [], origin = siteUrl, ...rest } = {}) => {
      const context = await browser.newContext({ viewport: { width, height }, ...rest });
      const page = await context.newPage();
      const complaints = recordComplaints(page, origin);
      ends.push(async () => {
        await context.close();
        return complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
      });
      await page.goto(new URL(path, origin).href);
      return page;
    });

    const complaints = (await Promise.all(ends.map((end) => end()))).flat();
    if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`);
  },
});
