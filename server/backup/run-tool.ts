import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { OperatorError } from '#server/lib/operator-error.ts';

/** Enough for what went wrong, and for the table of contents of a dump. */
const MAX_CHARACTERS = 200_000;

/**
 * Runs a program of PostgreSQL to its end.
 * @param env all that it gets to know; a password stands here, since arguments are public
 * @returns what it printed
 * @throws OperatorError with the program's first complaint, which names no rows
 */
export async function runTool(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const child = spawn(program, args, { env: { ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (chunk: string) => {
      if (said[stream].length < MAX_CHARACTERS) said[stream] += chunk;
    });
  }
  const name = basename(program);
  let code: unknown;
  try {
    [code] = (await once(child, 'close')) as unknown[];
  } catch (error) {
    const { code: reason } = error as NodeJS.ErrnoException;
    throw new OperatorError(`${name} could not be started (${reason ?? 'unknown'}).`);
  }
  if (code === 0) return said.stdout;
  throw new OperatorError(`${name} failed: ${complaint(said.stderr)}.`);
}

/** The first line that says what is wrong; the lines after it may quote rows. */
function complaint(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  const line = lines.find((text) => /\b(error|fatal)\b/i.test(text)) ?? lines[0];
  return line?.trim().replace(/\.$/, '') ?? 'it did not say why';
}
