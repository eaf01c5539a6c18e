import type { PageState } from '#shared/page-rendering.ts';
import { askForConsent } from '../app/ask-for-consent.ts';
import { prefetchOtherPages } from '../app/prefetch-pages.ts';
import { loadMotion } from '../components/motion/late-motion.ts';
import { startAnalytics } from '../features/analytics/start-analytics.ts';
import { log } from '../lib/log.ts';
import { whenLive } from '../lib/when-live.ts';
import { whenActive } from './activation.ts';

/** Everything that can wait until a visitor is there (docs/decisions/late-measuring.md). */
export async function startDeferred({ analytics: settings }: PageState): Promise<void> {
  // What moves is met before another page is.
  void Promise.all([whenActive(), whenLive()]).then(loadMotion).then(prefetchOtherPages);
  await whenLive();
  const analytics = startAnalytics({ settings, log });
  if (settings) await askForConsent(analytics);
}
