import type { Browser, BrowserContext, Page } from 'playwright';
import type { OpenPageOptions } from './browser-test.ts';

/** What an open window can be told; everything else asks for one of its own. */
const RETOLD: readonly string[] = [
  'width',
  'height',
  'expected',
  'reducedMotion',
  'forcedColors',
  'javaScriptEnabled',
  'origin',
];

export const canBeRetold = (options: OpenPageOptions): boolean =>
  Object.keys(options).every((name) => RETOLD.includes(name));

/** What the test before listened to. */
const HEARD = ['console', 'pageerror', 'request', 'requestfailed', 'requestfinished', 'response'];

export function stopListening(page: Page): void {
  for (const name of HEARD) page.removeAllListeners(name);
}

/** A window that the tests of a worker have one after the other, each as if it were new. */
export interface OneWindow {
  /** Puts back what the test before may have left: size, media, scripts, routes, listeners, cookies, storage, more windows. */
  readonly takeBack: (
    siteUrl: string,
    options: OpenPageOptions,
  ) => Promise<{ page: Page; context: Pick<BrowserContext, 'pages' | 'close'> }>;
}

/**
 * A page of the site costs less than half where the browser's process for it is there and has compiled its
 * code. Not for tests that install a clock, give a window scripts, or count what is fetched.
 */
export async function openOneWindow(browser: Browser): Promise<OneWindow> {
  const context = await browser.newContext();
  let page = await context.newPage();
  let protocol = await context.newCDPSession(page);

  async function leave(): Promise<void> {
    stopListening(page);
    for (const other of context.pages()) if (other !== page) await other.close();
    await context.clearCookies();
    await context.setOffline(false);
    if (!page.isClosed()) return;
    page = await context.newPage();
    protocol = await context.newCDPSession(page);
  }

  return {
    async takeBack(siteUrl, options) {
      const { width = 1280, height = 900, javaScriptEnabled = true } = options;
      const { reducedMotion = null, forcedColors = null } = options;
      await page.setViewportSize({ width, height });
      await page.emulateMedia({
        reducedMotion,
        media: null,
        colorScheme: null,
        forcedColors,
      });
      // A place where nothing of the site runs, that has its storage.
      await page.goto(new URL('/robots.txt', siteUrl).href);
      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
      await protocol.send('Emulation.setScriptExecutionDisabled', { value: !javaScriptEnabled });
      return { page, context: { pages: () => [page], close: leave } };
    },
  };
}
