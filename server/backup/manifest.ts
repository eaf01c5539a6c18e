import { z } from 'zod';

/** Counts changes of what a backup's folder holds. */
export const FORMAT = 1;
export const MANIFEST_FILE = 'manifest.json';
export const SUMS_FILE = 'SHA256SUMS';
/** There where BACKUP_KEY was set: HMAC-SHA256 of the sums, in hex. */
export const SIGNATURE_FILE = 'SIGNATURE';

/** The rows: what pg_dump wrote, or the folder of the embedded database. */
export const DATA_FILES = {
  postgres: 'database.dump',
  embedded: 'database.tar.gz',
} as const;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What a backup says of itself. */
export const backupManifest = z.strictObject({
  format: z.literal(FORMAT),
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
  engine: z.enum(['postgres', 'embedded']),
  /** Of the database that was backed up, as PostgreSQL counts: 150004 is 15.4. */
  serverVersion: z.number().int().positive(),
  /** Of the pg_dump that wrote it, e.g. 15; null for the embedded database. */
  toolVersion: z.number().int().positive().nullable(),
  /** Hashes of the migrations that were applied: which version of the site it needs. */
  migrations: z.array(z.string()),
  tables: z.array(z.strictObject({ name: z.string(), rows: z.number().int(), sha256 })),
  data: z.strictObject({ file: z.enum(DATA_FILES), bytes: z.number().int(), sha256 }),
});
export type BackupManifest = z.output<typeof backupManifest>;

/** 15 of 150004. */
export const majorOf = (serverVersion: number): number => Math.floor(serverVersion / 10_000);
