import pg from 'pg';
import { facts, meansAway } from '#server/db/database-error.ts';
import {
  APPLICATION_NAME,
  connectionConfig,
  postgresTarget,
  toOperatorError,
} from '#server/db/postgres-target.ts';
import { OperatorError } from '#server/lib/operator-error.ts';

const CONNECT_TIMEOUT_MS = 10_000;
/** Not the name of a server: a restore refuses to run beside one. */
const OWN_NAME = `${APPLICATION_NAME} backup`;

/** Asks with values for `$1`, `$2` and so on. */
export type QueryWithValues = <Row extends object>(
  text: string,
  values?: readonly unknown[],
) => Promise<readonly Row[]>;

/**
 * Runs `work` in one transaction on a connection of its own, which has no limits of time.
 * @param begin how the transaction begins, e.g. 'begin read only'
 * @throws OperatorError in one sentence when PostgreSQL cannot be reached or refuses
 */
export async function queryPostgres<T>(
  databaseUrl: string,
  begin: string,
  work: (query: QueryWithValues, client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...connectionConfig(databaseUrl),
    application_name: OWN_NAME,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // Without a listener a lost connection would end the process before the query reports it.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw toOperatorError(error, postgresTarget(databaseUrl));
  }
  try {
    await client.query(begin);
    const query = async <Row extends object>(text: string, values: readonly unknown[] = []) => {
      const { rows } = await client.query<Row>(text, [...values]);
      return rows;
    };
    const answer = await work(query, client);
    await client.query('commit');
    return answer;
  } catch (error) {
    const { code, isQuery } = facts(error);
    if (isQuery || meansAway(error)) {
      // Never the driver's own message: it quotes rows.
      throw new OperatorError(`PostgreSQL could not do this (${code ?? 'no connection'}).`);
    }
    throw error;
  } finally {
    await client.end();
  }
}
