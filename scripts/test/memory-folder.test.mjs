import { expect, test } from 'vitest';
import { isFit } from './memory-folder.mjs';

const GB = 1024 ** 3;
const roomy = {
  mounts: '/dev/vda / ext4 rw 0 0\ntmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0\n',
  roomBytes: 4 * GB,
  memoryBytes: 8 * GB,
};

test('tests write to memory where it has room and programs may run there', () => {
  expect(isFit(roomy)).toBe(true);
});

test.each([
  ['is none', { mounts: '/dev/vda / ext4 rw 0 0\n' }],
  ['no program may run', { mounts: 'shm /dev/shm tmpfs rw,nosuid,nodev,noexec 0 0\n' }],
  ['is no room', { roomBytes: 64 * 1024 ** 2 }],
  ['is little memory', { memoryBytes: 6 * GB }],
])('tests write to the disk where there %s', (_, machine) => {
  expect(isFit({ ...roomy, ...machine })).toBe(false);
});
