import type { CleanEvent } from '#shared/analytics/clean-event.ts';
import { definitionOf } from '#shared/analytics/event-table.ts';
import { type PageNow, pageNow } from '../page-now.ts';
import type { DataLayer } from './data-layer.ts';
import { loadScript } from './load-script.ts';
import type { Tag } from './tag.ts';

export interface GoogleAnalyticsParts {
  readonly measurementId: string;
  /** False: the server sends Google everything but page views, and copies would count twice. */
  readonly sendsEvents: boolean;
  readonly layer: DataLayer;
}

/** Google Analytics with shortened addresses; page views are tracked by hand (spec §7). */
export function createGoogleAnalytics(parts: GoogleAnalyticsParts): Tag {
  const { measurementId, sendsEvents, layer } = parts;
  let isReady = () => false;

  return {
    isReady: () => isReady(),
    load() {
      layer.command('js', new Date());
      layer.command('config', measurementId, {
        send_page_view: false,
        anonymize_ip: true,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        ...pageFields(pageNow()),
      });
      const id = encodeURIComponent(measurementId);
      isReady = loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
    },
    track(event, page) {
      const isPageView = event.event === 'page_view';
      // What its script sends by itself speaks of the same page.
      if (isPageView) layer.command('set', pageFields(page));
      else if (!sendsEvents) return;
      layer.command('event', definitionOf(event.event).ga4, {
        ...eventFields(event),
        ...pageFields(page),
        send_to: measurementId,
      });
    },
    silence() {
      // Google's own switch, which its script asks before it sends anything.
      Object.assign(window, { [`ga-disable-${measurementId}`]: true });
    },
  };
}

/** What its script would otherwise read by itself. */
function pageFields({ href, title }: PageNow) {
  return { page_location: href, page_referrer: document.referrer, page_title: title };
}

function eventFields({ event, category, label, value, customData, eventId }: CleanEvent) {
  // `source` is the campaign's, in Google's words.
  const { source, ...fields } = customData;
  return {
    event_category: category,
    ...(label !== null && { event_label: label }),
    ...(value !== null && { value }),
    ...(event === 'lead' && { currency: 'USD' }),
    ...(source !== undefined && { source_tag: source }),
    ...fields,
    event_id: eventId,
  };
}
