import { findBrowser } from '#scripts/browser/find-browser.ts';
import { startSite } from '#scripts/site/start-site.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser's program, or why there is none. */
    browser: Awaited<ReturnType<typeof findBrowser>>;
    /** Origin of one running site that all browser tests share; tests may add rows, not remove them. */
    siteUrl: string;
  }
}

/** Once per run: finds or downloads a browser and starts the built site. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await findBrowser({ install: true });
  const site = await startSite();
  project.provide('browser', browser);
  project.provide('siteUrl', site.url);
  return site.stop;
}
