import { openDatabase } from '#server/db/open-database.ts';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, linkSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { migrationsFolder } from '#server/lib/project-root.ts';

const cache = fileURLToPath(new URL('../../.cache/embedded', import.meta.url));
const engine = new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url);

/** A copy of the migrated, empty embedded database in a folder of its own. */
export async function freshDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-test-'));
  await copyTemplate(dataDir);
  return dataDir;
}

/** @param dataDir where its copy goes; made when it is missing */
export async function copyTemplate(dataDir: string): Promise<void> {
  // A thousand files: one after the other costs a quarter of what a thousand promises do.
  cpSync(await templateFolder(), dataDir, {
    recursive: true,
    filter: (from, to) => !(NEVER_WRITTEN.test(from) && isLinked(from, to)),
  });
}

/** Two in three of the files: those of the databases from which PostgreSQL would make new ones. */
const NEVER_WRITTEN = /[/\\]base[/\\][14][/\\]\d+(?:_\w+)?$/;

/** One name more for the same file, where both folders are on the same file system. */
function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/**
 * The template that fits the migrations of now. The first test that asks for it makes it, because
 * opening a copy is five times faster than migrating; it stays for the runs to come.
 */
export async function templateFolder(): Promise<string> {
  const name = templateName();
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const outdated = (await readdir(cache)).filter((other) => !other.startsWith(name));
  for (const other of outdated) await rm(join(cache, other), { recursive: true, force: true });
  const draft = await mkdtemp(`${folder}.`);
  const database = await openDatabase({ dataDir: draft }, pino({ level: 'silent' }));
  await database.close();
  // Of several tests that make it at the same time the first one wins.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  return folder;
}

function templateName(): string {
  const hash = createHash('sha256').update(readFileSync(engine));
  const files = readdirSync(migrationsFolder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(sql|json)$/.test(name)).sort()) {
    hash.update(file).update(readFileSync(join(migrationsFolder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
