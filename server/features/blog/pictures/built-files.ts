import { projectRoot } from '#server/lib/project-root.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const BUILT = join(projectRoot, 'dist/client');
const SOURCES = join(projectRoot, 'client/public');

/** Whether a path of this site is one of its files: those of the build, without one those of the sources. */
export function isBuiltFile(path: string): boolean {
  if (path.split('/').includes('..')) return false;
  return existsSync(join(existsSync(BUILT) ? BUILT : SOURCES, path.split(/[?#]/)[0] ?? ''));
}
