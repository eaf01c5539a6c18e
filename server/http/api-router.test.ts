import { noMetrics } from '#server/lib/metrics.ts';
import { defineContract } from '#shared/contracts/contract.ts';
import { errorBody } from '#tests/api/error-body.ts';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { NotFoundError, UnavailableError } from '#server/lib/errors.ts';
import { apiRouter } from './api-router.ts';
import { endpoint, type HandlerInput } from './endpoint.ts';
import { errorHandler } from './error-handler.ts';
import { createRateLimits } from './limits.ts';
import { createApiReader } from './read-endpoint.ts';
import { requestLog } from './request-log.ts';

const reply = z.object({ success: z.literal(true), echo: z.string() });
const read = defineContract({
  method: 'GET',
  path: '/api/things/:name',
  request: z.strictObject({ name: z.string().max(10) }),
  response: reply,
});
const write = defineContract({
  method: 'POST',
  path: '/api/things',
  request: z.strictObject({ name: z.string(), deep: z.unknown().optional() }),
  response: reply,
});

const silent = pino({ level: 'silent' });
const seen: HandlerInput<unknown>[] = [];
const endpoints = [
  endpoint(read, 'read', ({ data }) => {
    if (data.name === 'none') throw new NotFoundError('No such thing.');
    if (data.name === 'away') throw new UnavailableError('Away.', 7);
    if (data.name === 'broken') throw new Error('select secret from table');
    const row = { success: true as const, echo: data.name, internalNote: 'not for the public' };
    return Promise.resolve(row);
  }),
  endpoint(write, 'form', (input) => {
    seen.push(input);
    return Promise.resolve({ success: true, echo: input.data.name });
  }),
];

const unlimited = { form: 0, chat: 0, lead: 0, read: 0, event: 0, report: 0 };

function appWith(limits = createRateLimits(unlimited)) {
  const app = express().disable('etag');
  return app.use(requestLog(silent, noMetrics), apiRouter(endpoints, limits), errorHandler(silent));
}
const app = appWith();

const post = (body: string, type = 'application/json') =>
  request(app).post('/api/things').set('Content-Type', type).send(body);

test('a GET is answered with what the contract names and with nothing else', async () => {
  const answer = await request(app).get('/api/things/bandage');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ success: true, echo: 'bandage' });
});

test('answers of the API are not cached', async () => {
  for (const path of ['/api/things/bandage', '/api/things/none', '/api/nothing']) {
    const { headers } = await request(app).get(path);
    expect(headers).toHaveProperty('cache-control', 'no-store');
    expect(headers).not.toHaveProperty('etag');
  }
});

test.each([
  ['/api/things/none', 404, 'No such thing.'],
  ['/api/things/more-than-ten-characters', 404, 'Not found.'],
  ['/api/things/%E0%A4%A', 404, 'Not found.'],
  ['/api/things/a%00b', 404, 'Not found.'],
  ['/api/nothing', 404, 'There is no such address in the API.'],
  ['/api', 404, 'There is no such address in the API.'],
  ['/api/things/away', 503, 'Away.'],
  ['/api/things/broken', 500, 'Something went wrong on our side. Please try again.'],
])('GET %s is answered with %i and the one error body', async (path, status, message) => {
  const answer = await request(app).get(path);
  expect(answer.status).toBe(status);
  expect(errorBody.parse(answer.body)).toEqual({ success: false, message });
});

test('503 says when to come back', async () => {
  const { headers } = await request(app).get('/api/things/away');
  expect(headers).toHaveProperty('retry-after', '7');
});

test.each([
  ['PUT', '/api/things', 'POST'],
  ['GET', '/api/things', 'POST'],
  ['OPTIONS', '/api/things', 'POST'],
  ['POST', '/api/things/bandage', 'GET, HEAD'],
])('%s %s is answered with 405 and what is allowed', async (method, path, allowed) => {
  const answer = await request(app)[method.toLowerCase() as 'put'](path);
  expect(answer.status).toBe(405);
  expect(answer.headers).toHaveProperty('allow', allowed);
  expect(errorBody.safeParse(answer.body).success).toBe(true);
});

