import { expect, test, vi } from 'vitest';
import { createIdempotencyKeys, randomKey } from './idempotency-key.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('the same content keeps its key, changed content gets another', () => {
  const keyFor = createIdempotencyKeys();
  const first = keyFor({ phone: '1' });
  const second = keyFor({ phone: '2' });
  expect(second).not.toBe(first);
  expect(keyFor({ phone: '1' })).toBe(first);
  expect(keyFor({ phone: '2' })).toBe(second);
});

test('two forms never share a key', () => {
  expect(createIdempotencyKeys()('same')).not.toBe(createIdempotencyKeys()('same'));
});

test('a key is a UUID', () => {
  expect(randomKey()).toMatch(UUID);
});

test('pages without TLS, which have no randomUUID, get a UUID as well', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  expect(randomKey()).toMatch(UUID);
});
