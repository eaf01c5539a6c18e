import type { AnalyticsSettings } from '#shared/analytics/settings.ts';
import type { CleanEvent } from '#shared/analytics/clean-event.ts';
import type { Log } from '../../lib/log.ts';
import { cleanAddressBar, cleanDocumentReferrer } from './own-address.ts';
import { isHiddenFromOthers, type PageNow } from './page-now.ts';
import { watchDeepEngagement } from './sources/deep-engagement.ts';
import { createFunnel } from './sources/funnel.ts';
import { createLeads } from './sources/leads.ts';
import { watchLinkClicks } from './sources/link-clicks.ts';
import { watchChat } from './sources/qualified-chat.ts';
import { watchScrollDepth } from './sources/scroll-depth.ts';
import { type SocialReferral, tellSocialReferral } from './sources/social-referral.ts';
import { watchTimeOnPage } from './sources/time-on-page.ts';
import { startTags, type Tags } from './tags/start-tags.ts';
import type { Tell } from './tell.ts';

export interface VisitParts {
  readonly settings: AnalyticsSettings;
  readonly tell: Tell;
  readonly referral: SocialReferral | undefined;
  readonly log: Log;
}

/** What is measured of a visit after a yes. */
export interface Visit {
  /** A page is drawn. */
  readonly enter: (page: PageNow) => void;
  /** The page is left for another one of the site. */
  readonly leave: () => void;
  readonly handOn: (event: CleanEvent) => void;
  /** Scripts of third parties were put into this document. */
  readonly hasOthers: () => boolean;
  readonly silence: () => void;
  readonly stop: () => void;
}

/** Begins with the page that is entered next. */
export function measureVisit({ settings, tell, referral, log }: VisitParts): Visit {
  const stopped = new AbortController();
  const funnel = createFunnel(tell);
  let tags: Tags | undefined;
  let endPage: (() => void)[] = [];

  watchLinkClicks(tell, createLeads(tell, stopped.signal), stopped.signal);
  watchChat(tell, stopped.signal);
  tellSocialReferral(tell, referral, stopped.signal);

  function leave(): void {
    for (const end of endPage) end();
    endPage = [];
  }

  return {
    enter(page) {
      leave();
      if (page.isMissing) tell('page_not_found');
      if (isHiddenFromOthers(page)) return;
      cleanAddressBar();
      if (!tags) {
        cleanDocumentReferrer();
        tags = startTags(settings, log);
      }
      tell('page_view');
      funnel(page.id);
      endPage = [watchScrollDepth(tell), watchTimeOnPage(tell), watchDeepEngagement(tell, page)];
    },
    leave,
    handOn: (event) => tags?.tell(event),
    hasOthers: () => tags !== undefined,
    silence: () => tags?.silence(),
    stop() {
      stopped.abort();
      leave();
      tags?.silence();
    },
  };
}
