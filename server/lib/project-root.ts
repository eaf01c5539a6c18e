import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder that holds package.json, from the sources as well as from the build: migrations,
 * content/blog and dist/client are found from here, wherever the process was started.
 */
export const projectRoot = findProjectRoot(import.meta.dirname);

function findProjectRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json above the server.');
  return findProjectRoot(parent);
}

/** One folder of SQL for both engines. */
export const migrationsFolder = join(projectRoot, 'server/db/migrations');
