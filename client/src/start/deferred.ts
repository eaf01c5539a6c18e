import type { PageState } from '#shared/page-rendering.ts';
import { askForConsent } from '../app/ask-for-consent.ts';
import { prefetchDocuments } from '../app/prefetch-documents.ts';
import { prefetchOtherPages } from '../app/prefetch-pages.ts';
import { loadMotion } from '../components/motion/deferred-motion.ts';
import { startAnalytics } from '../features/analytics/start-analytics.ts';
import { log } from '../lib/log.ts';
import { nextTask } from '../lib/next-task.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { whenActive } from './activation.ts';

/** Everything that can wait until a visitor is there (docs/decisions/deferred-measuring.md). */
export async function startDeferred({ analytics: settings }: PageState): Promise<void> {
  // Where it fails, a click asks for the page as ever.
  void prefetchDocuments().catch(() => undefined);
  // What moves is met before another page is.
  void Promise.all([whenActive(), whenLive()]).then(loadMotion).then(prefetchOtherPages);
  await whenLive();
  whenIdle(nameIcons);
  const analytics = startAnalytics({ settings, log });
  if (settings) await askForConsent(analytics);
}

/**
 * Only for putting the site on a home screen. Before a visitor is there they would compete with the page, and a
 * browser that finds a new icon draws all icons anew.
 */
function nameIcons(): void {
  for (const [rel, href] of [
    ['manifest', '/site.webmanifest'],
    ['apple-touch-icon', '/apple-touch-icon.png'],
  ]) {
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  }
}

/** Resolves once the page is hydrated (lib/live.ts): before that, nothing may change the document. */
function whenLive(): Promise<void> {
  if ('live' in document.documentElement.dataset) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = new AbortController();
    document.addEventListener(
      'site:live',
      () => {
        if (!('live' in document.documentElement.dataset)) return;
        stop.abort();
        // In a task of its own: this one has just hydrated the page.
        resolve(nextTask());
      },
      { signal: stop.signal },
    );
  });
}
