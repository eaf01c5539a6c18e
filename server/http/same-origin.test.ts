import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { expect, test } from 'vitest';
import { errorHandler } from './error-handler.ts';
import { sameOrigin } from './same-origin.ts';

const app = express();
app.use(sameOrigin('https://www.example.org'));
app.use((_req, res) => void res.end());
app.use(errorHandler(pino({ level: 'silent' })));

const host = { Host: 'internal:3000' };

test.each([
  [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
  [{ 'Sec-Fetch-Site': 'none' }, 200],
  [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://www.example.org' }, 403],
  [{ Origin: 'https://www.example.org' }, 200],
  [{ Origin: 'http://internal:3000', ...host }, 200],
  [{ Origin: 'https://internal:3000', ...host }, 200],
  [{ Origin: 'http://www.example.org', ...host }, 403],
  [{ Origin: 'https://www.example.org.evil.test' }, 403],
  [{ Origin: 'https://evil.test' }, 403],
  [{ Origin: 'null' }, 403],
  [{}, 200],
])('a post with %o is answered with %i', async (headers, status) => {
  const answer = await request(app).post('/').set(headers);
  expect(answer.status).toBe(status);
});

test('reading is nobody else’s business and stays open', async () => {
  const answer = await request(app).get('/').set('Sec-Fetch-Site', 'cross-site');
  expect(answer.status).toBe(200);
});
