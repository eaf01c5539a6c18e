import type { Backup } from '#server/backup/backup-folder.ts';
import { rowsOf } from '#server/db/describe-database.ts';
import { majorOf } from '#server/backup/manifest.ts';

const ENGINES = { postgres: 'PostgreSQL', embedded: 'the embedded database, PostgreSQL' } as const;

/** A backup in one sentence. */
export function describeBackup({ path, manifest }: Backup): string {
  const { createdAt, data, engine, migrations, serverVersion, tables } = manifest;
  const kilobytes = Math.ceil(data.bytes / 1_000).toLocaleString('en-US');
  const rows = rowsOf(tables).toLocaleString('en-US');
  return `${path} of ${createdAt} (${ENGINES[engine]} ${majorOf(serverVersion)}, ${migrations.length} migrations): ${tables.length} tables, ${rows} rows, ${kilobytes} kB.`;
}
