import { join } from 'node:path';
import pg from 'pg';
import { connectionConfig } from '#server/db/postgres-target.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import { postgresFolders } from './postgres-folders.ts';
import { runTool } from './run-tool.ts';

const PROGRAMS = ['pg_dump', 'pg_restore', 'psql'] as const;

/** Programs of one version of PostgreSQL. */
export interface PostgresTools {
  /** e.g. 15 */
  readonly version: number;
  readonly pathOf: (program: (typeof PROGRAMS)[number]) => string;
}

/**
 * Finds pg_dump, pg_restore and psql of the version that is asked for, or else of the next one.
 * @param atLeast e.g. 15: older ones cannot read what a PostgreSQL 15 wrote
 * @param programPath PATH of this process
 * @throws OperatorError that says how to get them
 */
export async function findPostgresTools(
  atLeast: number,
  programPath: string,
): Promise<PostgresTools> {
  const found = await Promise.all(
    postgresFolders(PROGRAMS, programPath).map(async (folder) => ({
      folder,
      version: await versionIn(folder, programPath),
    })),
  );
  const usable = found
    .filter(({ version }) => version >= atLeast)
    .sort((one, other) => one.version - other.version);
  const [best] = usable;
  if (!best) {
    const versions = [...new Set(found.map(({ version }) => version))].filter(Boolean).join(', ');
    throw new OperatorError(
      `pg_dump, pg_restore and psql of PostgreSQL ${atLeast} or newer are needed (found: ${versions || 'none'}); on Debian and Ubuntu install postgresql-client-${atLeast}, on macOS "brew install postgresql@${atLeast}".`,
    );
  }
  return { version: best.version, pathOf: (program) => join(best.folder, program) };
}

/** 0 where it does not say. */
async function versionIn(folder: string, programPath: string): Promise<number> {
  try {
    const text = await runTool(join(folder, 'pg_dump'), ['--version'], { PATH: programPath });
    return Number(/\(PostgreSQL\) (\d+)/.exec(text)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** How the programs reach the database of a URL; they read it from their environment. */
export function toolEnvironment(databaseUrl: string, programPath: string): Record<string, string> {
  const { host, port, user, database, password } = new pg.Client(connectionConfig(databaseUrl));
  const settings = new URL(databaseUrl).searchParams;
  const sslMode = settings.get('sslmode');
  const given = {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGDATABASE: database,
    PGPASSWORD: typeof password === 'string' ? password : undefined,
    // A word that only the driver of Node knows.
    PGSSLMODE: sslMode === 'no-verify' ? 'require' : sslMode,
    PGSSLROOTCERT: settings.get('sslrootcert'),
    PGSSLCERT: settings.get('sslcert'),
    PGSSLKEY: settings.get('sslkey'),
    PGAPPNAME: 'redbud-site backup',
    PGCONNECT_TIMEOUT: '10',
    // So that what they say can be read by us.
    LC_ALL: 'C',
    PATH: programPath,
  };
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
