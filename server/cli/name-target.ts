import { resolve } from 'node:path';
import type { Config } from '#server/config.ts';
import { postgresTarget } from '#server/db/postgres-target.ts';
import type { StaffConnection } from './connect.ts';
import { mayWrite } from './staff-operations.ts';
import type { StaffContext } from './staff-context.ts';

type Target = Pick<Config, 'dataDir' | 'databaseUrl' | 'publicUrl'>;

/** e.g. 'Database: PostgreSQL "site" at localhost:5432; site: https://www.example.org.' */
export function describeTarget({ dataDir, databaseUrl, publicUrl }: Target): string {
  return `Database: ${databaseUrl === undefined ? `the embedded one in ${resolve(dataDir)}` : postgresAt(databaseUrl)}; site: ${publicUrl}.`;
}

function postgresAt(databaseUrl: string): string {
  const { database, host, port } = postgresTarget(databaseUrl);
  return `PostgreSQL "${database}" ${host.startsWith('/') ? `by the socket in ${host}` : `at ${host}:${port}`}`;
}

/** The connection, which says once, before the first thing it may change, which database that is. */
export function namingTarget(
  connection: StaffConnection,
  { config, note }: Pick<StaffContext, 'config' | 'note'>,
): StaffConnection {
  let isNamed = false;
  return {
    call(name, input) {
      if (mayWrite(name) && !isNamed) {
        note(describeTarget(config()));
        isNamed = true;
      }
      return connection.call(name, input);
    },
    close: () => connection.close(),
  };
}
