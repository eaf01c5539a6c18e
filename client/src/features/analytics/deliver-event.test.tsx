import type { CleanEvent } from '#shared/analytics/clean-event.ts';
import { trackEvent } from '#shared/contracts/track-event.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDelivery } from './deliver-event.ts';

const event: CleanEvent = {
  event: 'page_view',
  category: 'navigation',
  label: null,
  value: null,
  customData: {},
  timestamp: '2026-03-03T18:00:00.000Z',
  page: '/about',
  referrer: '',
  userAgent: 'Mozilla/5.0',
  eventId: '11111111-1111-4111-8111-111111111111',
};

const { origin } = location;
let fetched: Request[] = [];
const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  fetched = [];
  answer.mockResolvedValue(new Response('{}', { status: 202 }));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    fetched.push(new Request(origin + path, init));
    return answer();
  });
});
afterEach(() => answer.mockReset());

test('the body is what the contract takes, and the request outlives the page', async () => {
  createDelivery(vi.fn())(event, false);
  const [request] = fetched;
  expect(request?.method).toBe(trackEvent.method);
  expect(new URL(request?.url ?? '').pathname).toBe(trackEvent.path);
  expect(request?.keepalive).toBe(true);
  expect(trackEvent.request.parse(await request?.json())).toEqual(event);
});

test('a yes stands in the address; without one there is none', () => {
  const deliver = createDelivery(vi.fn());
  deliver(event, true);
  deliver(event, false);
  expect(fetched.map(({ url }) => new URL(url).search)).toEqual(['?consent=1', '']);
});

test('the address of the page, query and all, does not travel along', () => {
  createDelivery(vi.fn())(event, true);
  expect(fetched[0]?.referrerPolicy).toBe('origin');
});

test.each([
  ['an answer that is no success', () => Promise.resolve(new Response('', { status: 503 }))],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is only noted', async (_, answers) => {
  answer.mockImplementation(answers);
  const log = vi.fn();
  createDelivery(log)(event, true);
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
  expect(fetched).toHaveLength(1);
});

test('a browser without keepalive sends a beacon', () => {
  vi.stubGlobal('Request', { prototype: {} });
  const sendBeacon = vi.fn((_path: string, _body: Blob) => true);
  vi.stubGlobal('navigator', { sendBeacon });
  createDelivery(vi.fn())(event, true);
  const [[path, body] = []] = sendBeacon.mock.calls;
  expect(path).toBe('/api/track-event?consent=1');
  expect(body?.type).toBe('application/json');
  expect(fetched).toEqual([]);
});
