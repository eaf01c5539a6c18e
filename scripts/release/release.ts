/**
 * `npm run release`: writes release/site-VERSION.tar.gz, its SHA-256 and its bill of materials.
 * The archive runs with Node alone: `node server.js`, `node staff.js …`, `node launch-check.js`.
 * The same commit gives the same bytes, apart from sharp's native library, which is the one of the
 * system that the release is made on.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { billOfMaterials } from './bill-of-materials.ts';
import { commitDate } from './commit-date.ts';
import { packArchive } from './pack-archive.ts';
import { stageRelease } from './stage-release.ts';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(projectFolder, 'release');

const { version } = JSON.parse(await readFile(join(projectFolder, 'package.json'), 'utf8')) as {
  version: string;
};
const name = `site-${version}`;
const staged = join(folder, name);
const archive = join(folder, `${name}.tar.gz`);

await rm(folder, { recursive: true, force: true });
await mkdir(staged, { recursive: true });
const parts = await stageRelease({ projectFolder, staged, version });
const date = await commitDate(projectFolder);
await packArchive({ folder, name, archive, date });
await writeFile(
  join(folder, `${name}.cdx.json`),
  `${JSON.stringify(billOfMaterials({ version, date, parts }), null, 2)}\n`,
);
const sum = createHash('sha256')
  .update(await readFile(archive))
  .digest('hex');
await writeFile(`${archive}.sha256`, `${sum}  ${name}.tar.gz\n`);
process.stdout.write(`release/${name}.tar.gz\n${sum}\n`);
