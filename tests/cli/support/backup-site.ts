import { connect } from '#server/cli/connect.ts';
import { runStaff } from '#server/cli/run-staff.ts';
import { doubtfulSettings, readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { freshPostgresUrl, missingPostgres, silentLogger } from '#tests/setup/databases.ts';
import { freshDataDir } from '#tests/setup/embedded-template.ts';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandResult } from './run-command.ts';

const NOW = new Date('2026-11-21T18:00:00Z');

/** A site's database, closed, with the staff commands that work on it. */
export interface BackupSite {
  readonly settings: Readonly<Record<string, string>>;
  /** Opens it while `work` runs, as a server does. */
  use<T>(work: (database: Database) => Promise<T>): Promise<T>;
  staff(...args: string[]): Promise<CommandResult>;
}

/** Takes what removes something when the test, or all of them, are over. */
export type Later = (remove: () => Promise<void>) => void;

/** Both engines; without a PostgreSQL its tests are skipped and say why. */
export const engines = [
  { name: 'embedded', missing: undefined, makeSite: embeddedSite },
  { name: 'postgres', missing: missingPostgres(), makeSite: postgresSite },
] as const;

async function embeddedSite(later: Later, state?: 'never opened'): Promise<BackupSite> {
  if (state) return siteOf({ DATA_DIR: join(await temporaryFolder(later), 'data') });
  const dataDir = await freshDataDir();
  later(() => rm(dataDir, { recursive: true, force: true }));
  return siteOf({ DATA_DIR: dataDir });
}

export async function postgresSite(later: Later, state?: 'never opened'): Promise<BackupSite> {
  const { url, remove } = await freshPostgresUrl(state ? 'empty' : 'migrated');
  later(remove);
  return siteOf({ DATABASE_URL: url });
}

/** A site on settings of its own, e.g. of a database that was never opened. */
export function siteOf(settings: Readonly<Record<string, string>>): BackupSite {
  const config = readConfig({ ...settings, PATH: process.env['PATH'] });
  const { dataDir, databaseUrl } = config;
  return {
    settings,
    async use(work) {
      const options = { dataDir, ...(databaseUrl !== undefined && { databaseUrl }) };
      const database = await openDatabase(options, silentLogger);
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    async staff(...args) {
      const [out, notes]: [string[], string[]] = [[], []];
      let target: string | undefined;
      const clock = () => NOW;
      const code = await runStaff(args, {
        print: (text) => void out.push(text),
        note(text) {
          if (text.startsWith('Database: ')) target = text;
          else notes.push(text);
        },
        clock,
        config: () => config,
        doubts: () => doubtfulSettings(settings),
        connect: ({ create }) => connect({ config, create, clock, logger: silentLogger }),
      });
      const said = { code, out: out.join('\n'), notes: notes.join('\n') };
      return { ...said, ...(target !== undefined && { target }) };
    },
  };
}

/** An empty folder, gone in the end. */
export async function temporaryFolder(later: Later): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
  later(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Changes what a backup says of itself, with sums that fit: what is then refused is the content. */
export async function forgeManifest(
  backup: string,
  change: (manifest: Record<string, unknown>) => object,
): Promise<void> {
  const path = join(backup, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
  const forged = { ...manifest, ...change(manifest) } as { data: { sha256: string; file: string } };
  const text = JSON.stringify(forged);
  await writeFile(path, text);
  const sum = createHash('sha256').update(text).digest('hex');
  const { data } = forged;
  await writeFile(
    join(backup, 'SHA256SUMS'),
    `${data.sha256}  ${data.file}\n${sum}  manifest.json\n`,
  );
}
