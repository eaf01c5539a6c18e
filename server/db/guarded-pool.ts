import pg from 'pg';
import { endOrDestroy } from './end-or-destroy.ts';

type ConnectCallback = Parameters<typeof pg.Pool.prototype.connect>[0];
type AnyQuery = (...args: unknown[]) => Promise<unknown>;

/**
 * A pool that never keeps or loses a connection which stopped answering.
 *
 * Transactions of drizzle-orm check a connection out and hand it back without saying that it broke;
 * when already their `begin` fails they never hand it back. Ten of those, and the pool would be
 * empty until a restart. Single queries (the callback form) clean up by themselves.
 */
export class GuardedPool extends pg.Pool {
  readonly #clients = new Set<pg.Client>();

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('connect', (client) => {
      if (client instanceof pg.Client) this.#clients.add(client);
    });
    this.on('remove', (client) => {
      if (client instanceof pg.Client) this.#clients.delete(client);
    });
  }

  /** Says goodbye to the server, which a server that no longer answers cannot hold up. */
  async close(): Promise<void> {
    await endOrDestroy(
      () => this.end(),
      () => this.#clients,
    );
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (callback) return super.connect(callback);
    return super.connect().then(guard);
  }
}

function guard(client: pg.PoolClient): pg.PoolClient {
  const handBack = client.release.bind(client);
  const query = client.query.bind(client) as AnyQuery;
  let isCheckedOut = true;

  const release = (error?: Error | boolean) => {
    if (!isCheckedOut) return;
    isCheckedOut = false;
    client.off('error', release);
    client.query = query as typeof client.query;
    handBack(error);
  };
  const guardedQuery: AnyQuery = async (...args) => {
    try {
      return await query(...args);
    } catch (error) {
      // An error with an SQLSTATE is an answer; without one the connection did not answer.
      if (!(error instanceof pg.DatabaseError)) release(error instanceof Error ? error : true);
      throw error;
    }
  };
  client.on('error', release);
  client.release = release;
  client.query = guardedQuery as typeof client.query;
  return client;
}
