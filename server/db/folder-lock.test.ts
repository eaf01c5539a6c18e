import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lockFolder } from './folder-lock.ts';
import { lifeOf, ownIdentity, type ProcessIdentity } from './process-identity.ts';
import { ASSERT_TIMEOUT_MS } from '#tests/setup/timeouts.ts';

const DEAD_PID = 2 ** 22 + 1; // above the largest a system gives
const ignore = () => undefined;

/** A folder locked by a process of the past. */
async function folderLockedBy(owner: ProcessIdentity | undefined): Promise<string> {
  const parent = await realpath(await mkdtemp(join(tmpdir(), 'lock-')));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const folder = join(parent, 'database');
  await mkdir(folder);
  await mkdir(`${folder}.lock`);
  if (owner) await writeFile(`${folder}.owner.json`, JSON.stringify(owner));
  return folder;
}

async function expectFree(folder: string) {
  const release = await lockFolder(folder, ignore);
  await release();
}

test('a lock of a dead process is taken over', async () => {
  await expectFree(await folderLockedBy({ ...ownIdentity(), pid: DEAD_PID }));
});

test.runIf(process.platform === 'linux')(
  'a lock of a killed process that its parent has not collected yet is taken over',
  async () => {
    // A shell that becomes `sleep` never collects the child it started before.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60']);
    onTestFinished(() => void parent.kill());
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    const fields = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    await vi.waitFor(() => {
      expect(fields()[0]).toBe('Z');
    }, ASSERT_TIMEOUT_MS);
    const zombie = { ...ownIdentity(), pid, startedAt: fields()[19] ?? null };
    expect(lifeOf(zombie)).toBe('dead');
    await expectFree(await folderLockedBy(zombie));
  },
);

test('of many that find a dead lock at once exactly one takes it over', async () => {
  const folder = await folderLockedBy({ ...ownIdentity(), pid: DEAD_PID });
  const attempts = Array.from({ length: 8 }, () => lockFolder(folder, ignore));
  const results = await Promise.allSettled(attempts);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a start waits while another one is still looking at a dead lock', async () => {
  const owner = { ...ownIdentity(), pid: DEAD_PID };
  const [folder, other] = [await folderLockedBy(owner), await folderLockedBy(owner)];
  await mkdir(`${folder}.starting`);
  let isLocked = false;
  const waiting = lockFolder(folder, ignore).then(() => (isLocked = true));
  // Time enough: the same start elsewhere, twice.
  await expectFree(other);
  await expectFree(other);
  expect(isLocked).toBe(false);
  await rm(`${folder}.starting`, { recursive: true });
  await waiting;
});

test('a lock of a living process is respected, however long it was not touched', async () => {
  const folder = await folderLockedBy(ownIdentity());
  await utimes(`${folder}.lock`, 0, 0);
  await expect(lockFolder(folder, ignore)).rejects.toThrow('is in use by another process');
});

test('a process id that was given to another process since is not taken for the holder', async () => {
  await expectFree(await folderLockedBy({ ...ownIdentity(), startedAt: '1' }));
});

test('a process of another machine or container is neither alive nor dead to us', () => {
  expect(lifeOf({ ...ownIdentity(), world: 'elsewhere' })).toBe('unknown');
});

test('a lock from another container is respected while that one touches it', async () => {
  const folder = await folderLockedBy({ ...ownIdentity(), world: 'elsewhere' });
  let second = 1;
  const touching = setInterval(() => void utimes(`${folder}.lock`, second, second++), 50);
  onTestFinished(() => clearInterval(touching));
  await expect(lockFolder(folder, ignore)).rejects.toThrow('is in use by another process');
});

test('a lock that nobody touches and whose owner is not known is taken over', async () => {
  const folder = await folderLockedBy(undefined);
  const release = await lockFolder(folder, ignore, 200);
  await release();
});

test('a holder is notified when its lock is removed', async () => {
  const folder = await folderLockedBy({ ...ownIdentity(), pid: DEAD_PID });
  const onLost = vi.fn();
  await lockFolder(folder, onLost);
  await rm(`${folder}.lock`, { recursive: true });
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), ASSERT_TIMEOUT_MS);
});
