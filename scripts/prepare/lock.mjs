import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectFolder, say } from './project.mjs';

/** Outside node_modules and dist, which the work under the lock replaces. */
const cache = join(projectFolder, '.cache');

const POLL_MS = 250;
/** A holder on another host (a shared folder) cannot be asked whether it lives: it gets this long. */
const HOLDER_MAX_MS = 15 * 60_000;
/** Between creating the file and writing the holder into it lies a moment. */
const UNNAMED_HOLDER_MS = 5_000;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** @returns {string | undefined} the text of a lock under which nobody can be working any more */
function abandonedHolder(lockFile) {
  const holder = readFileSync(lockFile, 'utf8');
  const [pid, host] = holder.split(' ');
  const ageMs = Date.now() - statSync(lockFile).mtimeMs;
  if (!host) return ageMs > UNNAMED_HOLDER_MS ? holder : undefined;
  // A restarted container has its old host name and hands out the same process ids again.
  const isGone = host === hostname() && (Number(pid) === process.pid || !isAlive(Number(pid)));
  return isGone || ageMs > HOLDER_MAX_MS ? holder : undefined;
}

/** Clears away what a killed process left behind. */
function removeAbandoned(lockFile) {
  try {
    const holder = abandonedHolder(lockFile);
    if (holder === undefined) return;
    // Of several that see the same leftover one moves it; what was moved is looked at once more,
    // because it may already be the lock of the next holder.
    const aside = `${lockFile}.${process.pid}`;
    renameSync(lockFile, aside);
    if (readFileSync(aside, 'utf8') === holder) rmSync(aside);
    else renameSync(aside, lockFile);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

function tryToTake(lockFile) {
  try {
    writeFileSync(lockFile, `${process.pid} ${hostname()}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Runs `work` while no other process of this project prepares itself.
 * @template T
 * @param {() => Promise<T>} work
 * @param {string} [folder] where the lock file lies
 * @returns {Promise<T>}
 */
export async function withLock(work, folder = cache) {
  const lockFile = join(folder, 'prepare.lock');
  mkdirSync(folder, { recursive: true });
  let waiting = false;
  while (!tryToTake(lockFile)) {
    removeAbandoned(lockFile);
    if (tryToTake(lockFile)) break;
    if (!waiting) say('Another process is preparing this folder; waiting for it …');
    waiting = true;
    await wait(POLL_MS);
  }
  const release = () => rmSync(lockFile, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
