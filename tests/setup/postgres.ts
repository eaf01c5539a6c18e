import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { postgresBinaries } from './postgres-binaries.ts';

const START_TIMEOUT_MS = 120_000;
const run = promisify(execFile);

export interface TestPostgres {
  /** URL of its database `postgres`; tests make their own databases beside it. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A PostgreSQL for tests: TEST_DATABASE_URL, or a throw-away server of this machine; or why none. */
export async function startPostgres(): Promise<TestPostgres | { reason: string }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const binaries = postgresBinaries();
  if ('reason' in binaries) return binaries;
  try {
    return await startThrowAwayServer(binaries.folder);
  } catch (error) {
    return { reason: `PostgreSQL in ${binaries.folder} did not start: ${String(error)}` };
  }
}

async function startThrowAwayServer(binaries: string): Promise<TestPostgres> {
  const user = await unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'pg-test-'));
  const data = join(folder, 'data');
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await mkdir(data);
    if (user) for (const path of [folder, data]) await chown(path, user.uid, user.gid);
    const asUser = { ...user, cwd: folder };
    const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale'];
    await run(join(binaries, 'initdb'), [...initdb, '--no-sync'], asUser);
    const port = await freePort();
    const options = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'];
    const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];
    const server = spawn(
      join(binaries, 'postgres'),
      [...options, ...settings.flatMap((setting) => ['-c', setting])],
      { ...asUser, stdio: 'ignore' },
    );
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    const stop = async () => {
      await stopServer(server);
      await remove();
    };
    await untilReady(url, server).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { url, stop };
  } catch (error) {
    await remove();
    throw error;
  }
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
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
