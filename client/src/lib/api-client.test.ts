import { startApiServer } from '#tests/fakes/api-server.ts';
import { expect, test } from 'vitest';
import { postJson } from './api-client.ts';
import { ApiError } from './api-error.ts';

test('JSON is posted with its key and the answer is read', async () => {
  const server = await startApiServer();
  server.reply({ body: { success: true, id: 7 } });

  const answer = await postJson('/api/example', { name: 'Ada' }, { idempotencyKey: 'key-1' });

  expect(answer).toEqual({ success: true, id: 7 });
  expect(server.requests).toHaveLength(1);
  expect(server.requests[0]).toMatchObject({
    method: 'POST',
    path: '/api/example',
    body: '{"name":"Ada"}',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
  });
});

test('a refusal becomes an ApiError', async () => {
  const server = await startApiServer();
  server.reply({ status: 429, body: { success: false, message: 'Too many.' } });
  await expect(postJson('/api/example', {})).rejects.toThrow(
    new ApiError(429, '{"success":false,"message":"Too many."}'),
  );
});

test('a success that is no JSON counts as no answer', async () => {
  const server = await startApiServer();
  server.reply({ body: '<h1>Sign in to the hotel network</h1>' });
  await expect(postJson('/api/example', {})).rejects.toThrow(SyntaxError);
});
