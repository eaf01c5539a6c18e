import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectFolder } from './project.mjs';

/**
 * Runs a program in the project folder and collects what it prints, in order.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, signal?: string, output: string }>} code 127 when the program is
 *   not there; `signal` when something killed it, or what a shell started for it
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const chunks = [];
    const child = spawn(program, args, {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code, signal) => {
      const output = Buffer.concat(chunks).toString('utf8').trimEnd();
      const killedBy = signal ?? signalOf(code);
      resolve({ code: code ?? 1, ...(killedBy && { signal: killedBy }), output });
    });
  });
}

/** A shell says with 128 + N that signal N ended what it ran. */
function signalOf(code) {
  return Object.keys(constants.signals).find((name) => constants.signals[name] === code - 128);
}

/** Runs npm; it passes its place to the scripts that it starts, otherwise it is looked for on the path. */
export function npm(args, options = {}) {
  const cli = process.env.npm_execpath;
  return cli
    ? run(process.execPath, [cli, ...args], options)
    : run('npm', args, { shell: process.platform === 'win32', ...options });
}

/** Runs a script of package.json. */
export function npmRun(script, options = {}) {
  return npm(['run', '--silent', script], options);
}
