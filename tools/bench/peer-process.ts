import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pinned } from '#scripts/site/start-site.ts';

export interface Peer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export interface PeerProcess {
  readonly command: readonly string[];
  readonly port: number;
  /** What it serves; removed when it stops. */
  readonly folder: string;
  /** The one processor core it may use; all of them when left out. */
  readonly core?: number | undefined;
  /** Resolves when it answers. @param stdout of the process */
  readonly ready: (stdout: Readable) => Promise<unknown>;
}

/**
 * Starts a server to compare the site with, in a process of its own.
 * @throws Error when it ends instead of answering
 */
export async function startPeer({
  command,
  port,
  folder,
  core,
  ready,
}: PeerProcess): Promise<Peer> {
  const [program = '', ...args] = core === undefined ? command : pinned(core, command);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await Promise.race([
    ready(child.stdout),
    once(child, 'exit').then(() => Promise.reject(new Error(`${program} did not start.`))),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
