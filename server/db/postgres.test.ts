import { UnavailableError } from '#server/lib/errors.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import { blogPosts, users } from '#shared/schema.ts';
import { buildPost } from '#tests/factories/build-post.ts';
import { freshPostgresUrl, missingPostgres, silentLogger } from '#tests/setup/databases.ts';
import { createTcpGate } from '#tests/setup/tcp-gate.ts';
import { ASSERT_TIMEOUT_MS } from '#tests/setup/timeouts.ts';
import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { listenOnPostgres } from './listen-on-postgres.ts';
import { openDatabase } from './open-database.ts';
import { withDatabaseTimeout } from './with-database-timeout.ts';

const missing = missingPostgres();
const title = missing ? `PostgreSQL (skipped: ${missing})` : 'PostgreSQL';
/** That nothing waits for PostgreSQL to come back; `npm run bench:faults` holds the 2.5 s. */
const ANSWER_LIMIT_MS = 15_000;

async function openThroughGate() {
  const { url, remove } = await freshPostgresUrl();
  onTestFinished(remove);
  const gate = await createTcpGate(url);
  onTestFinished(() => gate.close());
  const database = await openDatabase({ databaseUrl: gate.url, dataDir: tmpdir() }, silentLogger);
  onTestFinished(() => {
    gate.open();
    return database.close();
  });
  return { gate, database };
}

type Opened = Awaited<ReturnType<typeof openThroughGate>>['database'];

const read = ({ db }: Opened) => withDatabaseTimeout(async () => db.select().from(users));
const write = ({ db }: Opened) =>
  withDatabaseTimeout(() =>
    db.transaction(async (tx) => {
      await tx.insert(users).values({ username: crypto.randomUUID(), password: 'hash' });
    }),
  );

