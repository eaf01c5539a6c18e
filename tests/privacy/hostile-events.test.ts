import { ANALYTICS_CONSENT_VERSION } from '#shared/analytics/consent.ts';
import { EVENT_NAMES } from '#shared/analytics/event-table.ts';
import { WEB_VITALS } from '#shared/analytics/web-vitals.ts';
import { webVitalCounts } from '#shared/schema.ts';
import { siteMap } from '#shared/site-map.ts';
import { AGREED_COOKIES, buildEvent } from '#tests/factories/build-event.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import fc from 'fast-check';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { forwardingServer } from './forwarding-server.ts';

/** Others each time; the long run has more of them. */
const BODIES = isSweep ? 10_000 : 1_000;
const TIME_LIMIT_MS = 300_000;
const AT_ONCE = 8;

const name = fc.constantFrom(...EVENT_NAMES);
/** A good body with one field replaced by anything. */
const spoiled = fc
  .tuple(
    name,
    fc.constantFrom(
      ...['event', 'category', 'label', 'value', 'customData', 'timestamp', 'page', 'referrer'],
      ...['userAgent', 'eventId', '__proto__', 'constructor', 'toString', 'ip', 'name', ''],
    ),
    fc.jsonValue({ maxDepth: 4 }),
  )
  .map(([event, field, value]) => {
    const entries = [...Object.entries(buildEvent(event)), [field, value] as const];
    // Written by hand: a literal would make __proto__ a prototype.
    return `{${entries.map(([key, child]) => `${JSON.stringify(key)}:${JSON.stringify(child)}`).join(',')}}`;
  });
const custom = fc
  .tuple(name, fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue({ maxDepth: 3 })))
  .map(([event, customData]) => JSON.stringify(buildEvent(event, { customData })));
const strange = fc.oneof(
  fc.json({ maxDepth: 6 }),
  fc.string({ unit: 'grapheme' }),
  fc
    .record({ event: fc.oneof(name, fc.string()), page: fc.webUrl(), value: fc.double() })
    .map((body) => JSON.stringify(body)),
);
const body = fc.oneof(
  { weight: 5, arbitrary: spoiled },
  { weight: 3, arbitrary: custom },
  { weight: 2, arbitrary: strange },
);

describeWithDatabase('hostile events', (database) => {
  test(
    `${BODIES} generated bodies: 202 or 400, and nothing is forwarded or stored that is on no list`,
    { timeout: TIME_LIMIT_MS },
    async () => {
      const { app, services, receiver, lines } = await forwardingServer(database(), 'warn');
      const server = createServer(app).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
      onTestFinished(() => {
        agent.destroy();
        server.close();
      });
      const post = poster((server.address() as AddressInfo).port, agent);

      const bodies = fc.sample(body, BODIES);
      const statuses = new Map<number, string>();
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (let next = bodies.pop(); next !== undefined; next = bodies.pop()) {
            statuses.set(await post(next), next);
          }
        }),
      );
      await services.tracking.flush();

      expect(Object.fromEntries(statuses)).toEqual({
        202: expect.any(String) as string,
        400: expect.any(String) as string,
      });
      expect(lines).toEqual([]);
      const rows = await database().db.select().from(webVitalCounts);
      expect(Object.keys(siteMap)).toEqual(expect.arrayContaining(rows.map(({ page }) => page)));
      expect(WEB_VITALS).toEqual(expect.arrayContaining(rows.map(({ metric }) => metric)));
      const keys = new Set(receiver.received.flatMap(({ text }) => keysIn(JSON.parse(text))));
      expect([...keys].filter((key) => !LISTED.has(key))).toEqual([]);
      expect(keys.size).toBeGreaterThan(20);
    },
  );
});

/** Every key that docs/privacy.md names for what is forwarded (privacy-document.test.ts holds it). */
const LISTED = new Set(
  `client_id consent ad_user_data ad_personalization events name timestamp_micros params event_id
  event_category event_label value currency page_location page_referrer session_id engagement_time_msec
  detected_by source_tag kind rating navigation_type access_token data event_name event_time action_source
  event_source_url user_data client_user_agent fbp custom_data content_name source`.split(/\s+/),
);

function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(keysIn)];
}

/** Posts a body and gives the status; a connection is used many times. */
function poster(port: number, agent: Agent) {
  const headers = { 'Content-Type': 'application/json', Cookie: AGREED_COOKIES };
  const path = `/api/track-event?consent=${ANALYTICS_CONSENT_VERSION}`;
  return (text: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const outgoing = request({ agent, headers, host: '127.0.0.1', method: 'POST', path, port });
      outgoing.on('response', (res) => {
        res.resume();
        res.on('end', () => resolve(res.statusCode ?? 0));
      });
      outgoing.on('error', reject);
      outgoing.end(text);
    });
}
