import type { PageState } from '#shared/page-rendering.ts';
import { askForConsent } from '../app/ask-for-consent.ts';
import { prefetchDocuments } from '../app/prefetch-documents.ts';
import { prefetchOtherPages } from '../app/prefetch-pages.ts';
import { loadMotion } from '../components/motion/deferred-motion.ts';
import { startAnalytics } from '../features/analytics/start-analytics.ts';
import { log } from '../lib/log.ts';
import { whenActive } from './activation.ts';

/** Everything that can wait until a visitor is there (docs/decisions/deferred-measuring.md). */
export async function startDeferred({ analytics: settings }: PageState): Promise<void> {
  // Where it fails, a click asks for the page as ever.
  void prefetchDocuments().catch(() => undefined);
  // What moves is met before another page is.
  void Promise.all([whenActive(), whenLive()]).then(loadMotion).then(prefetchOtherPages);
  await whenLive();
  const analytics = startAnalytics({ settings, log });
  if (settings) await askForConsent(analytics);
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
        setTimeout(resolve);
      },
      { signal: stop.signal },
    );
  });
}
