import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** What two renderings of the same page may differ by: the edges of letters. */
const TOLERATED_PART = 0.0002;

const accepted = (folder: string) => join(folder, 'accepted');

/** Makes the pictures of the last run those that later ones are compared with. */
export async function acceptPictures(folder: string): Promise<number> {
  const names = await picturesIn(folder);
  await rm(accepted(folder), { recursive: true, force: true });
  await mkdir(accepted(folder), { recursive: true });
  for (const name of names) await cp(join(folder, name), join(accepted(folder), name));
  return names.length;
}

/**
 * Holds pictures against the accepted ones and writes where they differ into `changed/`.
 * @param names the pictures of this run
 * @returns a line for each that is new or looks different
 */
export async function compareWithAccepted(
  folder: string,
  names: readonly string[],
): Promise<string[]> {
  const before = new Set(await picturesIn(accepted(folder)));
  const target = join(folder, 'changed');
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const lines: string[] = [];
  for (const name of names) {
    if (!before.has(name)) {
      lines.push(`${name}: new`);
      continue;
    }
    const change = await difference(
      join(accepted(folder), name),
      join(folder, name),
      join(target, name),
    );
    if (change !== undefined) lines.push(`${name}: ${change}`);
  }
  return lines;
}

async function difference(
  before: string,
  after: string,
  target: string,
): Promise<string | undefined> {
  const [old, now] = await Promise.all([pixels(before), pixels(after)]);
  const { width, height } = now.info;
  if (old.info.width !== width || old.info.height !== height) {
    return `${old.info.width} x ${old.info.height} became ${width} x ${height}`;
  }
  const marked = Buffer.alloc(now.data.length);
  const count = pixelmatch(old.data, now.data, marked, width, height);
  const part = count / (width * height);
  if (part <= TOLERATED_PART) return undefined;
  await sharp(marked, { raw: { width, height, channels: 4 } }).png().toFile(target);
  return `${(100 * part).toFixed(2)} % differ`;
}

const pixels = (file: string) =>
  sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

async function picturesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.png') && !name.startsWith('sheet-')).sort();
}
