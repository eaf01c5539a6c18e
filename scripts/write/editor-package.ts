import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { extract } from 'tar';

/**
 * The editor comes as one built file with its parts. As a dependency it would bring 630 packages that
 * nothing here runs (docs/decisions/writing-in-the-browser.md), so the archive alone is taken.
 */
const EDITOR = {
  name: 'decap-cms',
  version: '3.16.3',
  sha512:
    'hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==',
};

/** As long as a slow line needs for 10 MB; without one the answer comes much sooner. */
const DOWNLOAD_MS = 120_000;
/** What a page with the editor loads; the archive holds the same twice, and source maps. */
const NEEDED = /^package\/dist\/(?:(?:\d+\.)?decap-cms\.js(?:\.LICENSE\.txt)?|[\da-f]+\.wasm)$/;

/**
 * The folder of the editor's built files; fetched from the npm registry where it is not there yet.
 * @param cache where it is stored
 * @throws Error in a sentence when it cannot be fetched or is not what it was
 */
export async function editorPackage(cache: string): Promise<string> {
  const folder = join(cache, `${EDITOR.name}-${EDITOR.version}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const half = await mkdtemp(join(cache, 'fetching-'));
  try {
    const archive = await download(half);
    await extract({ file: archive, cwd: half, strip: 2, filter: (path) => NEEDED.test(path) });
    await rm(archive);
    await rename(half, folder);
  } finally {
    await rm(half, { recursive: true, force: true });
  }
  return folder;
}

async function download(folder: string): Promise<string> {
  const { name, version, sha512 } = EDITOR;
  const archive = join(folder, `${name}-${version}.tgz`);
  const args = [
    'pack',
    `${name}@${version}`,
    '--pack-destination',
    folder,
    '--silent',
    '--fetch-retries=1',
  ];
  try {
    const shell = process.platform === 'win32';
    await promisify(execFile)('npm', args, { shell, timeout: DOWNLOAD_MS });
  } catch (cause) {
    throw new Error('The editor could not be fetched from the npm registry.', { cause });
  }
  const found = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64');
  if (found !== sha512) throw new Error(`${name} ${version} is not the package that was chosen.`);
  return archive;
}
