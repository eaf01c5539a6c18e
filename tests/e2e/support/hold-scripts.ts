import type { Page } from 'playwright';

export interface HeldScripts {
  /** How many files the page has asked for in vain so far. */
  count(): number;
  /** Lets them come, and every later one. */
  release(): Promise<void>;
}

/** Keeps the site's code from a page: it is as on a slow line until it is released. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/assets/*.js', (route) => void held.push(() => route.continue()));
  return {
    count: () => held.length,
    async release() {
      await page.unroute('**/assets/*.js');
      // One that the page has given up meanwhile cannot go on.
      await Promise.all(held.map((go) => go().catch(() => undefined)));
    },
  };
}
