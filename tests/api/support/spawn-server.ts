import { expect } from 'vitest';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SHORT_LIVED } from '#tests/setup/short-lived.ts';
import { serverProgram } from '#scripts/site/server-program.ts';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

export interface SpawnedServer {
  readonly process: ChildProcess;
  /** What it wrote so far. */
  stdout(): string;
  stderr(): string;
  /** Resolves with the exit code, or with the signal that ended it. */
  readonly exit: Promise<number | string>;
  /** Its address, from the line that it prints when it is ready; rejects when it ends before. */
  readonly address: Promise<string>;
}

const program = [...SHORT_LIVED, ...serverProgram()];

/**
 * Starts the server in a process of its own, with nothing of this one's settings. Nothing is made ready that
 * is not asked for, unless the settings say so: that costs twice what the start does.
 */
export function spawnServer(settings: Readonly<Record<string, string>>): SpawnedServer {
  const child = spawn(process.execPath, program, {
    cwd: projectFolder,
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', PREPARE: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output.stdout += chunk.toString();
      const [, address] = /^listening on (\S+)\n/m.exec(output.stdout) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const exit = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  const ended = exit.then((code) => {
    throw new Error(`The server ended with ${code}: ${output.stderr}`);
  });
  const address = Promise.race([ready, ended]);
  // Some tests want it to end.
  address.catch(() => undefined);
  return {
    process: child,
    address,
    exit,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
  };
}

/** The address of a server once it answers from its database, and not only that it starts. */
export async function readyAddress({ address }: SpawnedServer): Promise<string> {
  const origin = await address;
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200);
  return origin;
}
