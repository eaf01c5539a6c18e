import { GRANTED_SIGNALS } from '#shared/analytics/consent.ts';
import { definitionOf } from '#shared/analytics/event-table.ts';
import type { AgreedEvent, Destination } from './destination.ts';
import { postJson } from './post-json.ts';

/** At most twenty browsers are reported at the same time. */
const BATCH = 20;

/** `GA1.1.1234567890.1700000000`: the client id is the last two numbers. */
const CLIENT = /^GA1\.\d\.(\d{1,10}\.\d{1,10})$/;
/** `GS1.1.1700000000.…` or `GS2.1.s1700000000$…` */
const SESSION = /^GS(?:1\.1\.|2\.1\.s)(\d{10})(?:[.$]|$)/;

export interface Ga4Event {
  readonly clientId: string;
  readonly event: {
    readonly name: string;
    readonly timestamp_micros: number;
    readonly params: Readonly<Record<string, string | number>>;
  };
}

export interface Ga4Options {
  /** e.g. https://www.google-analytics.com */
  readonly apiUrl: string;
  readonly measurementId: string;
  readonly apiSecret: string;
  /** Canonical origin, for page_location. */
  readonly publicUrl: string;
}

/**
 * Google Analytics through its Measurement Protocol. One request reports one browser. Page views are
 * reported by the browser itself: Google Analytics would count a second one.
 */
export function ga4Destination(options: Ga4Options): Destination<Ga4Event> {
  const { apiUrl, measurementId, apiSecret, publicUrl } = options;
  const address = new URL(`${apiUrl.replace(/\/$/, '')}/mp/collect`);
  address.searchParams.set('measurement_id', measurementId);
  address.searchParams.set('api_secret', apiSecret);
  const sessionCookie = measurementId.replace(/^G-/, '_ga_');

  return {
    name: 'ga4',
    batchSize: BATCH,
    prepare({ event, cookies }) {
      const clientId = CLIENT.exec(cookies['_ga'] ?? '')?.[1];
      if (clientId === undefined || event.event === 'page_view') return undefined;
      const sessionId = SESSION.exec(cookies[sessionCookie] ?? '')?.[1];
      return {
        clientId,
        event: {
          name: definitionOf(event.event).ga4,
          timestamp_micros: Date.parse(event.timestamp) * 1_000,
          params: {
            ...eventParameters(event, publicUrl),
            ...(sessionId !== undefined && { session_id: sessionId }),
            // Without it a session is not counted as one.
            engagement_time_msec: 1,
          },
        },
      };
    },
    async send(items, signal) {
      const browsers = [...byClient(items)];
      const results = await Promise.allSettled(
        browsers.map(([clientId, events]) =>
          postJson(address.href, ga4Body(clientId, events), signal),
        ),
      );
      const failure = results.find((result) => result.status === 'rejected');
      if (failure && results.every(({ status }) => status === 'rejected')) throw failure.reason;
      return browsers.reduce(
        (arrived, [, events], index) =>
          arrived + (results[index]?.status === 'fulfilled' ? events.length : 0),
        0,
      );
    },
  };
}

function eventParameters(
  { category, customData, event, eventId, label, page, referrer, value }: AgreedEvent['event'],
  publicUrl: string,
): Record<string, string | number> {
  // `source` by itself would change where Google Analytics thinks the visit came from.
  const { source, ...fields } = customData;
  return {
    ...fields,
    ...(source !== undefined && { source_tag: source }),
    event_id: eventId,
    event_category: category,
    ...(label !== null && { event_label: label }),
    ...(value !== null && { value }),
    ...(event === 'lead' && { currency: 'USD' }),
    page_location: new URL(page, publicUrl).href,
    ...(referrer !== '' && { page_referrer: referrer }),
  };
}

function ga4Body(clientId: string, events: readonly Ga4Event['event'][]) {
  return {
    client_id: clientId,
    consent: {
      ad_user_data: GRANTED_SIGNALS.ad_user_data.toUpperCase(),
      ad_personalization: GRANTED_SIGNALS.ad_personalization.toUpperCase(),
    },
    events,
  };
}

function byClient(items: readonly Ga4Event[]): Map<string, Ga4Event['event'][]> {
  const clients = new Map<string, Ga4Event['event'][]>();
  for (const { clientId, event } of items) {
    clients.set(clientId, [...(clients.get(clientId) ?? []), event]);
  }
  return clients;
}
