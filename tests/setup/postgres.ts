import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#scripts/site/free-port.ts';
import pg from 'pg';
import { postgresBinaries } from './postgres-binaries.ts';

const START_TIMEOUT_MS = 120_000;
const run = promisify(execFile);

export interface TestPostgres {
  /** URL of its database `postgres`; tests make their own databases beside it. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A server of this machine that a test may do anything to. */
export interface ThrowAwayPostgres extends TestPostgres {
  /** kill -9 of the postmaster; its back ends end by themselves. */
  readonly crash: () => Promise<void>;
  /** Starts it again after a crash; resolves when it answers. */
  readonly restart: () => Promise<void>;
  /**
   * Lets no file grow past a size, which PostgreSQL takes for a full disk; undefined lifts it. Files
   * of its log of changes end at WAL_SEGMENT_BYTES: keep the limit above that, or it stops for good.
   */
  readonly limitFiles: (bytes: number | undefined) => Promise<void>;
}

export const WAL_SEGMENT_BYTES = 1024 * 1024;

/** A PostgreSQL for tests: TEST_DATABASE_URL, or a throw-away server of this machine; or why none. */
export async function startPostgres(): Promise<TestPostgres | { reason: string }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  return startThrowAwayPostgres();
}

/**
 * A server of its own, on the programs of this machine; or why there is none.
 * @param isDurable as in production; tests need no row that survives a power cut
 */
export async function startThrowAwayPostgres(
  isDurable = false,
): Promise<ThrowAwayPostgres | { reason: string }> {
  const binaries = postgresBinaries();
  if ('reason' in binaries) return binaries;
  try {
    return await startThrowAwayServer(binaries.folder, isDurable);
  } catch (error) {
    return { reason: `PostgreSQL in ${binaries.folder} did not start: ${String(error)}` };
  }
}

async function startThrowAwayServer(
  binaries: string,
  isDurable: boolean,
): Promise<ThrowAwayPostgres> {
  const user = await unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'pg-test-'));
  const data = join(folder, 'data');
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await mkdir(data);
    if (user) for (const path of [folder, data]) await chown(path, user.uid, user.gid);
    const asUser = { ...user, cwd: folder };
    const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale'];
    const segments = `--wal-segsize=${WAL_SEGMENT_BYTES / 1024 / 1024}`;
    await run(join(binaries, 'initdb'), [...initdb, segments, '--no-sync'], asUser);
    const port = await freePort();
    const options = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'];
    const hasty = isDurable ? [] : ['fsync=off', 'full_page_writes=off'];
    const settings = [...hasty, 'max_connections=200'];
    const launch = () =>
      spawn(
        join(binaries, 'postgres'),
        [...options, ...settings.flatMap((setting) => ['-c', setting])],
        { ...asUser, stdio: 'ignore' },
      );
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    let server = launch();
    const stop = async () => {
      await stopServer(server);
      await remove();
    };
    await untilReady(url, server).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return {
      url,
      stop,
      async crash() {
        const exit = once(server, 'exit');
        server.kill('SIGKILL');
        await exit;
      },
      async restart() {
        const deadline = Date.now() + START_TIMEOUT_MS;
        for (;;) {
          server = launch();
          try {
            await untilReady(url, server);
            return;
          } catch (error) {
            // It refuses while back ends of the killed one still end.
            if (Date.now() > deadline) throw error;
            await stopServer(server);
          }
        }
      },
      limitFiles: (bytes) => limitFiles(url, server, bytes, asUser),
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The soft limit of every process of the server; its own user may raise it again. */
async function limitFiles(
  url: string,
  server: ChildProcess,
  bytes: number | undefined,
  asUser: object,
): Promise<void> {
  const limit = (pid: number) =>
    run('prlimit', [`--pid=${pid}`, `--fsize=${bytes ?? 'unlimited'}:`], asUser);
  // First, so that processes which it makes from now on have the limit as well.
  if (server.pid !== undefined) await limit(server.pid);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  await client.end();
  // Some of them have ended meanwhile.
  for (const { pid } of rows) await limit(pid).catch(() => undefined);
}

/** PostgreSQL refuses to run as root; its own user is best, nobody will do. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      // The next name.
    }
  }
  throw new Error('this runs as root, and there is no user postgres or nobody');
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  // Fast shutdown: closes the connections that tests left open.
  server.kill('SIGINT');
  await exit;
}
