import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '#scripts/site/free-port.ts';
import { printSkipped, printTable } from './figures.ts';

const runFile = promisify(execFile);
const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const HEADING = 'npm start on a fresh clone of the last commit, seconds';
const MS_PER_SECOND = 1_000;

/** Installing, building, migrating, seeding, listening: all that a first `npm start` does. */
export async function benchFreshClone(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-clone-'));
  try {
    await runFile('git', ['clone', '--quiet', projectFolder, folder]);
    const port = String(await freePort());
    const startedAt = performance.now();
    const child = spawn('npm', ['start'], {
      cwd: folder,
      env: { ...process.env, PORT: port, DATA_DIR: join(folder, 'data') },
      stdio: ['ignore', 'pipe', 'pipe'],
      // npm and the server form a group of their own, which is ended as one.
      detached: true,
    });
    const gone = once(child, 'exit');
    let output = '';
    const isListening = new Promise<boolean>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
        if (output.includes('listening on ')) resolve(true);
      });
      child.once('exit', () => {
        resolve(false);
      });
    });
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));

    if (await isListening) {
      const seconds = ((performance.now() - startedAt) / MS_PER_SECOND).toFixed(1);
      printTable(HEADING, [['until it listens', seconds]]);
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await gone;
    } else {
      printSkipped(HEADING, `it did not start:\n${output.slice(-1_000)}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
