import { createLogger } from '#server/lib/logger.ts';
import { ANALYTICS_CONSENT_VERSION } from '#shared/analytics/consent.ts';
import { EVENT_NAMES } from '#shared/analytics/event-table.ts';
import { webVitalCounts } from '#shared/schema.ts';
import { AGREED_COOKIES, buildEvent } from '#tests/factories/build-event.ts';
import { buildPost } from '#tests/factories/build-post.ts';
import { type EventReceiver, startEventReceiver } from '#tests/fakes/event-receiver.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { blogPosts } from '#shared/schema.ts';
import type { Express } from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { testServer } from './support/test-server.ts';

const AGREED = `/api/track-event?consent=${ANALYTICS_CONSENT_VERSION}`;

const configured = ({ url }: EventReceiver) => ({
  PUBLIC_URL: 'https://www.example.org',
  META_PIXEL_ID: '4711',
  META_CAPI_TOKEN: 'token-of-meta',
  META_API_URL: `${url}/v1.0`,
  GA_MEASUREMENT_ID: 'G-TEST123',
  GA_API_SECRET: 'secret-of-google',
  GA_API_URL: url,
});

const agree = (app: Express, body: object) =>
  request(app).post(AGREED).set('Cookie', AGREED_COOKIES).send(body);

/** What Meta and Google Analytics were reported, event by event. */
function reported({ received }: EventReceiver) {
  const meta = received.flatMap(({ body }) => (body['data'] as Record<string, unknown>[]) ?? []);
  const ga4 = received.flatMap(({ body }) => (body['events'] as Record<string, unknown>[]) ?? []);
  return { meta, ga4 };
}

