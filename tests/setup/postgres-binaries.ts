import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian, Red Hat and Homebrew put the versions they install side by side. */
const PARENTS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/usr'];
const INSTALL_TIMEOUT_MS = 180_000;

/**
 * The folder with initdb and postgres: in PATH, in a usual place, or installed now where that needs
 * nobody's password (root on Debian, as in a container).
 * @returns the folder, or why there is none
 */
export function postgresBinaries(): { folder: string } | { reason: string } {
  const folder = findBinaries() ?? (installPostgres() ? findBinaries() : undefined);
  return folder
    ? { folder }
    : { reason: 'no PostgreSQL found (install one, or set TEST_DATABASE_URL)' };
}

function findBinaries(): string | undefined {
  const inPath = (process.env['PATH'] ?? '').split(delimiter);
  const versioned = PARENTS.flatMap((parent) =>
    list(parent)
      .filter((name) => parent.endsWith('postgresql') || /^(postgresql|pgsql)/.test(name))
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((name) => join(parent, name, 'bin')),
  );
  return [...versioned, ...inPath].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function installPostgres(): boolean {
  if (process.getuid?.() !== 0) return false;
  const options = {
    stdio: 'ignore',
    timeout: INSTALL_TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  const install = ['install', '-y', '--no-install-recommends', 'postgresql'];
  try {
    try {
      execFileSync('apt-get', install, options);
    } catch {
      // A fresh container has no package lists yet.
      execFileSync('apt-get', ['update'], options);
      execFileSync('apt-get', install, options);
    }
    return true;
  } catch {
    return false;
  }
}
