import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#scripts/site/free-port.ts';
import { serverProgram } from '#scripts/site/server-program.ts';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

const AGAIN_MS = 100;
const program = serverProgram();
/** Nobody looks at its pages, and it need not stay for those who still come. */
const QUIET = { LOG_LEVEL: 'silent', SEED_SAMPLE: '0', PREPARE: '0', DRAIN_GRACE_MS: '0' };

/** One server of the campaign; its port stays the same, however often it is killed. */
export interface Instance {
  readonly url: string;
  start(): Promise<void>;
  /** kill -9, or SIGTERM for a tidy end; resolves when it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** @param env added to a bare environment */
export async function createInstance(env: Readonly<Record<string, string>>): Promise<Instance> {
  const port = String(await freePort());
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const started = spawn(process.execPath, program, {
      cwd: projectFolder,
      env: { PATH: process.env.PATH, ...QUIET, PORT: port, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child = started;
    const ready = once(started.stdout, 'data');
    const failed = once(started, 'exit').then(([code]) => `ended with ${String(code)}`);
    const outcome = await Promise.race([ready, failed]);
    // It may start while the database is away, as under a service manager.
    if (typeof outcome === 'string') {
      await pause(AGAIN_MS);
      await start();
    }
  }

  return {
    url: `http://127.0.0.1:${port}`,
    start,
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}
