import { UnavailableError } from '#server/lib/errors.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import { users } from '#shared/schema.ts';
import { silentLogger } from '#tests/setup/databases.ts';
import { freshDataDir } from '#tests/setup/embedded-template.ts';
import { SHORT_LIVED } from '#tests/setup/short-lived.ts';
import { ASSERT_TIMEOUT_MS } from '#tests/setup/timeouts.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from './open-database.ts';

// Each test starts databases, some of them other processes.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const IN_USE = /^The database in \S+ is in use by another process/;

async function dataDirOfTest(): Promise<string> {
  const dataDir = await freshDataDir();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

async function open(dataDir: string) {
  const database = await openDatabase({ dataDir }, silentLogger);
  onTestFinished(() => database.close());
  return database;
}

/** Another process that holds the database, and the line it printed. */
async function hold(...args: string[]): Promise<{ holder: ChildProcess; line: string }> {
  const script = [...SHORT_LIVED, '--import', 'tsx', 'tests/setup/hold-database.ts', ...args];
  const holder = spawn(process.execPath, script, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => kill(holder));
  const [chunk] = (await once(holder.stdout, 'data')) as [Buffer];
  return { holder, line: chunk.toString().trim() };
}

async function kill(holder: ChildProcess): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  const exit = once(holder, 'exit');
  holder.kill('SIGKILL');
  await exit;
}

test('a second process is refused with one clear sentence', async () => {
  const dataDir = await dataDirOfTest();
  await open(dataDir);
  const { line } = await hold(dataDir);
  expect(line).toMatch(/^OperatorError: The database in \S+ is in use by another process; [^\n]+$/);
});

test('the same process cannot open a folder twice, not even through a link', async () => {
  const dataDir = await dataDirOfTest();
  const link = `${dataDir}-link`;
  await symlink(dataDir, link);
  onTestFinished(() => rm(link));
  await open(dataDir);
  await expect(open(link)).rejects.toThrow(IN_USE);
});

test('of several that start together exactly one gets the folder', async () => {
  const dataDir = await dataDirOfTest();
  const starts = await Promise.allSettled([open(dataDir), open(dataDir), open(dataDir)]);
  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('after kill -9 the next start opens at once and finds every committed row', async () => {
  const dataDir = await dataDirOfTest();
  const { holder, line } = await hold(dataDir, 'ada');
  expect(line).toBe('open');
  await kill(holder);
  const timed = async (dir: string) => {
    const begin = performance.now();
    return { ...(await open(dir)), ms: performance.now() - begin };
  };
  const unlocked = await timed(await dataDirOfTest());
  const { db, ms } = await timed(dataDir);
  expect(await db.select({ username: users.username }).from(users)).toEqual([{ username: 'ada' }]);
  // An untouched lock is waited for 10 s; a dead process must not be.
  expect(ms - unlocked.ms).toBeLessThan(10_000);
});

test('of several restarts after kill -9 exactly one gets the folder', async () => {
  const dataDir = await dataDirOfTest();
  const { holder } = await hold(dataDir);
  await kill(holder);
  const restarts = await Promise.all([hold(dataDir), hold(dataDir)]);
  expect(restarts.map(({ line }) => line).sort()).toEqual([
    expect.stringContaining('in use by another process'),
    'open',
  ]);
});

test('a database whose lock was removed closes itself rather than write beside another', async () => {
  const dataDir = await dataDirOfTest();
  const database = await open(dataDir);
  await rm(join(dataDir, 'database.lock'), { recursive: true });
  await vi.waitFor(
    () => expect(database.ping()).rejects.toBeInstanceOf(UnavailableError),
    ASSERT_TIMEOUT_MS,
  );
});

test('a closed database can be opened again', async () => {
  const dataDir = await dataDirOfTest();
  const first = await openDatabase({ dataDir }, silentLogger);
  await first.close();
  await (await open(dataDir)).ping();
});

test('a new database is in folders that only their owner may enter', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'fresh-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const dataDir = join(parent, 'not', 'yet');
  await open(dataDir);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataDir, 'database'))).mode & 0o777).toBe(0o700);
});

test('a folder that cannot be made is explained in one sentence', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'fresh-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const file = join(parent, 'file');
  await writeFile(file, '');
  const opening = open(join(file, 'data'));
  await expect(opening).rejects.toBeInstanceOf(OperatorError);
  await expect(opening).rejects.toThrow(
    /^The folder \S+ cannot be created or written \(DATA_DIR\)/,
  );
});

test('a damaged database is explained in one sentence, and its folder is free again', async () => {
  const dataDir = await dataDirOfTest();
  await rm(join(dataDir, 'database', 'global'), { recursive: true });
  const sentence = /^The embedded database in \S+ could not be opened: [^\n]+$/;
  await expect(open(dataDir)).rejects.toThrow(sentence);
  await expect(open(dataDir)).rejects.toThrow(sentence);
});
