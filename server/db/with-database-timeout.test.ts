import { ConflictError, UnavailableError } from '#server/lib/errors.ts';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { DatabaseError } from './database-error.ts';
import { withDatabaseTimeout } from './with-database-timeout.ts';

const failing = (cause: unknown) => () =>
  Promise.reject(new DrizzleQueryError('select $1', ['+14055550163'], cause as Error));
const withCode = (code: string) => Object.assign(new Error('private +14055550163'), { code });

test.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a reset connection', withCode('ECONNRESET')],
  ['an unknown host', withCode('ENOTFOUND')],
  ['a shutdown', withCode('57P01')],
  ['a start that is not finished', withCode('57P03')],
  ['a cancelled statement', withCode('57014')],
  ['too many connections', withCode('53300')],
  ['a full disk', withCode('53100')],
  ['a replica after a failover', withCode('25006')],
  ['a deadlock', withCode('40P01')],
  ['a full pool', new Error('timeout exceeded when trying to connect')],
  ['a silent server', new Error('Query read timeout')],
  ['a closed pool', new Error('Cannot use a pool after calling end on the pool')],
  ['a closed embedded database', new Error('PGlite is closed')],
])('%s is answered 503 with Retry-After', async (_, cause) => {
  const error: unknown = await withDatabaseTimeout(failing(cause)).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(UnavailableError);
  expect(error).toMatchObject({ status: 503, retryAfterSeconds: 5 });
});

test('a database that never answers is answered 503 at the deadline', async () => {
  const never = () => new Promise<never>(() => undefined);
  await expect(withDatabaseTimeout(never, 20)).rejects.toBeInstanceOf(UnavailableError);
});

test('an error of our own passes through unchanged', async () => {
  const conflict = new ConflictError('This key was used before.');
  await expect(withDatabaseTimeout(() => Promise.reject(conflict))).rejects.toBe(conflict);
});

test('a refused query is no 503, and nothing of its values is left to log', async () => {
  const error: unknown = await withDatabaseTimeout(failing(withCode('23505'))).catch(
    (e: unknown) => e,
  );
  expect(error).toBeInstanceOf(DatabaseError);
  expect(error).toMatchObject({ code: '23505' });
  const seen = [
    String(error),
    JSON.stringify(error),
    (error as Error).stack,
    (error as Error).cause,
  ];
  expect(seen.join()).not.toContain('0163');
});
