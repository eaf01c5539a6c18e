import type { AnalyticsSettings } from '#shared/analytics/settings.ts';
import type { CleanEvent } from '#shared/analytics/clean-event.ts';
import type { Log } from '../../lib/log.ts';
import { cleanAddressBar, cleanDocumentReferrer } from './own-address.ts';
import { isHiddenFromOthers, type PageNow } from './page-now.ts';
import { createFunnel } from './sources/funnel.ts';
import { createLeads } from './sources/leads.ts';
import { watchLinkClicks } from './sources/link-clicks.ts';
import { watchChat } from './sources/qualified-chat.ts';
import { watchScrollDepth } from './sources/scroll-depth.ts';
import { type SocialReferral, trackSocialReferral } from './sources/social-referral.ts';
import { watchDeepEngagement, watchTimeOnPage } from './sources/visible-time.ts';
import { startTags, type Tags } from './tags/start-tags.ts';
import type { Track } from './track.ts';

export interface VisitParts {
  readonly settings: AnalyticsSettings;
  readonly track: Track;
  readonly referral: SocialReferral | undefined;
  readonly log: Log;
}

/** What is measured of a visit after a yes. */
export interface Visit {
  /** A page is drawn. */
  readonly enter: (page: PageNow) => void;
  /** The page is left for another one of the site. */
  readonly leave: () => void;
  readonly forward: (event: CleanEvent) => void;
  /** Scripts of third parties were put into this document. */
  readonly hasThirdParties: () => boolean;
  readonly silence: () => void;
  readonly stop: () => void;
}

/** Begins with the page that is entered next. */
export function measureVisit({ settings, track, referral, log }: VisitParts): Visit {
  const stopped = new AbortController();
  const funnel = createFunnel(track);
  let tags: Tags | undefined;
  let endPage: (() => void)[] = [];

  watchLinkClicks(track, createLeads(track, stopped.signal), stopped.signal);
  watchChat(track, stopped.signal);
  trackSocialReferral(track, referral, stopped.signal);

  function leave(): void {
    for (const end of endPage) end();
    endPage = [];
  }

  return {
    enter(page) {
      leave();
      if (page.isMissing) track('page_not_found');
      if (isHiddenFromOthers(page)) return;
      cleanAddressBar();
      if (!tags) {
        cleanDocumentReferrer();
        tags = startTags(settings, log);
      }
      track('page_view');
      funnel(page.id);
      endPage = [watchScrollDepth(track), watchTimeOnPage(track), watchDeepEngagement(track, page)];
    },
    leave,
    forward: (event) => tags?.track(event),
    hasThirdParties: () => tags !== undefined,
    silence: () => tags?.silence(),
    stop() {
      stopped.abort();
      leave();
      tags?.silence();
    },
  };
}
