import { systemProgram } from '#tests/setup/system-program.ts';
import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../deploy/systemd', import.meta.url));
const found = systemProgram('systemd-analyze');
const missing = 'reason' in found ? found.reason : undefined;
const MAX_EXPOSURE = 2.0;

describe.skipIf(missing !== undefined)(
  `systemd units${missing ? ` (skipped: ${missing})` : ''}`,
  () => {
    let work: string;

    beforeAll(async () => {
      work = await mkdtemp(join(tmpdir(), 'units-'));
      await copyFile(join(folder, 'site-backup.timer'), join(work, 'site-backup.timer'));
      // The programs and folders that they name are on the server, not here.
      for (const [file, instance] of [
        ['site@.service', 'site@3001.service'],
        ['site-backup.service', 'site-backup.service'],
      ] as const) {
        const text = await readFile(join(folder, file), 'utf8');
        await writeFile(join(work, instance), text.replaceAll('/usr/bin/node', '/bin/true'));
      }
    });

    afterAll(() => rm(work, { recursive: true, force: true }));

    function analyze(...args: string[]): string {
      return execFileSync('systemd-analyze', args, { cwd: work, encoding: 'utf8', stdio: 'pipe' });
    }

    test.each(['site@3001.service', 'site-backup.service', 'site-backup.timer'])(
      'systemd finds no fault in %s',
      (unit) => {
        expect(analyze('verify', '--man=no', `./${unit}`)).toBe('');
      },
    );

    test.each(['site@3001.service', 'site-backup.service'])(
      '%s may do no more than it needs',
      (unit) => {
        const [rating] = JSON.parse(
          `[${/Overall exposure level for \S+: ([\d.]+)/.exec(analyze('security', '--offline=true', `./${unit}`))?.[1] ?? '10'}]`,
        ) as [number];
        expect(rating).toBeLessThanOrEqual(MAX_EXPOSURE);
      },
    );
  },
);

test.each(['package.json', 'deploy/systemd/site@.service', 'deploy/container/Containerfile'])(
  '%s starts a site that gives large buffers back (docs/decisions/small-at-rest.md)',
  async (file) => {
    const text = await readFile(join(folder, '../..', file), 'utf8');
    expect(text).toContain('MALLOC_MMAP_THRESHOLD_=131072');
  },
);
