import type { Database, DatabaseLogger } from './database.ts';

export interface DatabaseOptions {
  /** A postgres:// URL; absent: the embedded database in `dataDir`. */
  readonly databaseUrl?: string;
  readonly dataDir: string;
  /** Decides when a scheduled post is due. */
  readonly now?: () => Date;
}

/**
 * Opens the database and brings its tables up to date.
 * @throws OperatorError in one sentence when it cannot be opened
 */
export async function openDatabase(
  options: DatabaseOptions,
  logger: DatabaseLogger,
): Promise<Database> {
  const now = options.now ?? (() => new Date());
  // Imported when chosen: the embedded engine alone weighs more than the rest of the server.
  if (options.databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(options.databaseUrl, now, logger);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(options.dataDir, now, logger);
}
