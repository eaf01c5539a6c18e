import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const INSTALL_TIMEOUT_MS = 180_000;

/**
 * A program of the system, e.g. `nginx`; installed now where that needs nobody's password (root on
 * Debian, as in a container) and a package is named.
 * @returns its path, or why there is none
 */
export function systemProgram(
  name: string,
  debianPackage?: string,
): { path: string } | { reason: string } {
  const found = findInPath(name);
  if (found !== undefined) return { path: found };
  if (debianPackage !== undefined && process.getuid?.() === 0) install(debianPackage);
  const path = findInPath(name);
  return path === undefined ? { reason: `no ${name} on this machine` } : { path };
}

function findInPath(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Without its services: the tests start what they need themselves. */
function install(debianPackage: string): void {
  const options = {
    stdio: 'ignore',
    timeout: INSTALL_TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  } as const;
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', debianPackage], options);
  } catch {
    // Named as missing by the caller.
  }
}
