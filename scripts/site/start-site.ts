import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshDataDir } from '#tests/setup/embedded-template.ts';
import { freePort } from './free-port.ts';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const START_LIMIT_MS = 180_000;

/**
 * A public address for a site that is to behave as if it were published: a copy on a loopback address
 * asks not to be listed (docs/decisions/not-listed-before-launch.md). Reserved by RFC 2606, so it can
 * never be anybody's; only http, because the copy is reached without a certificate.
 */
export const PUBLISHED_ORIGIN = 'http://www.example.org';

export interface Site {
  /** e.g. `http://127.0.0.1:41233`, without a slash at the end. */
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Everything it has printed so far. */
  readonly output: () => string;
  /** Asks it to drain and waits until it is gone; removes its data folder unless that was given. */
  readonly stop: () => Promise<void>;
}

export interface SiteOptions {
  /** Added to a bare environment: nothing of the machine's own settings reaches the site. */
  readonly env?: Readonly<Record<string, string>>;
  /** An existing data folder; without it a fresh one, its tables made, that stop() removes. */
  readonly dataDir?: string;
  /** A free one when left out. */
  readonly port?: number;
  /** The one processor core it may use (Linux, needs taskset); all of them when left out. */
  readonly core?: number;
  /** For Node, before the program. */
  readonly flags?: readonly string[];
  /** A copy of the project that runs from its sources, as `npm run dev` does; the build when left out. */
  readonly sources?: string;
}

/** Resolves when the server has printed its `listening on …` line. */
function untilListening(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      reject(new Error(`The site did not start: ${reason}\n${output()}`));
    };
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`no answer after ${START_LIMIT_MS} ms`);
    }, START_LIMIT_MS);
    child.stdout?.on('data', () => {
      if (!output().includes('listening on ')) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`it ended with code ${String(code)}`);
    });
  });
}

/** Making the embedded database anew takes longer than everything else that a start does. */
function ownFolder({ DATABASE_URL }: Readonly<Record<string, string>>): Promise<string> {
  return DATABASE_URL === undefined ? freshDataDir() : mkdtemp(join(tmpdir(), 'site-'));
}

/**
 * Starts the built site (dist/), with a database of its own unless the settings name one.
 * @throws Error with the site's output when it ends or stays silent instead of listening
 */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { env = {}, dataDir, core, flags = [], sources } = options;
  const folder = dataDir ?? (await ownFolder(env));
  const port = options.port ?? (await freePort());
  const run =
    sources === undefined
      ? ['--enable-source-maps', 'dist/server/index.js']
      : ['--import', 'tsx', 'server/index.ts'];
  const command = [process.execPath, ...flags, ...run];
  const [program = '', ...args] = core === undefined ? command : pinned(core, command);
  const child = spawn(program, args, {
    cwd: sources ?? projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      // As `npm start` sets them.
      ...(sources === undefined && {
        NODE_ENV: 'production',
        MALLOC_MMAP_THRESHOLD_: '131072',
      }),
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  let printed = '';
  const output = () => printed;
  const record = (chunk: Buffer) => (printed += chunk.toString('utf8'));
  child.stdout.on('data', record);
  child.stderr.on('data', record);

  async function stop() {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    if (!dataDir) await rm(folder, { recursive: true, force: true });
  }

  try {
    await untilListening(child, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}`, dataDir: folder, process: child, output, stop };
}

/** A command that stays on one processor core (Linux). */
export function pinned(core: number, command: readonly string[]): string[] {
  return ['taskset', '-c', String(core), ...command];
}
