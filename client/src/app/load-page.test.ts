import { dehydrate, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { LoadSource } from '../lib/page/page-module.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { loadPage } from './load-page.ts';

const address = { params: {}, search: '' };
const numbers = queryOptions({
  queryKey: ['/api/numbers'],
  select: (reply: { numbers: number[] }) => reply.numbers,
});
const page = { load: ({ read }: LoadSource) => read(numbers) };
const readApi = (path: string) => Promise.resolve({ path, numbers: [1, 2, 3] });
const refuse = (status: number) => () =>
  Promise.reject(Object.assign(new Error('Not found.'), { status }));

test('a page without data is there', async () => {
  const { status } = await loadPage({}, address, createQueryClient(), readApi);
  expect(status).toBe(200);
});

test('a page whose address leads to nothing is a 404', async () => {
  const nothing = { load: () => undefined };
  const loaded = await loadPage(nothing, address, createQueryClient(), readApi);
  expect(loaded).toEqual({ data: undefined, hasFailed: false, status: 404 });
});

test('a page gets what it makes of an answer, and only what it shows travels', async () => {
  const cache = createQueryClient();
  const load = ({ read }: LoadSource) =>
    read(numbers, (reply) => ({ ...reply, numbers: reply.numbers.slice(0, 1) }));
  const loaded = await loadPage({ load }, address, cache, readApi);
  expect(loaded).toEqual({ data: [1], hasFailed: false, status: 200 });
  const [query] = dehydrate(cache).queries;
  expect(query?.state.data).toEqual({ path: '/api/numbers', numbers: [1] });
});

test.each([404, 503])(
  'the status of an error of the API is that of the page, which shows the error: %i',
  async (status) => {
    const cache = createQueryClient();
    const loaded = await loadPage(page, address, cache, refuse(status));
    expect(loaded).toEqual({ data: undefined, hasFailed: true, status });
    expect(cache.getQueryState(numbers.queryKey)?.error).toMatchObject({ status });
  },
);

test('any other failure is nothing that a page could show', async () => {
  const broken = () => Promise.reject(new TypeError('broken'));
  const rendering = loadPage(page, address, createQueryClient(), broken);
  await expect(rendering).rejects.toThrow('broken');
});
