import { errorBody } from '#tests/api/error-body.ts';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { expect, test } from 'vitest';
import { createStartupGate } from './startup-gate.ts';

const LONG_MS = 60_000;

test('a request that comes while the server starts is answered once it is ready', async () => {
  const gate = createStartupGate(LONG_MS);
  let arrived: () => void = () => undefined;
  const hasArrived = new Promise<void>((resolve) => (arrived = resolve));
  const listener: RequestListener = (req, res) => {
    gate.listener(req, res);
    arrived();
  };
  const answer = request(listener).get('/');
  const answered = answer.then(({ text }) => text);
  await hasArrived;
  gate.open((_req, res) => res.end('ready'));
  expect(await answered).toBe('ready');
});

test('a start that takes too long is answered 503 with Retry-After', async () => {
  const gate = createStartupGate(10);
  const answer = await request(gate.listener).get('/api/blog/published');
  expect(answer.status).toBe(503);
  expect(errorBody.safeParse(answer.body).success).toBe(true);
  expect(Number(answer.get('Retry-After'))).toBeGreaterThan(0);
  // Nobody answers it a second time.
  gate.open(() => {
    throw new Error('It was answered already.');
  });
});

test('requests after the start go through', async () => {
  const gate = createStartupGate(LONG_MS);
  gate.open((_req, res) => res.end('ready'));
  expect((await request(gate.listener).get('/')).text).toBe('ready');
});
