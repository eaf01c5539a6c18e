import type { SharedCounter } from '#server/db/shared-counter.ts';
import type { Options } from 'express-rate-limit';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sharedStore } from './shared-store.ts';

const WINDOW_MS = 60_000;

function store(add: SharedCounter['add']) {
  const counted = sharedStore({ add, read: () => Promise.resolve(0) }, 'form');
  void counted.init?.({ limit: 2, windowMs: WINDOW_MS } as Options);
  onTestFinished(() => void counted.shutdown?.());
  return async () => (await counted.increment('203.0.113.9')).totalHits;
}

test('a process that cannot reach the database counts alone', async () => {
  const hit = store(() => Promise.reject(new Error('away')));
  expect([await hit(), await hit(), await hit()]).toEqual([1, 2, 3]);
});

test('whoever is over the limit of all servers costs no further query', async () => {
  const add = vi.fn(() =>
    Promise.resolve({ count: 9, resetsAt: new Date(Date.now() + WINDOW_MS) }),
  );
  const hit = store(add);
  expect([await hit(), await hit(), await hit()]).toEqual([9, 9, 3]);
  expect(add).toHaveBeenCalledTimes(1);
});