describeWithDatabase('POST /api/track-event', (database) => {
  async function server(overrides: object = {}) {
    const receiver = await startEventReceiver();
    const { app, services } = await testServer(database(), overrides, configured(receiver));
    return { app, receiver, tracking: services.tracking };
  }

  test('answers 202 and forwards to both receivers with the same event id', async () => {
    const { app, receiver, tracking } = await server();
    const event = buildEvent('lead', { label: 'phone_call', timestamp: new Date().toISOString() });
    const answer = await agree(app, event).expect(202);
    expect(answer.body).toEqual({ success: true });
    await tracking.flush();

    const seconds = Math.floor(Date.parse(String(event.timestamp)) / 1_000);
    expect(reported(receiver).meta).toEqual([
      {
        event_name: 'Lead',
        event_time: seconds,
        event_id: event.eventId,
        action_source: 'website',
        event_source_url: 'https://www.example.org/services/managed-services',
        user_data: {
          client_user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
          fbp: 'fb.1.1700000000000.9876543210',
        },
        custom_data: { content_name: 'phone_call', value: 75, currency: 'USD' },
      },
    ]);
    expect(reported(receiver).ga4).toEqual([
      {
        name: 'generate_lead',
        timestamp_micros: Date.parse(String(event.timestamp)) * 1_000,
        params: {
          event_id: event.eventId,
          event_category: 'conversion',
          event_label: 'phone_call',
          value: 75,
          currency: 'USD',
          page_location: 'https://www.example.org/services/managed-services',
          page_referrer: 'https://www.google.com/',
          session_id: '1700000001',
          engagement_time_msec: 1,
        },
      },
    ]);
    const addresses = receiver.received.map(({ address }) => address).sort();
    expect(addresses).toEqual([
      '/mp/collect?measurement_id=G-TEST123&api_secret=secret-of-google',
      '/v1.0/4711/events',
    ]);
  });

  test('every event of the table is taken; those of a batch travel together', async () => {
    const { app, receiver, tracking } = await server();
    for (const name of EVENT_NAMES) await agree(app, buildEvent(name)).expect(202);
    await tracking.flush();
    const { meta, ga4 } = reported(receiver);
    expect(meta.map((event) => event['event_name']).sort()).toEqual(
      [
        'PageView',
        'Contact',
        'Contact',
        'FunnelStage',
        'Lead',
        'ViewContent',
        'QualifiedChat',
      ].sort(),
    );
    expect(ga4).toHaveLength(EVENT_NAMES.length - 1);
    expect(receiver.received).toHaveLength(2);
  });

  test.each([
    ['without a yes', '/api/track-event', {}],
    ['with a yes to an older question', '/api/track-event?consent=0', {}],
    ['with a yes that Global Privacy Control takes back', AGREED, { 'Sec-GPC': '1' }],
    ['with a yes that two such headers take back', AGREED, { 'Sec-GPC': '1, 1' }],
    ['with a yes that a word for it takes back', AGREED, { 'Sec-GPC': 'true' }],
  ])('%s nothing is forwarded', async (_what, path, headers) => {
    const { app, receiver, tracking } = await server();
    for (const name of EVENT_NAMES) {
      const post = request(app)
        .post(path)
        .set({ Cookie: AGREED_COOKIES, ...headers });
      await post.send(buildEvent(name)).expect(202);
    }
    await tracking.flush();
    expect(receiver.received).toEqual([]);
  });

  test('a browser that a service does not know is not reported of', async () => {
    const { app, receiver, tracking } = await server();
    for (const cookie of ['', '_ga=wanda; _fbp=canary', '_ga=GA1.1.1; _fbp=fb.1.2.canary']) {
      await request(app).post(AGREED).set('Cookie', cookie).send(buildEvent('lead')).expect(202);
    }
    await tracking.flush();
    expect(receiver.received).toEqual([]);
  });

  test('events of two browsers are reported apart', async () => {
    const { app, receiver, tracking } = await server();
    for (const client of ['11.1', '22.2', '11.1']) {
      const post = request(app).post(AGREED).set('Cookie', `_ga=GA1.1.${client}`);
      await post.send(buildEvent('scroll_depth'));
    }
    await tracking.flush();
    const clients = receiver.received.map(({ body }) => [
      body['client_id'],
      (body['events'] as unknown[]).length,
    ]);
    expect(clients.sort()).toEqual([
      ['11.1', 2],
      ['22.2', 1],
    ]);
  });

  test('a post that exists is reported by its path, any other by its pattern', async () => {
    const { app, receiver, tracking } = await server();
    await database()
      .db.insert(blogPosts)
      .values(buildPost({ slug: 'phishing', status: 'published' }));
    for (const slug of ['phishing', 'wanda-canary']) {
      await agree(app, buildEvent('page_view', { page: `/blog/${slug}?x=1` })).expect(202);
    }
    await tracking.flush();
    // Each post is looked up after its answer, so the events may leave in either order.
    expect(
      reported(receiver)
        .meta.map((event) => event['event_source_url'])
        .sort(),
    ).toEqual(['https://www.example.org/blog/:slug', 'https://www.example.org/blog/phishing']);
  });

  test.each(['silent', 'drip', 'cut', 500] as const)(
    'is answered while the receivers answer with %s; what they do not take is counted in the log',
    async (behavior) => {
      const lines: string[] = [];
      const logger = createLogger('info', {
        destination: { write: (line) => void lines.push(line) },
      });
      const { app, receiver, tracking } = await server({ logger });
      receiver.behave(behavior);
      await agree(app, buildEvent('lead')).expect(202);
      const flushed = tracking.flush();
      await receiver.untilReceived(2);
      await agree(app, buildEvent('lead')).expect(202);
      await flushed;
      await tracking.stop();
      const counts = lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ msg }) => msg === 'events');
      expect(counts).toMatchObject([
        {
          taken: 2,
          unlisted: 0,
          ga4: { forwarded: 0, dropped: 2 },
          meta: { forwarded: 0, dropped: 2 },
        },
      ]);
      expect(lines.join('')).not.toMatch(/secret-of-google|token-of-meta/);
    },
  );

  test('is answered when nobody listens where events should go', async () => {
    const { app, receiver, tracking } = await server();
    await receiver.close();
    await agree(app, buildEvent('lead')).expect(202);
    await tracking.stop();
  });

  test('stopping the server sends what waits', async () => {
    const receiver = await startEventReceiver();
    const { app, services } = await testServer(database(), {}, configured(receiver));
    await agree(app, buildEvent('lead')).expect(202);
    await services.close();
    expect(reported(receiver).meta).toHaveLength(1);
    expect(reported(receiver).ga4).toHaveLength(1);
  });

  test('takes what a beacon sends, and what leaves out everything that may be left out', async () => {
    const { app } = await testServer(database());
    const beacon = request(app).post('/api/track-event').set('Sec-Fetch-Site', 'same-origin');
    const text = JSON.stringify(buildEvent('time_on_page'));
    await beacon.set('Content-Type', 'application/json').send(text).expect(202);
    await request(app).post('/api/track-event').send({ event: 'page_view' }).expect(202);
  });

  test.each([
    ['no event', {}],
    ['a field that is not known', { event: 'page_view', ip: '127.0.0.1' }],
    ['a value that is no number', { event: 'page_view', value: '5' }],
    ['custom data that is no object', { event: 'page_view', customData: ['x'] }],
    ['an event id that is none', { event: 'page_view', eventId: 'wanda' }],
    ['a label as long as a letter', { event: 'page_view', label: 'x'.repeat(501) }],
  ])('answers 400 to %s', async (_what, body) => {
    const { app } = await testServer(database());
    await request(app).post('/api/track-event').send(body).expect(400);
  });

  test('an event that is not on the table is taken and dropped', async () => {
    const { app, receiver, tracking } = await server();
    await agree(app, { event: 'purchase', value: 5 }).expect(202);
    await tracking.flush();
    expect(receiver.received).toEqual([]);
  });

  test('refuses other sites, and one address that asks too often', async () => {
    const { app } = await testServer(database(), {}, { EVENT_LIMIT: '1' });
    const post = () => request(app).post('/api/track-event');
    await post().set('Sec-Fetch-Site', 'cross-site').send({ event: 'page_view' }).expect(403);
    await post().send({ event: 'page_view' }).expect(202);
    const refused = await post().send({ event: 'page_view' }).expect(429);
    expect(refused.headers).toHaveProperty('retry-after');
  });

  test('web vitals are counted by day and kind of page without a yes', async () => {
    const clock = () => new Date('2026-03-10T23:59:00Z');
    const { app, services } = await testServer(database(), { clock });
    const vital = (label: string, value: number, page: string) =>
      request(app).post('/api/track-event').send({ event: 'web_vitals', label, value, page });
    await vital('LCP', 2_499, '/services/managed-services');
    await vital('LCP', 2_300, '/services/efax-services?x');
    await services.tracking.flush();
    await vital('LCP', 2_499, '/services/wanda');
    await vital('CLS', 0.1, '/');
    await vital('LCP', 100, '/elo');
    await services.tracking.flush();
    const rows = await database().db.select().from(webVitalCounts).orderBy(webVitalCounts.page);
    expect(rows).toEqual([
      { day: '2026-03-10', page: 'home', metric: 'CLS', upTo: 0.1, count: 1 },
      { day: '2026-03-10', page: 'service', metric: 'LCP', upTo: 2_500, count: 3 },
    ]);
  });
});

describeWithDatabase('ids of third parties', (database) => {
  test('are null while none is set', async () => {
    const { app } = await testServer(database());
    const pixel = await request(app).get('/api/meta-pixel-id').expect(200);
    expect(pixel.body).toEqual({ success: true, pixelId: null });
    const container = await request(app).get('/api/gtm-container-id').expect(200);
    expect(container.body).toEqual({ success: true, containerId: null });
  });

  test('are reported where they are set', async () => {
    const environment = { META_PIXEL_ID: '4711', GTM_CONTAINER_ID: 'GTM-ABC1' };
    const { app } = await testServer(database(), {}, environment);
    const pixel = await request(app).get('/api/meta-pixel-id?utm_source=x');
    expect(pixel.body).toEqual({ success: true, pixelId: '4711' });
    const container = await request(app).get('/api/gtm-container-id');
    expect(container.body).toEqual({ success: true, containerId: 'GTM-ABC1' });
  });
});
