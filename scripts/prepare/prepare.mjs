import { build, isBuilt } from './build.mjs';
import { checkNode } from './check-node.mjs';
import { install, isInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { PrepareError, projectFolder } from './project.mjs';

const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC']);

function explain(error) {
  if (!unwritable.has(error.code)) return error;
  return new PrepareError(
    `The folder ${projectFolder} cannot be written (${error.code}). ` +
      'Starting for the first time installs packages and builds into it: ' +
      'make it writable, or copy the project to a folder that is.',
  );
}

/**
 * Brings the folder into a state that can run: packages as the lock file names them and, unless
 * told otherwise, a build of the sources as they are. Does and says nothing when all is in place.
 * @param {{ withBuild: boolean }} options
 * @throws {PrepareError} with a sentence for the person at the keyboard
 */
export async function prepare({ withBuild }) {
  checkNode();
  const isReady = () => isInstalled() && (!withBuild || isBuilt());
  if (isReady()) return;
  try {
    await withLock(async () => {
      if (!isInstalled()) await install();
      if (withBuild && !isBuilt()) await build();
    });
  } catch (error) {
    throw explain(error);
  }
}