describe.skipIf(missing !== undefined)(title, () => {
  describe.each(['freeze', 'cut'] as const)('when its connections %s', (fault) => {
    test('reads, transactions and pings fail as 503 in time, and work again afterwards', async () => {
      const { gate, database } = await openThroughGate();
      // Every connection of the pool is in use once, so that all of them are hit.
      await Promise.all(Array.from({ length: 20 }, () => write(database)));
      gate[fault]();
      // None of the ten connections may stay broken in the pool, and none may be missing from it.
      const calls = Array.from({ length: 12 }, () => [read, write]).flat();
      const begin = performance.now();
      const results = await Promise.allSettled([
        ...calls.map((call) => call(database)),
        database.ping(),
      ]);
      expect(performance.now() - begin).toBeLessThan(ANSWER_LIMIT_MS);
      for (const result of results) {
        expect(result).toMatchObject({ reason: expect.any(UnavailableError) as unknown });
      }
      gate.open();
      await vi.waitFor(async () => {
        await Promise.all(Array.from({ length: 20 }, () => write(database)));
      }, ASSERT_TIMEOUT_MS);
    });

    test('the content version is another one every second, and settles once they are back', async () => {
      const { gate, database } = await openThroughGate();
      const timing = { heartbeatMs: 100, answerTimeoutMs: 300 };
      // Each look at the clock is a second later.
      let seconds = 0;
      const now = () => new Date((seconds += 1) * 1_000);
      const { version, close } = await listenOnPostgres(gate.url, now, silentLogger, timing);
      onTestFinished(close);
      // An answer that a busy machine is slow with counts as none, as it should.
      await vi.waitFor(() => expect(version()).toBe(version()), ASSERT_TIMEOUT_MS);
      gate[fault]();
      await vi.waitFor(() => expect(version()).not.toBe(version()), ASSERT_TIMEOUT_MS);
      gate.open();
      await vi.waitFor(() => expect(version()).toBe(version()), ASSERT_TIMEOUT_MS);
      const before = version();
      await vi.waitFor(() => database.db.insert(blogPosts).values(buildPost()), ASSERT_TIMEOUT_MS);
      await vi.waitFor(() => expect(version()).not.toBe(before), ASSERT_TIMEOUT_MS);
    });
  });

  test('many changes at once are received, with one question to the connection at a time', async () => {
    const { gate, database } = await openThroughGate();
    const warnings: string[] = [];
    const note = ({ message }: Error) => void warnings.push(message);
    process.on('warning', note);
    onTestFinished(() => void process.off('warning', note));
    const timing = { heartbeatMs: 1, answerTimeoutMs: 20_000 };
    const listener = await listenOnPostgres(gate.url, () => new Date(), silentLogger, timing);
    onTestFinished(() => listener.close());
    for (let change = 0; change < 20; change += 1) {
      const before = listener.version();
      await database.db.insert(blogPosts).values(buildPost());
      await vi.waitFor(() => expect(listener.version()).not.toBe(before), ASSERT_TIMEOUT_MS);
    }
    expect(warnings).toEqual([]);
  });

  test('a session that is ended by an administrator is replaced', async () => {
    const { database } = await openThroughGate();
    await read(database);
    await database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await vi.waitFor(() => read(database), ASSERT_TIMEOUT_MS);
  });

  test('a slow query is stopped and answered 503', async () => {
    const { database } = await openThroughGate();
    const slow = withDatabaseTimeout(() => database.db.execute(sql`select pg_sleep(60)`));
    await expect(slow).rejects.toBeInstanceOf(UnavailableError);
    await expect(database.ping()).resolves.toBeUndefined();
  });

  test('sessions carry the name of the site', async () => {
    const { database } = await openThroughGate();
    const result: unknown = await database.db.execute(
      sql`select distinct application_name from pg_stat_activity where datname = current_database()`,
    );
    expect(result).toMatchObject({ rows: [{ application_name: 'redbud-site' }] });
  });

  test('instances that start together migrate an empty database once', async () => {
    const { url, remove } = await freshPostgresUrl('empty');
    onTestFinished(remove);
    const starts = Array.from({ length: 4 }, () =>
      openDatabase({ databaseUrl: url, dataDir: tmpdir() }, silentLogger),
    );
    const databases = await Promise.all(starts);
    await Promise.all(databases.map((database) => database.ping()));
    await Promise.all(databases.map((database) => database.close()));
  });

  test.each([
    ['a database that does not exist', { pathname: '/nowhere' }, 'has no database "nowhere"'],
    ['a port where nothing listens', { port: '1' }, 'No PostgreSQL answers at 127.0.0.1:1'],
    ['a host that does not exist', { hostname: 'db.invalid' }, 'No host named "db.invalid"'],
    ['a user that does not exist', { username: 'mallory' }, 'user "mallory"'],
  ])('%s is explained in one sentence without the password', async (_, part, sentence) => {
    const { url, remove } = await freshPostgresUrl();
    onTestFinished(remove);
    const wrong = Object.assign(new URL(url), { password: 'hunter2' }, part);
    await expectOperatorError(wrong.href, sentence);
  });
});

test('a server that is no PostgreSQL is explained in one sentence', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  await expectOperatorError(`postgres://ada:hunter2@127.0.0.1:${port}/site`, 'could not be opened');
});

test.each([
  ['mysql://ada:hunter2@localhost/site', 'starts with postgres://'],
  ['hunter2', 'starts with postgres://'],
  ['postgres://ada:hunter2@[::/site', 'cannot be read'],
  ['postgres://ada:hunter2%zz@localhost:99999/site', 'cannot be read'],
])('the URL %j is explained in one sentence without the password', async (url, sentence) => {
  await expectOperatorError(url, sentence);
});

async function expectOperatorError(databaseUrl: string, sentence: string) {
  const opening = openDatabase({ databaseUrl, dataDir: tmpdir() }, silentLogger);
  const error: unknown = await opening.catch((e: unknown) => e);
  expect(error).toBeInstanceOf(OperatorError);
  expect((error as Error).message).toContain(sentence);
  expect((error as Error).message).not.toMatch(/hunter2|\n/);
}
