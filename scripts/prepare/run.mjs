import { spawn } from 'node:child_process';
import { projectFolder } from './project.mjs';

/**
 * Runs a program in the project folder and collects what it prints, in order.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program is not there
 */
function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const chunks = [];
    const child = spawn(program, args, {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => {
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8').trimEnd() });
    });
  });
}

/** Runs npm; it tells the scripts it starts where it lies, otherwise it is looked for on the path. */
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
