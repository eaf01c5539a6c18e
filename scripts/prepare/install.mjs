import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PrepareError, projectFolder, say } from './project.mjs';
import { npm } from './run.mjs';

const lockFile = join(projectFolder, 'package-lock.json');
/**
 * npm's own record of what it has put into node_modules, written when an install has succeeded and
 * gone with the folder. A stamp of our own would not see the `npm install` of a colleague.
 */
const recordFile = join(projectFolder, 'node_modules/.package-lock.json');

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** A folder copied from another machine may hold native parts this one cannot load. */
function fitsPlatform({ os = [], cpu = [] }) {
  const fits = (list, own) =>
    !list.includes(`!${own}`) && (list.includes(own) || list.every((name) => name.startsWith('!')));
  return fits(os, process.platform) && fits(cpu, process.arch);
}

/** Whether node_modules holds what the lock file names, for this platform. */
export function isInstalled() {
  if (!existsSync(recordFile)) return false;
  const wanted = readPackages(lockFile);
  const present = readPackages(recordFile);
  const isComplete = Object.entries(wanted).every(
    ([path, { optional, devOptional }]) =>
      path === '' || optional || devOptional || path in present,
  );
  const isRight = Object.entries(present).every(
    ([path, entry]) =>
      wanted[path]?.version === entry.version &&
      fitsPlatform(entry) &&
      existsSync(join(projectFolder, path)),
  );
  return isComplete && isRight;
}

/**
 * Installs the packages of the lock file, the ones for development as well: the build needs them.
 * @throws {PrepareError} when npm fails; npm's own output stands above the message
 */
export async function install() {
  say('Installing packages (about a minute the first time) …');
  const result = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (result.code === 0) return;
  say(result.output);
  throw new PrepareError(
    'Installing the packages failed; the reason stands above. ' +
      'Check that this machine reaches the npm registry, then try again.',
  );
}
