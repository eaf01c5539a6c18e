import { createLogger } from '#server/lib/logger.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { sql } from 'drizzle-orm';
import request from 'supertest';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testServer } from './support/test-server.ts';

const PHONE = '(405) 555-0187';
const EMAIL = 'wanda.canary@example.org';
const NAME = 'Wanda Canary';
const canaries = /555|0187|wanda|canary|example\.org|127\.0\.0\.1/i;

const requestEntry = z.strictObject({
  level: z.literal('info'),
  time: z.iso.datetime(),
  requestId: z.uuid(),
  method: z.string(),
  route: z.string(),
  status: z.number(),
  durationMs: z.number(),
  msg: z.literal('request'),
});

describeWithDatabase('the log', (database) => {
  async function logged(environment = {}) {
    const lines: string[] = [];
    const logger = createLogger('trace', {
      destination: { write: (line) => void lines.push(line) },
    });
    const { app } = await testServer(
      database(),
      { logger },
      { TRUST_PROXY: 'loopback', ...environment },
    );
    return { app, lines };
  }
  const inHeaders = {
    'User-Agent': NAME,
    Referer: `https://example.org/?email=${EMAIL}`,
    Cookie: `who=${EMAIL}`,
    'X-Request-Id': '4055550187',
    'X-Forwarded-For': '127.0.0.1',
    'Idempotency-Key': EMAIL,
    Authorization: PHONE,
  };

  test('has one line for each request and holds nothing of its content', async () => {
    const { app, lines } = await logged();
    const query = `?name=${encodeURIComponent(NAME)}&email=${EMAIL}`;
    await request(app).get(`/api/blog/published${query}`).set(inHeaders);
    await request(app).get(`/api/blog/post/${EMAIL}${query}`).set(inHeaders);
    await request(app).get(`/blog/${EMAIL}${query}`).set(inHeaders);
    await request(app)
      .get(`/${encodeURIComponent(PHONE)}`)
      .set(inHeaders);
    await request(app).get(`/api/${EMAIL}`).set(inHeaders);
    const post = () => request(app).post(`/api/sms-optin${query}`).set(inHeaders);
    await post().send({ phoneNumber: PHONE, consent: true });
    await post().send({ phoneNumber: PHONE, consent: false, [NAME]: EMAIL });
    await post().set('Content-Type', 'application/json').send(`{"${NAME}": ${EMAIL}`);
    await post().set('Sec-Fetch-Site', 'cross-site').send({});

    const ask = () => request(app).post(`/api/chat${query}`).set(inHeaders);
    await ask().send({
      message: `I am ${NAME}, ${PHONE}`,
      chatHistory: [{ role: 'user', content: EMAIL }],
    });
    await ask().send({ message: `Call ${NAME}, ${PHONE}`, [NAME]: EMAIL });

    const entries = lines.map((line) => requestEntry.parse(JSON.parse(line)));
    expect(entries.map(({ route, status }) => `${route} ${status}`)).toEqual([
      '/api/blog/published 200',
      '/api/blog/post/:slug 404',
      '/blog/:slug 200',
      '* 404',
      '/api 404',
      '/api/sms-optin 200',
      '/api/sms-optin 400',
      '/api/sms-optin 400',
      '* 403',
      '/api/chat 200',
      '/api/chat 400',
    ]);
    // Random ids and times may hold any digits by chance.
    const text = lines.join('').replaceAll(/"(?:requestId|time)":"[^"]*"/g, '');
    expect(text).not.toMatch(canaries);
  });

  test('names an error of the database without the values of its query', async () => {
    const { app, lines } = await logged();
    await database().db.execute(sql`alter table sms_opt_ins rename to elsewhere`);
    const answer = await request(app)
      .post('/api/sms-optin')
      .set(inHeaders)
      .send({ phoneNumber: PHONE, consent: true });
    await database().db.execute(sql`alter table elsewhere rename to sms_opt_ins`);
    expect(answer.status).toBe(500);
    expect(answer.text).not.toMatch(/sms_opt_ins|insert|server\//i);
    expect(lines.join('')).toContain('"code":"42P01"');
    // Random ids and times may hold any digits by chance.
    const text = lines.join('').replaceAll(/"(?:requestId|time)":"[^"]*"/g, '');
    expect(text).not.toMatch(canaries);
  });

  test('keeps the request id of a proxy and sends it back', async () => {
    const { app, lines } = await logged();
    const id = '01234567-89ab-4def-8123-0123456789ab';
    const answer = await request(app).get('/api/blog/published').set('X-Request-Id', id);
    expect(answer.headers).toHaveProperty('x-request-id', id);
    expect(lines.join('')).toContain(id);
  });
});
