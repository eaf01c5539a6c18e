import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PrepareError, projectFolder, say } from './project.mjs';
import { npmRun } from './run.mjs';

const dist = join(projectFolder, 'dist');
const stampFile = join(dist, '.source-hash');

/** Everything a build reads; posts are read when the server runs. */
const sourceFolders = ['client', 'server', 'shared', 'scripts/vite'];
const sourceFiles = [
  'package.json',
  'package-lock.json',
  'tailwind.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

function* sources() {
  for (const file of sourceFiles) if (existsSync(join(projectFolder, file))) yield file;
  for (const folder of sourceFolders) {
    const entries = readdirSync(join(projectFolder, folder), {
      recursive: true,
      withFileTypes: true,
    });
    for (const entry of entries) {
      if (!entry.isFile() || /\.test\.tsx?$/.test(entry.name)) continue;
      yield join(entry.parentPath ?? entry.path, entry.name).slice(projectFolder.length);
    }
  }
}

function sourceHash() {
  const hash = createHash('sha256');
  for (const file of [...sources()].sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(projectFolder, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Whether dist/ was made from the sources as they are now. */
export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceHash();
}

/**
 * Builds client and server into dist/.
 * @throws {PrepareError} when the build fails; its output stands above the message
 */
export async function build() {
  say('Building the site …');
  // Taken before the build: a file saved meanwhile makes the next start build again.
  const hash = sourceHash();
  rmSync(stampFile, { force: true });
  const result = await npmRun('build', {
    env: { ...process.env, NODE_ENV: 'production' },
    // Its warnings are for whoever starts the site; the list of files it wrote is not.
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (result.code !== 0) {
    say(result.output);
    throw new PrepareError('The build failed; the reason stands above.');
  }
  mkdirSync(dist, { recursive: true });
  writeFileSync(stampFile, hash);
}
