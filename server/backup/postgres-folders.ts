import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian, Red Hat and Homebrew put the versions they install side by side. */
const PARENTS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/usr'];

/**
 * Folders that have all of these programs of PostgreSQL: first of versions side by side, the newest first.
 * @param programPath PATH of this process
 */
export function postgresFolders(programs: readonly string[], programPath: string): string[] {
  const versioned = PARENTS.flatMap((parent) =>
    list(parent)
      .filter((name) => parent.endsWith('postgresql') || /^(postgresql|pgsql|libpq)/.test(name))
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((name) => join(parent, name, 'bin')),
  );
  return [...versioned, ...programPath.split(delimiter)].filter(
    (folder) => folder !== '' && programs.every((program) => existsSync(join(folder, program))),
  );
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
