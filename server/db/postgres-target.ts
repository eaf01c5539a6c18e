import { OperatorError } from '#server/lib/operator-error.ts';
import pg from 'pg';
import { facts } from './database-error.ts';

/** What sessions of the site are called in PostgreSQL. */
export const APPLICATION_NAME = 'redbud-site';

export function connectionConfig(databaseUrl: string): pg.ClientConfig {
  return { connectionString: databaseUrl, application_name: APPLICATION_NAME, keepAlive: true };
}

export interface PostgresTarget {
  readonly user: string;
  readonly database: string;
  readonly host: string;
  readonly port: number;
}

/**
 * Where a URL leads, without its password, as the driver itself reads it.
 * @throws OperatorError when it is no PostgreSQL URL
 */
export function postgresTarget(databaseUrl: string): PostgresTarget {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new OperatorError('DATABASE_URL is not a URL that starts with postgres://.');
  }
  try {
    const { user, database, host, port } = new pg.Client(connectionConfig(databaseUrl));
    return { user: user ?? '', database: database ?? '', host, port };
  } catch {
    throw new OperatorError(
      'DATABASE_URL cannot be read; it looks like postgres://user:password@host:5432/database, with special characters of the password percent-encoded.',
    );
  }
}

/** One sentence for the operator on why PostgreSQL did not open; the password is in none of them. */
export function toOperatorError(error: unknown, target: PostgresTarget): OperatorError {
  const { user, database, host, port } = target;
  const server = host.startsWith('/') ? `the socket in ${host}` : `${host}:${port}`;
  const { code, message } = facts(error);
  switch (code) {
    case '28P01':
      return new OperatorError(
        `PostgreSQL at ${server} refused the password of user "${user}" (DATABASE_URL).`,
      );
    case '28000':
      return new OperatorError(
        `PostgreSQL at ${server} does not let user "${user}" into database "${database}" (DATABASE_URL, pg_hba.conf).`,
      );
    case '3D000':
      return new OperatorError(
        `PostgreSQL at ${server} has no database "${database}" (DATABASE_URL); create it first.`,
      );
    case '42501':
      return new OperatorError(
        `User "${user}" may not create tables in database "${database}" at ${server} (DATABASE_URL).`,
      );
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new OperatorError(`No host named "${host}" can be found (DATABASE_URL).`);
    case 'ECONNREFUSED':
    case 'ENOENT':
      return new OperatorError(`No PostgreSQL answers at ${server} (DATABASE_URL).`);
    default:
      return new OperatorError(
        `The database "${database}" at ${server} could not be opened (DATABASE_URL): ${message}.`,
      );
  }
}
