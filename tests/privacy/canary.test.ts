import type { Database } from '#server/db/database.ts';
import { ANALYTICS_CONSENT_VERSION } from '#shared/analytics/consent.ts';
import { EVENT_NAMES } from '#shared/analytics/event-table.ts';
import * as schema from '#shared/schema.ts';
import { AGREED_COOKIES, buildEvent } from '#tests/factories/build-event.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import request from 'supertest';
import { expect, test } from 'vitest';
import { forwardingServer } from './forwarding-server.ts';

const NAME = 'Wanda Canary';
const PHONE = '(405) 555-0187';
const EMAIL = 'wanda@clinic.example';
const CHAT = 'my chart says migraine';
const CANARIES = /wanda|canary|555.{0,3}0187|5550187|chart|migraine/i;

/** Every field in turn with something personal in it; also fields that nobody asked for. */
function planted(body: ReturnType<typeof buildEvent>): object[] {
  const query = `name=${encodeURIComponent(NAME)}&email=${EMAIL}&q=${encodeURIComponent(CHAT)}`;
  const texts = [NAME, PHONE, EMAIL, CHAT];
  const personal = { name: NAME, email: EMAIL, phone: PHONE, organization: NAME, message: CHAT };
  return [
    ...texts.flatMap((text) => [
      { ...body, event: text },
      { ...body, category: text },
      { ...body, label: text },
      { ...body, timestamp: text },
      { ...body, userAgent: text },
      { ...body, userAgent: `Mozilla/5.0 (X11; Linux x86_64; ${text}) Chrome/140.0` },
      { ...body, page: `/${encodeURIComponent(text)}` },
      { ...body, page: `/services/${encodeURIComponent(text)}` },
      { ...body, page: `/blog/${encodeURIComponent(text)}` },
      { ...body, referrer: text },
      { ...body, eventId: text },
      { ...body, customData: { ...body.customData, [text]: text, source: text, rating: text } },
      { ...body, customData: { nested: { deep: [text] } } },
    ]),
    { ...body, customData: { ...body.customData, ...personal } },
    { ...body, page: `/contact?${query}#${NAME}`, referrer: `https://www.google.com/?${query}` },
    { ...body, page: '/blog/wanda-canary-405-555-0187', referrer: `https://${EMAIL}/` },
  ];
}

describeWithDatabase('canaries', (database) => {
  test('planted everywhere, they reach no receiver, no line of the log and no table', async () => {
    const { app, services, receiver, lines } = await forwardingServer(database(), 'trace');
    const answers = new Map<number, number>();
    for (const body of EVENT_NAMES.flatMap((name) => planted(buildEvent(name)))) {
      const { status } = await request(app)
        .post(
          `/api/track-event?consent=${ANALYTICS_CONSENT_VERSION}&name=${encodeURIComponent(NAME)}`,
        )
        .set('Cookie', `${AGREED_COOKIES}; _fbc=fb.1.1.${EMAIL}; who=${EMAIL}`)
        .set('User-Agent', NAME)
        .set('Referer', `https://www.example.org/?name=${EMAIL}`)
        .set('X-Forwarded-For', PHONE)
        .send(body);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
    await services.tracking.flush();
    await services.tracking.stop();

    expect([...answers.keys()].sort()).toEqual([202, 400]);
    expect(answers.get(202)).toBeGreaterThan(answers.get(400) ?? 0);
    // Ids and times are random or digits by nature.
    const forwarded = receiver.received.map(({ address, headers, text }) =>
      `${address} ${JSON.stringify(headers)} ${text}`.replaceAll(
        /"(?:event_id|event_time|timestamp_micros)":"?[\w-]+"?/g,
        '',
      ),
    );
    expect(forwarded.length).toBeGreaterThan(EVENT_NAMES.length);
    expect(forwarded.join('\n')).not.toMatch(CANARIES);
    const logged = lines.join('').replaceAll(/"(?:requestId|time)":"[^"]*"/g, '');
    expect(logged).toContain('"events"');
    expect(logged).not.toMatch(CANARIES);
    expect(await everyRow(database())).not.toMatch(CANARIES);
  });
});

/** All rows of all our tables, as text. */
async function everyRow({ db }: Database): Promise<string> {
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  const texts: string[] = [];
  for (const table of tables) {
    texts.push(getTableName(table), JSON.stringify(await db.select().from(table)));
  }
  expect(texts).toContain('web_vital_counts');
  return texts.join('\n');
}
