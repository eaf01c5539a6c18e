/**
 * `npm run staff -- …` with whatever is there: the build when it was made from these sources, the
 * sources themselves after `npm ci`, and the build alone where packages for development are left out
 * (docs/decisions/staff-commands.md).
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './prepare/build.mjs';
import { projectFolder } from './prepare/project.mjs';

const built = join(projectFolder, 'dist/server/cli.js');
const source = join(projectFolder, 'server/cli/cli.ts');

function has(name) {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** Where only dist/ was copied to, there are no sources to compare it with. */
function isUpToDate() {
  return !existsSync(source) || isBuilt();
}

if (existsSync(built) && (isUpToDate() || !has('tsx'))) {
  await import(pathToFileURL(built).href);
} else if (has('tsx')) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(source).href);
} else {
  process.stderr.write('Packages are missing; run "npm ci" first.\n');
  process.exitCode = 1;
}
