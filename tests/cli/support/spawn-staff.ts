import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SHORT_LIVED } from '#tests/setup/short-lived.ts';
import type { CommandResult } from './run-command.ts';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs `npm run staff -- ARGS` as a process of its own, with nothing of this one's settings. */
export async function spawnStaff(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  const child = spawn(process.execPath, [...SHORT_LIVED, 'scripts/staff.mjs', ...args], {
    cwd: projectFolder,
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let notes = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (notes += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code === null) throw new Error(`The command was ended by ${signal ?? 'nobody'}: ${notes}`);
  return { code, out, notes };
}
