import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#server/lib/project-root.ts';
import type { Identity } from '#shared/identity/identity-schema.ts';
import prettier from 'prettier';
import { drawOutline } from './draw-outline.ts';

const IDENTITY = 'shared/identity/identity.ts';
const OUTLINE = 'shared/identity/outline.ts';
const run = promisify(execFile);

/**
 * Writes the identity and all that is made from it beforehand: the drawn map, and the icons.
 * @param root the folder of the project
 */
export async function writeIdentity(identity: Identity, root = projectRoot): Promise<void> {
  await replaceValue(join(root, IDENTITY), 'identity: Identity', identity);
  const outline = identity.map === 'drawn' ? drawOutline(identity) : null;
  await replaceValue(join(root, OUTLINE), 'outline: Outline | null', outline);
  await run(process.execPath, ['--import', 'tsx', 'art/icons.mjs'], { cwd: root });
}

/** Leaves the words above a constant as they are and writes what it holds. */
async function replaceValue(file: string, constant: string, value: unknown): Promise<void> {
  const source = await readFile(file, 'utf8');
  const start = `export const ${constant} = `;
  const at = source.indexOf(start);
  if (at === -1) throw new Error(`${file} has no ${start.trim()}`);
  const text = `${source.slice(0, at)}${start}${JSON.stringify(value)};\n`;
  const options = await prettier.resolveConfig(file);
  await writeFile(file, await prettier.format(text, { ...options, filepath: file }));
}
