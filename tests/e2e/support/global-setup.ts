import { type BrowserSearch, findBrowser } from '#scripts/browser/find-browser.ts';
import { startSite } from '#scripts/site/start-site.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser's program, without windows where that can be had, or why there is none. */
    browser: BrowserSearch;
    /** The one of people, for what the other cannot do. */
    wholeBrowser: BrowserSearch;
    /** Origin of one running site that all browser tests share; tests may add rows, not remove them. */
    siteUrl: string;
  }
}

/** Each project of a run has its own copy of this module; this is what they have in common. */
interface Run {
  world?: Promise<World>;
  users?: number;
}
const run = ((globalThis as { browserRun?: Run }).browserRun ??= {});

type World = Awaited<ReturnType<typeof startWorld>>;

async function startWorld() {
  const wholeBrowser = await findBrowser({ install: true });
  const browser = await findBrowser({ install: true, kind: 'shell' });
  return { wholeBrowser, browser, site: await startSite() };
}

/** Once per run, whichever of its projects come here: finds or downloads a browser and starts the built site. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  run.users = (run.users ?? 0) + 1;
  const { wholeBrowser, browser, site } = await (run.world ??= startWorld());
  project.provide('browser', browser);
  project.provide('wholeBrowser', wholeBrowser);
  project.provide('siteUrl', site.url);
  return async () => {
    run.users = (run.users ?? 1) - 1;
    if (run.users === 0) await site.stop();
  };
}
