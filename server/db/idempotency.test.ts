import { ConflictError, InvalidInputError, UnavailableError } from '#server/lib/errors.ts';
import { users } from '#shared/schema.ts';
import { describeOnBothEngines } from '#tests/setup/databases.ts';
import { untilAvailable } from '#tests/setup/until-available.ts';
import { expect, test } from 'vitest';
import type { Queryable } from './database.ts';
import { withDatabaseBudget } from './database-budget.ts';
import { once } from './idempotency.ts';
import { withDatabaseTimeout } from './with-database-timeout.ts';

describeOnBothEngines('an idempotency key', (database) => {
  const send = (key: string | undefined, body: unknown = { a: 1, b: 2 }, scope = 'test') =>
    once(database().db, { scope, key, body }, addUser);

  const addUser = async (tx: Queryable) => {
    const username = crypto.randomUUID();
    await tx.insert(users).values({ username, password: 'hash' });
    return { username };
  };
  const countUsers = () => database().db.$count(users);

  test('gives a repeated request the first answer and does its work once', async () => {
    const first = await send('k');
    expect(await send('k')).toEqual(first);
    expect(await countUsers()).toBe(1);
  });

  test('gives a hundred parallel copies one answer and one row', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => untilAvailable(() => send('k'))),
    );
    expect(new Set(answers.map(({ username }) => username)).size).toBe(1);
    expect(await countUsers()).toBe(1);
  });

  test('does not care for the order of the keys in the body', async () => {
    const first = await send('k', { a: 1, b: { c: 2, d: 3 } });
    expect(await send('k', { b: { d: 3, c: 2 }, a: 1 })).toEqual(first);
  });

  test('is refused with another body, and nothing is written', async () => {
    await send('k', { a: 1 });
    await expect(send('k', { a: 2 })).rejects.toBeInstanceOf(ConflictError);
    expect(await countUsers()).toBe(1);
  });

  test('counts for one endpoint only', async () => {
    const one = await send('k', {}, 'one');
    const other = await send('k', {}, 'other');
    expect(await countUsers()).toBe(2);
    expect(await send('k', {}, 'one')).toEqual(one);
    expect(await send('k', {}, 'other')).toEqual(other);
  });

  test('is free again when the work failed', async () => {
    const request = { scope: 'test', key: 'k', body: {} };
    const failing = once(database().db, request, async (tx) => {
      await addUser(tx);
      throw new Error('The disk is full.');
    });
    await expect(failing).rejects.toThrow('The disk is full.');
    expect(await countUsers()).toBe(0);
    await send('k', {});
    expect(await countUsers()).toBe(1);
  });

  test('is not used up by a request that nobody waits for any more', async () => {
    await withDatabaseBudget(
      async () => {
        const never = () => new Promise<never>(() => undefined);
        await expect(withDatabaseTimeout(never)).rejects.toBeInstanceOf(UnavailableError);
        for (const key of ['k', undefined]) {
          await expect(send(key)).rejects.toBeInstanceOf(UnavailableError);
        }
      },
      { totalMs: 1 },
    );
    expect(await countUsers()).toBe(0);
    await send('k');
    expect(await countUsers()).toBe(1);
  });

  test('that is missing lets every request through', async () => {
    await send(undefined);
    await send(undefined);
    expect(await countUsers()).toBe(2);
  });

  test.each([
    ['empty', ''],
    ['longer than 200 characters', 'k'.repeat(201)],
  ])('that is %s is refused', async (_, key) => {
    await expect(send(key)).rejects.toBeInstanceOf(InvalidInputError);
  });
});
