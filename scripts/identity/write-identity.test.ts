import { projectRoot } from '#server/lib/project-root.ts';
import type * as identityFile from '#shared/identity/identity.ts';
import type * as outlineFile from '#shared/identity/outline.ts';
import { secondIdentity } from '#tests/identity/second-identity.ts';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { writeIdentity } from './write-identity.ts';

test('an identity is written with its map and its icons, and is read again as it was', async () => {
  const root = await mkdtemp(join(tmpdir(), 'identity-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const parts = ['package.json', '.prettierrc.json', 'shared', 'art/icons.mjs', 'client/public'];
  for (const part of parts) {
    await cp(join(projectRoot, part), join(root, part), { recursive: true }).catch(() => undefined);
  }
  await mkdir(join(root, 'client/src/assets/logo'), { recursive: true });
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  await writeIdentity(secondIdentity, root);

  const load = (file: string): Promise<unknown> =>
    import(/* @vite-ignore */ pathToFileURL(join(root, file)).href);
  const { identity } = (await load('shared/identity/identity.ts')) as typeof identityFile;
  const { outline } = (await load('shared/identity/outline.ts')) as typeof outlineFile;
  expect(identity).toEqual(secondIdentity);
  expect(outline?.towns.map(({ name }) => name)).toContain('Portland');
  // The comment that says what the file is stays above it.
  expect(await readFile(join(root, 'shared/identity/identity.ts'), 'utf8')).toMatch(
    /^\/\*\*\n \* Who/,
  );
  const icon = await readFile(join(root, 'client/public/favicon.svg'), 'utf8');
  expect(icon).not.toContain('#9B1B5A');
});
