import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { expect, test } from 'vitest';
import { UnavailableError } from '#server/lib/errors.ts';
import { errorHandler } from './error-handler.ts';
import { health } from './health.ts';
import { createLifecycle } from './shutdown.ts';

function appWith(ping: () => Promise<void>) {
  const lifecycle = createLifecycle();
  const app = express();
  app.use(health({ lifecycle, ping }), errorHandler(pino({ level: 'silent' })));
  return { app, lifecycle };
}
const away = () => Promise.reject(new UnavailableError('Away.', 5));

test('a server with its database is alive and ready', async () => {
  const { app } = appWith(() => Promise.resolve());
  expect((await request(app).get('/healthz')).status).toBe(200);
  expect((await request(app).get('/readyz')).status).toBe(200);
});

test('without its database it is alive but not ready', async () => {
  const { app } = appWith(away);
  expect((await request(app).get('/healthz')).status).toBe(200);
  const ready = await request(app).get('/readyz');
  expect(ready.status).toBe(503);
  expect(ready.headers).toHaveProperty('retry-after', '5');
});

test('without its database it is ready for a proxy that has nobody better', async () => {
  const { app } = appWith(away);
  expect((await request(app).get('/readyz?exclude=database')).status).toBe(200);
});

test('while draining it is alive but not ready', async () => {
  const { app, lifecycle } = appWith(() => Promise.resolve());
  lifecycle.drain();
  expect((await request(app).get('/healthz')).status).toBe(200);
  expect((await request(app).get('/readyz')).status).toBe(503);
  expect((await request(app).get('/readyz?exclude=database')).status).toBe(503);
});

test('checks at the same time ask the database once', async () => {
  let pings = 0;
  let answer: () => void = () => undefined;
  const { app } = appWith(() => {
    pings += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const server = app.listen(0);
  const first = request(server).get('/readyz').then();
  const second = request(server).get('/readyz').then();
  await expect.poll(() => pings).toBe(1);
  // A third request that is answered shows that the first two were taken in.
  await request(server).get('/healthz');
  answer();
  expect((await first).status).toBe(200);
  answer();
  expect((await second).status).toBe(200);
  server.close();
});
