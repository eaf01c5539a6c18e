import { errorBody } from '#shared/contracts/error.ts';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { expect, test } from 'vitest';
import { createWaitingRoom } from './waiting-room.ts';

const LONG_MS = 60_000;

test('a request that comes while the server starts is answered once it is ready', async () => {
  const room = createWaitingRoom(LONG_MS);
  let arrived: () => void = () => undefined;
  const hasArrived = new Promise<void>((resolve) => (arrived = resolve));
  const listener: RequestListener = (req, res) => {
    room.listener(req, res);
    arrived();
  };
  const answer = request(listener).get('/');
  const answered = answer.then(({ text }) => text);
  await hasArrived;
  room.open((_req, res) => res.end('ready'));
  expect(await answered).toBe('ready');
});

test('a start that takes too long is told as 503 with a time to come again', async () => {
  const room = createWaitingRoom(10);
  const answer = await request(room.listener).get('/api/blog/published');
  expect(answer.status).toBe(503);
  expect(errorBody.safeParse(answer.body).success).toBe(true);
  expect(Number(answer.get('Retry-After'))).toBeGreaterThan(0);
  // Nobody answers it a second time.
  room.open(() => {
    throw new Error('It was answered already.');
  });
});

test('requests after the start go through', async () => {
  const room = createWaitingRoom(LONG_MS);
  room.open((_req, res) => res.end('ready'));
  expect((await request(room.listener).get('/')).text).toBe('ready');
});
