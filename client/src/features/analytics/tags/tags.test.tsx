import type { CleanEvent } from '#shared/analytics/clean-event.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PageNow } from '../page-now.ts';
import { openDataLayer } from './data-layer.ts';
import { createGoogleAnalytics } from './google-analytics.ts';
import { createMetaPixel } from './meta-pixel.ts';
import { createTagManager } from './tag-manager.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const page: PageNow = {
  id: 'about',
  path: '/about',
  href: 'https://site.example/about',
  params: {},
  isMissing: false,
  title: 'About us',
};
const event = (part: Partial<CleanEvent>): CleanEvent => ({
  event: 'lead',
  category: 'conversion',
  label: 'phone_call',
  value: 75,
  customData: {},
  timestamp: '2026-03-03T18:00:00.000Z',
  page: '/about',
  referrer: '',
  userAgent: 'Mozilla/5.0',
  eventId: ID,
  ...part,
});
const pageView = event({ event: 'page_view', category: 'navigation', label: null, value: null });

const scripts = () => Array.from(document.querySelectorAll('script'), ({ src }) => src);
beforeEach(() => document.head.replaceChildren());
afterEach(() => document.head.replaceChildren());

/** Google's queue; commands as lists, everything else as it is. */
function layerWithEntries() {
  const host: { dataLayer?: unknown[] } = {};
  const layer = openDataLayer(host);
  const entries = () =>
    (host.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : entry,
    );
  return { layer, entries };
}

test('Consent Mode stands before everything else: denied first, then what was agreed to', () => {
  const { layer, entries } = layerWithEntries();
  createGoogleAnalytics({ measurementId: 'G-1', sendsEvents: true, layer }).load();
  const denied = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  };
  expect(entries().slice(0, 2)).toEqual([
    ['consent', 'default', denied],
    [
      'consent',
      'update',
      {
        ad_storage: 'granted',
        ad_user_data: 'granted',
        ad_personalization: 'denied',
        analytics_storage: 'granted',
      },
    ],
  ]);
  expect(entries()[2]).toEqual(['js', expect.any(Date)]);
});

test('Google Analytics is told to shorten addresses and to leave page views to us', () => {
  const { layer, entries } = layerWithEntries();
  createGoogleAnalytics({ measurementId: 'G-1', sendsEvents: true, layer }).load();
  expect(entries()).toContainEqual([
    'config',
    'G-1',
    expect.objectContaining({ send_page_view: false, anonymize_ip: true }),
  ]);
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1']);
});

test('a page view names the page, with the id that the server gets', () => {
  const { layer, entries } = layerWithEntries();
  createGoogleAnalytics({ measurementId: 'G-1', sendsEvents: false, layer }).track(pageView, page);
  expect(entries().at(-1)).toEqual([
    'event',
    'page_view',
    expect.objectContaining({
      page_location: page.href,
      page_title: page.title,
      event_id: ID,
      send_to: 'G-1',
    }),
  ]);
});

test('where the server sends Google the events, the browser tracks page views only', () => {
  const { layer, entries } = layerWithEntries();
  const byServer = createGoogleAnalytics({ measurementId: 'G-1', sendsEvents: false, layer });
  const before = entries().length;
  byServer.track(event({}), page);
  expect(entries()).toHaveLength(before);
  createGoogleAnalytics({ measurementId: 'G-1', sendsEvents: true, layer }).track(event({}), page);
  expect(entries().at(-1)).toEqual([
    'event',
    'generate_lead',
    expect.objectContaining({ event_label: 'phone_call', value: 75, event_id: ID }),
  ]);
});

test('silenced, Google Analytics has its own switch thrown', () => {
  const { layer } = layerWithEntries();
  createGoogleAnalytics({ measurementId: 'G-1', sendsEvents: true, layer }).silence();
  expect(Reflect.get(window, 'ga-disable-G-1')).toBe(true);
});

test('the tag manager is started once and gets every event under its own name', () => {
  const { layer, entries } = layerWithEntries();
  const tag = createTagManager('GTM-ABC1234', layer);
  tag.load();
  tag.track(event({}), page);
  expect(entries().slice(2)).toEqual([
    { event: 'gtm.js', 'gtm.start': expect.any(Number) as number },
    expect.objectContaining({ event: 'lead', event_label: 'phone_call', event_id: ID }),
  ]);
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234']);
});

test('the Meta pixel hears what the table names, with the id for deduplication', () => {
  const host: { fbq?: { queue: unknown[][]; disablePushState: boolean } } = {};
  const tag = createMetaPixel('123', host);
  tag.load();
  tag.track(pageView, page);
  tag.track(event({}), page);
  tag.track(event({ event: 'qualified_chat', label: null, value: 3 }), page);
  tag.track(event({ event: 'scroll_depth', label: null, value: 25 }), page);
  expect(host.fbq?.disablePushState).toBe(true);
  expect(host.fbq?.queue).toEqual([
    ['set', 'autoConfig', false, '123'],
    ['init', '123'],
    ['track', 'PageView', {}, { eventID: ID }],
    ['track', 'Lead', { content_name: 'phone_call', value: 75, currency: 'USD' }, { eventID: ID }],
    ['trackCustom', 'QualifiedChat', {}, { eventID: ID }],
  ]);
  expect(scripts()).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
});

test('a script that has run is ready, one that is on its way or failed is not', () => {
  const tag = createMetaPixel('123', {});
  tag.load();
  const script = document.querySelector('script');
  expect(tag.isReady()).toBe(false);
  script?.dispatchEvent(new Event('error'));
  expect(tag.isReady()).toBe(false);
  script?.dispatchEvent(new Event('load'));
  expect(tag.isReady()).toBe(true);
});
