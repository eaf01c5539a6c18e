import { startApiServer } from '#tests/fakes/api-server.ts';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { apiQueryFn, createQueryClient } from './query-client.ts';

test('a query gets the URL in the first element of its key', async () => {
  const server = await startApiServer();
  server.reply({ body: { posts: [] } });
  const data = await createQueryClient().query({ queryKey: ['/api/example', 'page 2'] });
  expect(data).toEqual({ posts: [] });
  expect(server.requests).toMatchObject([{ method: 'GET', path: '/api/example' }]);
});

test('a failing query is asked once, and its error says status and body', async () => {
  const server = await startApiServer();
  server.reply({ status: 500, body: 'Broken' });
  const asked = createQueryClient().query({ queryKey: ['/api/example'] });
  await expect(asked).rejects.toThrow(new ApiError(500, 'Broken'));
  expect(server.requests).toHaveLength(1);
});

test('a 401 is an error, or no data for those who say so', async () => {
  const server = await startApiServer();
  server.reply({ status: 401, body: 'Who are you?' });
  const client = createQueryClient();
  const queryKey = ['/api/example'];
  await expect(client.query({ queryKey })).rejects.toThrow('401: Who are you?');
  const queryFn = apiQueryFn({ on401: 'return-null' });
  expect(await client.query({ queryKey, queryFn })).toBeNull();
});

test('what was loaded is never loaded again by itself', async () => {
  const server = await startApiServer();
  const client = createQueryClient();
  await client.query({ queryKey: ['/api/example'] });
  const observer = new QueryObserver(client, { queryKey: ['/api/example'] });
  observer.subscribe(() => undefined)();
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', fetchStatus: 'idle' });
  expect(observer.getCurrentResult().isStale).toBe(false);
  expect(server.requests).toHaveLength(1);
});

test('an error that came with the page is shown, not asked for again', async () => {
  const server = await startApiServer();
  server.reply({ status: 404, body: 'Gone' });
  const client = createQueryClient();
  await client.query({ queryKey: ['/api/example'] }).catch(() => undefined);
  const observer = new QueryObserver(client, { queryKey: ['/api/example'] });
  observer.subscribe(() => undefined)();
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  expect(server.requests).toHaveLength(1);
});

test('nothing is asked again on focus, on reconnection or at intervals', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
    retry: false,
    staleTime: Infinity,
  });
});
