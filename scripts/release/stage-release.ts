import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ReleasePart } from './bill-of-materials.ts';
import { filesBelow } from './pack-archive.ts';
import { installedPackages, RUNTIME_PACKAGES } from './packages.ts';

/** What the server reads while it runs, by its path in the project; the release keeps the paths. */
const READ_AT_RUN_TIME = [
  'dist/client',
  'dist/server',
  'dist/share',
  'server/db/migrations',
  'server/web/share/fonts',
  'server/web/share/share-background.png',
  'content/blog',
  // `posts lint` looks for the pictures that posts name.
  'client/public/blog',
  'deploy',
  // Whom the units, the alarms and each other send their readers to.
  'docs/deploy.md',
  'docs/operations.md',
  'docs/sms.md',
  '.env.example',
  'LICENSE',
];

/** What packages bring along for compilers, editors and readers. */
const NOT_NEEDED = /\.(map|d\.[cm]?ts|md|markdown)$|(^|\/)(test|tests|docs)\//;

const PROGRAMS = {
  server: 'index',
  staff: 'cli',
  'launch-check': 'launch-check',
} as const;

export interface StageOptions {
  readonly projectFolder: string;
  /** An empty folder. */
  readonly staged: string;
  readonly version: string;
}

interface LicenseEntry extends ReleasePart {
  readonly text: string;
}

/**
 * Puts together the folder that becomes the archive.
 * @returns the packages that are in it
 */
export async function stageRelease(options: StageOptions): Promise<ReleasePart[]> {
  const { projectFolder, staged, version } = options;
  for (const path of READ_AT_RUN_TIME) {
    const source = join(projectFolder, path);
    if (!existsSync(source)) continue;
    await mkdir(dirname(join(staged, path)), { recursive: true });
    await cp(source, join(staged, path), {
      recursive: true,
      filter: (file) => basename(file) !== 'licenses.json',
    });
  }
  const packages = await installedPackages(projectFolder, RUNTIME_PACKAGES);
  for (const { name, folder } of packages) {
    await cp(folder, join(staged, 'node_modules', name), {
      recursive: true,
      filter: (file) => !NOT_NEEDED.test(file.slice(folder.length)),
    });
  }
  await writePrograms(staged);
  await writeFile(
    join(staged, 'package.json'),
    `${JSON.stringify({ name: 'site', version, private: true, type: 'module' }, null, 2)}\n`,
  );
  const licenses = await readLicenses(projectFolder, packages);
  await writeFile(join(staged, 'THIRD-PARTY-LICENSES.txt'), licenseText(licenses));
  await writeChecksums(staged);
  return licenses.map((entry) => ({
    name: entry.name,
    version: entry.version,
    license: entry.license,
  }));
}

/** `node server.js` is all it takes: the programs set what `npm start` sets, but for what must be set before Node. */
async function writePrograms(staged: string): Promise<void> {
  for (const [name, built] of Object.entries(PROGRAMS)) {
    await writeFile(
      join(staged, `${name}.js`),
      "process.env.NODE_ENV ??= 'production';\n" +
        'process.setSourceMapsEnabled(true);\n' +
        `await import('./dist/server/${built}.js');\n`,
    );
  }
}

async function readLicenses(
  projectFolder: string,
  packages: Awaited<ReturnType<typeof installedPackages>>,
): Promise<LicenseEntry[]> {
  const entries = new Map<string, LicenseEntry>();
  const add = (entry: LicenseEntry) => entries.set(`${entry.name}@${entry.version}`, entry);
  for (const side of ['client', 'server']) {
    const file = join(projectFolder, 'dist', side, 'licenses.json');
    const bundled = JSON.parse(await readFile(file, 'utf8')) as {
      name: string;
      version: string;
      identifier: string | null;
      text: string | null;
    }[];
    for (const { name, version, identifier, text } of bundled) {
      add({ name, version, license: identifier ?? 'UNKNOWN', text: text ?? '' });
    }
  }
  for (const { folder, ...part } of packages) {
    add({ ...part, text: await licenseFile(folder) });
  }
  return [...entries.values()].sort((a, b) =>
    `${a.name}@${a.version}`.localeCompare(`${b.name}@${b.version}`, 'en'),
  );
}

async function licenseFile(folder: string): Promise<string> {
  const files = await filesBelow(folder);
  const name = files.find((file) => /^(licen[sc]e|copying)(\.|$)/i.test(file));
  return name === undefined ? '' : readFile(join(folder, name), 'utf8');
}

function licenseText(entries: readonly LicenseEntry[]): string {
  const line = '-'.repeat(80);
  return entries
    .map(({ name, version, license, text }) =>
      [line, `${name} ${version} (${license})`, line, '', text.trim(), ''].join('\n'),
    )
    .join('\n');
}

/** One line for each file, as `sha256sum --check FILES.sha256` reads it. */
async function writeChecksums(staged: string): Promise<void> {
  const lines = [];
  for (const file of await filesBelow(staged)) {
    const sum = createHash('sha256').update(await readFile(join(staged, file)));
    lines.push(`${sum.digest('hex')}  ${file}`);
  }
  await writeFile(join(staged, 'FILES.sha256'), `${lines.join('\n')}\n`);
}
