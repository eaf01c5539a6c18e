import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CleaningContext, cleanEvent, type RawEvent } from './clean-event.ts';
import { EVENT_NAMES } from './event-table.ts';

const NOW = new Date('2026-03-10T18:00:00Z');
const ID = '0b9f3f8e-6f0f-4a53-8f0e-1c7f7c5f4a11';
const context: CleaningContext = {
  isKnownPost: (slug) => slug === 'phishing-at-the-front-desk',
  now: NOW,
  newId: () => ID,
};
const clean = (raw: RawEvent) => cleanEvent(raw, context);

test('an event that is on the table comes through with its own category', () => {
  const raw = {
    event: 'phone_click',
    category: 'whatever',
    label: 'phone',
    customData: { source: 'contact_cta' },
    timestamp: '2026-03-10T17:59:58.000Z',
    page: '/contact',
    referrer: 'https://www.google.com/search?q=clinic+it',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.1.2 Safari/537.36',
    eventId: ID,
  };
  expect(clean(raw)).toEqual({
    ...raw,
    category: 'contact',
    value: null,
    referrer: 'https://www.google.com/',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
  });
});

test.each([
  ['an unknown event', { event: 'purchase' }],
  ['a name of every object', { event: 'constructor' }],
  ['a label that is on no list', { event: 'phone_click', label: 'Wanda Canary' }],
  ['no label where one is needed', { event: 'lead' }],
  ['a value that is on no list', { event: 'scroll_depth', value: 33 }],
  ['a value out of range', { event: 'web_vitals', label: 'LCP', value: -1 }],
  ['a chat of two messages', { event: 'qualified_chat', value: 2 }],
  ['a visit of a service page that was too short', deepEngagement(119)],
  ['a page on which nothing is measured', { event: 'page_view', page: '/elo' }],
  ['the consent page', { event: 'page_view', page: '/sms-opt-in?from=mail' }],
])('%s goes nowhere', (_what, raw) => {
  expect(clean(raw)).toBeUndefined();
});

function deepEngagement(value: number): RawEvent {
  return { event: 'deep_engagement', label: 'managed-services', value };
}

test.each([
  [{ event: 'funnel', label: 'interest' }, 5],
  [{ event: 'funnel', label: 'consideration' }, 10],
  [{ event: 'funnel', label: 'intent' }, 15],
  [{ event: 'funnel', label: 'evaluation' }, 20],
  [{ event: 'lead', label: 'contact_form' }, 50],
  [{ event: 'lead', label: 'phone_call' }, 75],
  [{ event: 'lead', label: 'quote_request' }, 40],
  [{ event: 'scroll_depth', value: 75 }, 75],
  [{ event: 'time_on_page', value: 300 }, 300],
  [{ event: 'qualified_chat', value: 3 }, 3],
  [deepEngagement(120.4), 120],
])('%j has the value %i', (raw, value) => {
  expect(clean(raw)?.value).toBe(value);
  expect(clean({ ...raw, value: raw.event === 'funnel' ? 9_999 : value })?.value).toBe(value);
});

test.each([
  ['LCP', 2_500, 'good'],
  ['LCP', 4_001, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.2501, 'poor'],
  ['FCP', 1_801, 'needs-improvement'],
  ['TTFB', 1_800, 'needs-improvement'],
  ['INP', 501, 'poor'],
])('%s of %d is %s, whatever the sender says', (label, value, rating) => {
  const event = clean({ event: 'web_vitals', label, value, customData: { rating: 'good' } });
  expect(event?.customData['rating']).toBe(rating);
});

test('name, email, phone, organization and message never pass, and nothing else that is not listed', () => {
  const personal = { name: 'W', email: 'w@x.org', phone: '4055550187', organization: 'C' };
  const customData = { ...personal, message: 'My chart', source: 'footer', source_: 'x' };
  const event = clean({ event: 'email_click', label: 'sales', customData });
  expect(event?.customData).toEqual({ source: 'footer' });
});

test('a name of an error class is the only name there is', () => {
  const error = (name: string) =>
    clean({ event: 'client_error', label: 'error', customData: { name } })?.customData;
  expect(error('TypeError')).toEqual({ name: 'TypeError' });
  expect(error('Wanda')).toEqual({});
});

test.each([
  ['2026-03-10T17:00:00Z', '2026-03-10T17:00:00.000Z'],
  [Date.parse('2026-03-10T17:00:00Z'), '2026-03-10T17:00:00.000Z'],
  ['2026-03-08T17:00:00Z', NOW.toISOString()],
  ['2026-03-10T18:02:00Z', NOW.toISOString()],
  ['soon', NOW.toISOString()],
  [Number.MAX_VALUE, NOW.toISOString()],
  [null, NOW.toISOString()],
])('the time %s is tracked as %s', (timestamp, expected) => {
  expect(clean({ event: 'page_view', timestamp })?.timestamp).toBe(expected);
});

test('an event id that could hold a number of somebody is replaced', () => {
  expect(clean({ event: 'page_view', eventId: '405-555-0187' })?.eventId).toBe(ID);
});

const CANARY = /wanda|canary|405|0187/i;
const dirt = fc.oneof(
  fc.constantFrom(
    'Wanda Canary',
    'wanda@canary.org',
    '(405) 555-0187',
    '/blog/wanda-canary',
    '/services/wanda',
    '/wanda?canary=1#wanda',
    'https://wanda:canary@example.org/wanda?canary',
    '//canary.org/wanda',
    'http://405-555-0187.example.org/',
    'Mozilla/5.0 (X11; Linux x86_64; Wanda Canary) Chrome/140.405.0187 Canary/1',
  ),
  fc.string({ unit: 'grapheme' }),
);
const rawEvent = fc.record({
  event: fc.constantFrom(...EVENT_NAMES),
  category: dirt,
  label: fc.option(
    fc.oneof(dirt, fc.constantFrom('phone', 'sales', 'lead', 'LCP', 'error', 'intent', 'facebook')),
  ),
  value: fc.option(fc.oneof(fc.double({ noNaN: true }), fc.constantFrom(25, 30, 120, 3))),
  customData: fc.option(
    fc.dictionary(fc.oneof(dirt, fc.constantFrom('source', 'name', 'kind', 'rating')), dirt),
  ),
  timestamp: fc.option(fc.oneof(dirt, fc.double())),
  page: fc.option(dirt),
  referrer: fc.option(dirt),
  userAgent: fc.option(dirt),
});

test('whatever a sender plants, nothing of it is in a clean event', () => {
  let passed = 0;
  fc.assert(
    fc.property(rawEvent, (raw) => {
      const event = clean(raw);
      if (!event) return;
      passed += 1;
      // Times and ids are made of digits; a host that somebody really came from may be named.
      const {
        timestamp: _time,
        eventId: _id,
        referrer: _referrer,
        value: _value,
        ...tracked
      } = event;
      expect(JSON.stringify(tracked)).not.toMatch(CANARY);
    }),
    { numRuns: 2_000 },
  );
  expect(passed).toBeGreaterThan(100);
});

test('a clean event stays as it is', () => {
  fc.assert(
    fc.property(rawEvent, (raw) => {
      const event = clean(raw);
      if (event) expect(clean(event)).toEqual(event);
    }),
  );
});
