import { UNMEASURED_PAGES } from '#shared/analytics/consent.ts';
import type { AnalyticsSettings } from '#shared/analytics/settings.ts';
import type { Log } from '../../lib/log.ts';
import { nextTask } from '../../lib/next-task.ts';
import { createDelivery } from './deliver-event.ts';
import { keepThirdPartiesOut } from './keep-third-parties-out.ts';
import { measureVisit, type Visit } from './measure-visit.ts';
import { cleanAddressBar } from './own-address.ts';
import { pageNow } from './page-now.ts';
import { watchErrors } from './sources/client-errors.ts';
import { socialReferral } from './sources/social-referral.ts';
import { watchWebVitals } from './sources/web-vitals.ts';
import { createTrack } from './track.ts';
import { watchPages } from './watch-pages.ts';

export interface Analytics {
  /** Begins to measure the visit after a yes, or ends it after a no; the same again changes nothing. */
  readonly allow: (isAllowed: boolean) => void;
  /** Third parties' scripts are in this document; only a new document is without them. */
  readonly hasThirdParties: () => boolean;
}

export interface AnalyticsParts {
  /** Undefined where no service is configured: no consent is asked for, nothing but speed is counted. */
  readonly settings: AnalyticsSettings | undefined;
  readonly log: Log;
}

/** Begins to count what needs no yes, and waits for one with the rest. Called once for a document. */
export function startAnalytics({ settings, log }: AnalyticsParts): Analytics {
  const always = new AbortController().signal;
  // The visitor may have gone on before this code came.
  const landing = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href);
  // Read now: after a yes the referrer is cleaned.
  const referral = socialReferral(document.referrer, landing.search);
  let visit: Visit | undefined;
  /** The visit that was ended by a no; its scripts are still there. */
  let hadThirdParties = false;
  let hasMetUnmeasured = false;
  let isDrawn = false;

  const track = createTrack({
    isAllowed: () => visit !== undefined,
    deliver: createDelivery(log),
    forward: (event) => visit?.forward(event),
    now: () => new Date(),
  });

  function enter(): void {
    isDrawn = true;
    const page = pageNow();
    hasMetUnmeasured ||= UNMEASURED_PAGES.has(page.id);
    visit?.enter(page);
  }

  watchErrors(track, always);
  // Half of what starts here. It reads what the browser has kept, so that it misses nothing.
  void nextTask().then(() => watchWebVitals(track, landing.pathname, () => !hasMetUnmeasured));
  keepThirdPartiesOut(
    {
      hasThirdParties: () => hadThirdParties || (visit?.hasThirdParties() ?? false),
      isAllowed: () => visit !== undefined,
      silence: () => visit?.silence(),
    },
    always,
  );
  watchPages(enter, () => {
    isDrawn = false;
    visit?.leave();
    // Their scripts see the change as well. Which hashes are places is known when it is drawn.
    if (visit?.hasThirdParties()) cleanAddressBar(() => true);
  });

  return {
    allow(isAllowed) {
      if (isAllowed === (visit !== undefined) || !settings) return;
      if (isAllowed) {
        visit = measureVisit({ settings, track, referral, log });
        if (isDrawn) visit.enter(pageNow());
      } else {
        hadThirdParties ||= visit?.hasThirdParties() ?? false;
        visit?.stop();
        visit = undefined;
      }
    },
    hasThirdParties: () => hadThirdParties || (visit?.hasThirdParties() ?? false),
  };
}
