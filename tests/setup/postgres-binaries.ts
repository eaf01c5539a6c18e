import { execFileSync } from 'node:child_process';
import { postgresFolders } from '#server/backup/postgres-folders.ts';

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
  return postgresFolders(['initdb', 'postgres'], process.env['PATH'] ?? '')[0];
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
