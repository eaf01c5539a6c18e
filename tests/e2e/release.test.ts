import { stageRelease } from '#scripts/release/stage-release.ts';
import { billOfMaterials } from '#scripts/release/bill-of-materials.ts';
import { filesBelow, packArchive } from '#scripts/release/pack-archive.ts';
import { freePort } from '#scripts/site/free-port.ts';
import { SHORT_LIVED } from '#tests/setup/short-lived.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, chown, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { extract } from 'tar';
import { afterAll, beforeAll, expect, test } from 'vitest';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const DATE = new Date('2026-01-02T03:04:05Z');
const MAX_UNPACKED_BYTES = 120 * 1024 * 1024;
/** Debian's user without rights; only root can become it. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

let work: string;
/** The unpacked archive. */
let unpacked: string;
let parts: Awaited<ReturnType<typeof stageRelease>>;

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'release-'));
  await chmod(work, 0o755);
  parts = await stageRelease({ projectFolder, staged: join(work, 'site-9.9.9'), version: '9.9.9' });
  const archive = join(work, 'site.tar.gz');
  await packArchive({ folder: work, name: 'site-9.9.9', archive, date: DATE, level: 0 });
  await rm(join(work, 'site-9.9.9'), { recursive: true });
  await extract({ file: archive, cwd: work });
  unpacked = join(work, 'site-9.9.9');
});

afterAll(() => rm(work, { recursive: true, force: true }));

/** A data folder that the user who runs the site may write. */
async function dataFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(work, `${name}-`));
  if (isRoot) await chown(folder, NOBODY, NOBODY);
  return folder;
}

const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

test('an unpacked release serves the site as a user who can write nothing but its data', async () => {
  const dataDir = await dataFolder('serve');
  const port = await freePort();
  const site = spawn(process.execPath, [...SHORT_LIVED, 'server.js'], {
    ...user,
    cwd: unpacked,
    env: { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', PREPARE: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      site.stdout.on('data', (text: Buffer) => {
        if (text.includes(`listening on http://127.0.0.1:${port}`)) resolve();
      });
      site.once('exit', (code) => reject(new Error(`ended with ${String(code)}`)));
    });
    for (const path of ['/readyz', '/', '/blog', '/share/home.png', '/api/blog/published']) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      expect([path, response.status]).toEqual([path, 200]);
    }
    const staff = await promisify(execFile)(
      process.execPath,
      [...SHORT_LIVED, 'staff.js', 'posts', 'list', '--json'],
      { ...user, cwd: unpacked, env: { DATA_DIR: dataDir } },
    );
    expect(JSON.parse(staff.stdout)).not.toHaveLength(0);
  } finally {
    const ended = new Promise((resolve) => site.once('exit', resolve));
    site.kill('SIGTERM');
    await ended;
  }
  expect(site.exitCode).toBe(0);
});

test('a release names every one of its files with its SHA-256', async () => {
  const listed = new Map(
    (await readFile(join(unpacked, 'FILES.sha256'), 'utf8'))
      .trim()
      .split('\n')
      .map((line) => [line.slice(66), line.slice(0, 64)] as const),
  );
  const files = (await filesBelow(unpacked)).filter((file) => file !== 'FILES.sha256');
  expect([...listed.keys()].sort()).toEqual(files);
  for (const file of files) {
    const sum = createHash('sha256').update(await readFile(join(unpacked, file)));
    expect([file, listed.get(file)]).toEqual([file, sum.digest('hex')]);
  }
});

test('an unpacked release stays below 120 MB and holds no sources and no tests', async () => {
  const files = await filesBelow(unpacked);
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(unpacked, file))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_UNPACKED_BYTES);
  expect(files.filter((file) => /\.tsx?$|\.test\./.test(file))).toEqual([]);
});

test('the guides that the units and the alarms name are inside', async () => {
  const named: string[] = [];
  for (const file of [
    'systemd/site@.service',
    'systemd/site-backup.service',
    'monitoring/alerts.yml',
  ]) {
    const text = await readFile(join(unpacked, 'deploy', file), 'utf8');
    named.push(...(text.match(/\bdocs\/[\w-]+\.md/g) ?? []));
  }
  expect(named).toContain('docs/deploy.md');
  expect(await filesBelow(unpacked)).toEqual(expect.arrayContaining(named));
});

test('two archives of the same files are the same bytes', async () => {
  const sums = [];
  for (const archive of ['first.tar.gz', 'second.tar.gz']) {
    await packArchive({
      folder: unpacked,
      // What is packed does not matter to how: the guides and units, or the code as well.
      name: isSweep ? 'server' : 'deploy',
      archive: join(work, archive),
      date: DATE,
      level: 0,
    });
    sums.push(
      createHash('sha256')
        .update(await readFile(join(work, archive)))
        .digest('hex'),
    );
  }
  expect(sums[0]).toBe(sums[1]);
});

test('the bill of materials and the licenses name what is inside', async () => {
  const bill = billOfMaterials({ version: '9.9.9', date: DATE, parts });
  const names = bill.components.map((component) => component.name);
  expect(names).toEqual(
    expect.arrayContaining(['express', 'react', 'sharp', '@electric-sql/pglite', 'drizzle-orm']),
  );
  expect(names).not.toContain('vitest');
  const licenses = await readFile(join(unpacked, 'THIRD-PARTY-LICENSES.txt'), 'utf8');
  for (const { name, version } of bill.components)
    expect(licenses).toContain(`${name} ${version} (`);
});
