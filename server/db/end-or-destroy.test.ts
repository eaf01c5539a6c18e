import pg from 'pg';
import { expect, test } from 'vitest';
import { endOrDestroy } from './end-or-destroy.ts';

test('a connection whose server never hangs up is destroyed', async () => {
  const client = new pg.Client();
  const never = () => new Promise<never>(() => undefined);
  await endOrDestroy(never, () => [client]);
  expect(client.connection.stream.destroyed).toBe(true);
});

test('a connection that ends politely is not destroyed', async () => {
  const client = new pg.Client();
  await endOrDestroy(
    () => Promise.resolve(),
    () => [client],
  );
  expect(client.connection.stream.destroyed).toBe(false);
});
