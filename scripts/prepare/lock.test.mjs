import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';

let folder;
let lockFile;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lockFile = join(folder, 'prepare.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The id of a process that has ended. */
function pastProcess() {
  return spawnSync(process.execPath, ['--version']).pid;
}

test('the lock names its holder while the work runs and is gone afterwards', async () => {
  const held = await withLock(async () => readFileSync(lockFile, 'utf8'), folder);
  expect(held).toBe(`${process.pid} ${hostname()}`);
  expect(existsSync(lockFile)).toBe(false);
});

test('the lock is gone after work that failed', async () => {
  await expect(withLock(() => Promise.reject(new Error('no')), folder)).rejects.toThrow('no');
  expect(existsSync(lockFile)).toBe(false);
});

test('the lock of a killed process is taken over', async () => {
  writeFileSync(lockFile, `${pastProcess()} ${hostname()}`);
  expect(await withLock(async () => 'done', folder)).toBe('done');
});

test('work waits for a living holder', async () => {
  writeFileSync(lockFile, `${process.ppid} ${hostname()}`);
  const order = [];
  const waiting = withLock(async () => order.push('second'), folder);
  order.push('first');
  rmSync(lockFile);
  await waiting;
  expect(order).toEqual(['first', 'second']);
});