test('HEAD is answered like GET, without the body', async () => {
  const answer = await request(app).head('/api/things/bandage');
  expect(answer.status).toBe(200);
  expect(answer.text).toBeUndefined();
});

test.each([
  ['text/plain', '{"name":"x"}', 415],
  ['application/x-www-form-urlencoded', 'name=x', 415],
  ['application/jsonp', '{"name":"x"}', 415],
  ['application/json; charset=latin1', '{"name":"x"}', 415],
  ['application/json', '', 400],
  ['application/json', '{"name":', 400],
  ['application/json', '"name"', 400],
  ['application/json', 'null', 400],
  ['application/json', '[]', 400],
  ['application/json', '{"name":"x","__proto__":{}}', 400],
  ['application/json', '{"name":"x","deep":{"__proto__":{}}}', 400],
  ['application/json', '{"name":"x","other":1}', 400],
  ['application/json', `{"name":"x","deep":${'['.repeat(15_000)}${']'.repeat(15_000)}}`, 400],
  ['application/json', `{"name":"${'x'.repeat(33_000)}"}`, 413],
  ['Application/JSON; charset=utf-8', '{"name":"x"}', 200],
])('a body of type %s, %.40s, is answered with %i', async (type, body, status) => {
  const answer = await post(body, type);
  expect(answer.status).toBe(status);
  if (status !== 200) expect(errorBody.safeParse(answer.body).success).toBe(true);
});

test('a compressed body is refused, so that nothing small can become huge', async () => {
  const answer = await post('{"name":"x"}').set('Content-Encoding', 'gzip');
  expect(answer.status).toBe(415);
});

test('the handler gets the key, the request id, the browser, the truncated network and the head', async () => {
  await post('{"name":"x"}').set({ 'Idempotency-Key': 'k-1', 'User-Agent': 'test browser' });
  expect(seen.at(-1)).toEqual({
    data: { name: 'x' },
    idempotencyKey: 'k-1',
    caller: {
      requestId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      userAgent: 'test browser',
      network: '127.0.0.0',
      request: { path: '/api/things', header: expect.any(Function) as () => string },
    },
  });
});

test.each(['', 'two words', 'é', 'x'.repeat(201)])(
  'the Idempotency-Key %j is refused by name',
  async (key) => {
    const answer = await post('{"name":"x"}').set('Idempotency-Key', key);
    expect(answer.status).toBe(400);
    expect(errorBody.parse(answer.body).errors?.[0]?.field).toBe('Idempotency-Key');
  },
);

test('past the limit an address is asked to wait, and reading goes on', async () => {
  const limited = appWith(createRateLimits({ ...unlimited, form: 2 }));
  const send = () => request(limited).post('/api/things').send({ name: 'x' });
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
  expect(errorBody.safeParse(refused.body).success).toBe(true);
  expect((await request(limited).get('/api/things/bandage')).status).toBe(200);
});

test('behind a trusted proxy each address has its own limit, and a whole /56 of IPv6 shares one', async () => {
  const limited = express().set('trust proxy', 1);
  limited.use(appWith(createRateLimits({ ...unlimited, form: 1 })));
  limited.set('trust proxy', 1);
  const from = (address: string) =>
    request(limited).post('/api/things').set('X-Forwarded-For', address).send({ name: 'x' });
  expect((await from('2001:db8::1')).status).toBe(200);
  expect((await from('2001:db8::2')).status).toBe(429);
  expect((await from('192.0.2.1')).status).toBe(200);
  expect((await from('fe80::1%eth0')).status).toBe(200);
});

test('a page reads in process what a browser would get, with the same errors', async () => {
  const readApi = createApiReader(endpoints);
  expect(await readApi('/api/things/b%61ndage')).toEqual({ success: true, echo: 'bandage' });
  await expect(readApi('/api/things/none')).rejects.toBeInstanceOf(NotFoundError);
  await expect(readApi('/api/things/more-than-ten-characters')).rejects.toBeInstanceOf(
    NotFoundError,
  );
  await expect(readApi('/api/things/%E0%A4%A')).rejects.toBeInstanceOf(NotFoundError);
  await expect(readApi('/api/things')).rejects.toBeInstanceOf(NotFoundError);
  await expect(readApi('/api/things/away')).rejects.toBeInstanceOf(UnavailableError);
});
