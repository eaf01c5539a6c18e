import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { servedNames } from './static-files.ts';

test('files are served under their names, folders and compressed copies are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'static-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'blog'));
  await mkdir(join(folder, '.vite'));
  for (const name of [
    'blog/desk.avif',
    'favicon.svg',
    'favicon.svg.br',
    'index.html',
    '.vite/x.json',
  ])
    await writeFile(join(folder, name), '');
  // A folder of pictures for posts is no reason to answer /blog with a 404.
  expect([...servedNames(folder)].sort()).toEqual(['/blog/desk.avif', '/favicon.svg']);
});
