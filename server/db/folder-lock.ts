import { OperatorError } from '#server/lib/operator-error.ts';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import lockfile from 'proper-lockfile';
import { z } from 'zod';
import { lifeOf, ownIdentity } from './process-identity.ts';
import { parseJson } from '#shared/parse-json.ts';

/** Another process holds the folder now; later it may be free. */
export class FolderInUseError extends OperatorError {}

/** The holder touches its lock this often. */
const UPDATE_MS = 2_000;
/** An untouched lock of a process we cannot look at is taken for dead after this. */
const STALE_MS = 10_000;
const LOOK_AGAIN_MS = 100;

const owner = z.object({ pid: z.number(), world: z.string(), startedAt: z.string().nullable() });

/**
 * Takes a folder for this process alone; two would silently destroy each other's rows. How a lock
 * of a killed process is recognized: docs/decisions/embedded-database.md.
 * @param folder absolute path of an existing folder
 * @param onLost called when the lock was removed while it was held
 * @param staleMs how long to watch a lock whose owner we cannot look at
 * @returns gives the folder free again
 * @throws FolderInUseError when another process holds it
 */
export async function lockFolder(
  folder: string,
  onLost: (error: Error) => void,
  staleMs = STALE_MS,
): Promise<() => Promise<void>> {
  const lock = { folder, path: `${folder}.lock`, ownerFile: `${folder}.owner.json` };
  try {
    // Only one process at a time may look at the lock and decide that it is dead.
    const endTurn = await takeTurn(folder);
    try {
      let isLost = false;
      const release = await acquire(lock, staleMs, (error) => {
        isLost = true;
        onLost(error);
      });
      await writeFile(lock.ownerFile, JSON.stringify(ownIdentity()));
      return async () => {
        if (!isLost) await release();
      };
    } finally {
      await endTurn();
    }
  } catch (error) {
    if (isLocked(error)) throw inUse(folder);
    throw new OperatorError(
      `The folder ${dirname(folder)} cannot be written (DATA_DIR): ${(error as Error).message}.`,
    );
  }
}

interface Lock {
  readonly folder: string;
  readonly path: string;
  readonly ownerFile: string;
}

function takeTurn(folder: string) {
  // Locks are identified by this first argument, so it must differ from the one in acquire().
  return lockfile.lock(dirname(folder), {
    lockfilePath: `${folder}.starting`,
    stale: 5_000,
    retries: { forever: true, maxRetryTime: STALE_MS + 5_000, minTimeout: 50, maxTimeout: 500 },
  });
}

async function acquire(lock: Lock, staleMs: number, onLost: (error: Error) => void) {
  const options = {
    lockfilePath: lock.path,
    // Never stale by itself: a busy or suspended process would lose it while it still writes.
    stale: Number.POSITIVE_INFINITY,
    update: UPDATE_MS,
    onCompromised: onLost,
  };
  try {
    return await lockfile.lock(lock.folder, options);
  } catch (error) {
    if (!isLocked(error) || (await isHeld(lock, staleMs))) throw error;
    await rm(lock.path, { recursive: true, force: true });
    return lockfile.lock(lock.folder, options);
  }
}

const isLocked = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ELOCKED';

async function isHeld(lock: Lock, staleMs: number): Promise<boolean> {
  const text = await readFile(lock.ownerFile, 'utf8').catch(() => '');
  const holder = owner.safeParse(parseJson(text));
  const life = holder.success ? lifeOf(holder.data) : 'unknown';
  return life === 'unknown' ? isTouched(lock.path, staleMs) : life === 'alive';
}

/** Whether the lock is touched by its holder while we watch. */
async function isTouched(path: string, staleMs: number): Promise<boolean> {
  const touchedAt = () =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
  const first = await touchedAt();
  const begin = Date.now();
  while (Date.now() - begin < staleMs) {
    await wait(LOOK_AGAIN_MS);
    const last = await touchedAt();
    if (last === undefined) return false; // given free in the meantime
    if (last !== first) return true;
  }
  return false;
}

function inUse(folder: string) {
  return new FolderInUseError(
    `The database in ${folder} is in use by another process; stop that one first or choose another DATA_DIR.`,
  );
}
