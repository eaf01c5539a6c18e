import type { PageState } from '#shared/page-rendering.ts';
import { startAnalytics } from '../features/analytics/start-analytics.ts';
import { firstInteraction } from '../lib/first-interaction.ts';
import { log } from '../lib/log.ts';
import { whenLive } from '../lib/when-live.ts';
import { askForConsent } from './ask-for-consent.ts';
import { prefetchOtherPages } from './prefetch-pages.ts';

/** Everything that can wait until a visitor is there (docs/decisions/late-measuring.md). */
export async function afterStart({ analytics: settings }: PageState): Promise<void> {
  void firstInteraction().then(prefetchOtherPages);
  await whenLive();
  const analytics = startAnalytics({ settings, log });
  if (settings) await askForConsent(analytics);
}
