import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux has a file system in memory. */
const PLACE = '/dev/shm';
/** Room for what tests hold at a time: databases, unpacked releases, profiles of browsers. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * Whether tests may write there: there is room for it, and programs below it may be run (Docker says no
 * to both).
 * @param {{ mounts: string, roomBytes: number, memoryBytes: number }} machine its mounts as in /proc/mounts
 */
export function isFit({ mounts, roomBytes, memoryBytes }) {
  const options = mounts
    .split('\n')
    .find((line) => line.split(' ')[1] === PLACE)
    ?.split(' ')[3];
  const mayRun = options !== undefined && !options.split(',').includes('noexec');
  return mayRun && roomBytes >= NEEDED_BYTES && memoryBytes >= 2 * NEEDED_BYTES;
}

/**
 * A folder in memory for what tests write, gone when this process ends; undefined where there is no room
 * for one. A copy of the embedded database is a thousand files: on a disk it takes seven times the work.
 * @returns {string | undefined}
 */
export function memoryFolder() {
  if (!existsSync(PLACE) || !existsSync('/proc/mounts')) return undefined;
  const { bavail, bsize } = statfsSync(PLACE);
  const mounts = readFileSync('/proc/mounts', 'utf8');
  const memoryBytes = process.availableMemory();
  if (!isFit({ mounts, roomBytes: bavail * bsize, memoryBytes })) return undefined;
  const folder = mkdtempSync(join(PLACE, 'site-test-'));
  // Some of what tests start runs as another user.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return folder;
}
