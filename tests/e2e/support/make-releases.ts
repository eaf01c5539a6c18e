import { packArchive } from '#scripts/release/pack-archive.ts';
import { stageRelease } from '#scripts/release/stage-release.ts';
import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DATE = new Date('2026-01-02T03:04:05Z');
const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

/** Archives and their sums, as `npm run release` writes them, all of the same build. */
export async function makeReleases(folder: string, versions: readonly string[]): Promise<void> {
  const [first = ''] = versions;
  await stageRelease({ projectFolder, staged: join(folder, `site-${first}`), version: first });
  for (const version of versions) {
    const name = `site-${version}`;
    if (version !== first)
      await cp(join(folder, `site-${first}`), join(folder, name), { recursive: true });
    const archive = join(folder, `${name}.tar.gz`);
    await packArchive({ folder, name, archive, date: DATE, level: 0 });
    const sum = createHash('sha256')
      .update(await readFile(archive))
      .digest('hex');
    await writeFile(`${archive}.sha256`, `${sum}  ${name}.tar.gz\n`);
  }
}
