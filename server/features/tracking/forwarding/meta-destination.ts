import { definitionOf } from '#shared/analytics/event-table.ts';
import type { AgreedEvent, Destination } from './destination.ts';
import { postJson } from './post-json.ts';

/** Meta takes up to 1,000 in one request. */
const BATCH = 100;

/** `fb.1.1700000000000.1234567890`, made by the pixel at random. */
const BROWSER = /^fb\.\d\.\d{13}\.\d{1,20}$/;

export interface MetaOptions {
  /** With the version of the interface, e.g. https://graph.facebook.com/v24.0 */
  readonly apiUrl: string;
  readonly pixelId: string;
  readonly capiToken: string;
  /** Canonical origin, for event_source_url. */
  readonly publicUrl: string;
}

/**
 * Meta's Conversions API. The pixel reports the same events from the browser; Meta counts one of two with
 * the same name and event id. Meta matches by the pixel's own cookie and a reduced user agent: no
 * address, hashed or not, and no IP address is sent.
 */
export function metaDestination(options: MetaOptions): Destination<object> {
  const { apiUrl, pixelId, capiToken, publicUrl } = options;
  const address = `${apiUrl.replace(/\/$/, '')}/${pixelId}/events`;
  return {
    name: 'meta',
    batchSize: BATCH,
    prepare: (agreed) => metaEvent(agreed, publicUrl),
    async send(items, signal) {
      // In the body rather than in the address, which proxies write into their logs.
      await postJson(address, { access_token: capiToken, data: items }, signal);
      return items.length;
    },
  };
}

function metaEvent({ event, cookies }: AgreedEvent, publicUrl: string): object | undefined {
  const { meta } = definitionOf(event.event);
  const { _fbp: fbp = '' } = cookies;
  if (!meta || !BROWSER.test(fbp)) return undefined;
  const { label, value } = event;
  const customData = {
    ...event.customData,
    ...(label !== null && { content_name: label }),
    // Meta takes every value for money.
    ...(value !== null && event.event === 'lead' && { value, currency: 'USD' }),
  };
  return {
    event_name: meta.name,
    event_time: Math.floor(Date.parse(event.timestamp) / 1_000),
    event_id: event.eventId,
    action_source: 'website',
    event_source_url: new URL(event.page, publicUrl).href,
    user_data: { client_user_agent: event.userAgent, fbp },
    ...(Object.keys(customData).length > 0 && { custom_data: customData }),
  };
}
