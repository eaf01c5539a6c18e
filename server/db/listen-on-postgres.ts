import { type Backoff, backoffMs } from '#server/lib/backoff.ts';
import pg from 'pg';
import { CONTENT_CHANNEL, dueTimesQuery, toDueTimes } from './content-changes.ts';
import { createContentVersion } from './content-version.ts';
import { facts } from './database-error.ts';
import type { Database, DatabaseLogger } from './database.ts';
import { endOrDestroy } from './end-or-destroy.ts';
import { connectionConfig } from './postgres-target.ts';

/** Tried again for as long as the server lives. */
const BACKOFF: Backoff = { firstMs: 250, longestMs: 10_000, maxAttempts: Infinity };
const TIMING = {
  /** A connection that a firewall forgot says nothing; so it is asked, and lost when it stays silent. */
  heartbeatMs: 10_000,
  answerTimeoutMs: 2_000,
};

export type ContentListener = Database['content'] & { readonly close: () => Promise<void> };

/**
 * Receives content changes on a connection of its own (LISTEN belongs to a session, so it cannot
 * share the pool) and connects again, with a growing backoff, when that one is lost.
 */
export async function listenOnPostgres(
  databaseUrl: string,
  now: () => Date,
  logger: DatabaseLogger,
  { heartbeatMs, answerTimeoutMs } = TIMING,
): Promise<ContentListener> {
  const content = createContentVersion(now);
  let client: pg.Client | undefined;
  let attempts = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect() {
    const fresh = new pg.Client({
      ...connectionConfig(databaseUrl),
      connectionTimeoutMillis: answerTimeoutMs,
      query_timeout: answerTimeoutMs,
    });
    client = fresh;
    const inTurn = oneAfterTheOther();
    let isPlanWanted = false;
    const readPlan = () =>
      inTurn(async () => {
        isPlanWanted = false;
        const { rows } = await fresh.query<{ at: number }>(dueTimesQuery(now()));
        if (client === fresh) content.connected(toDueTimes(rows));
      });
    fresh.on('error', (error) => lost(fresh, error));
    fresh.on('end', () => lost(fresh, new Error('Connection ended')));
    fresh.on('notification', () => {
      content.changed();
      // A sync of a thousand posts is one question more, not a thousand.
      if (isPlanWanted) return;
      isPlanWanted = true;
      readPlan().catch((error: unknown) => lost(fresh, error));
    });
    try {
      await fresh.connect();
      await inTurn(() => fresh.query(`listen ${CONTENT_CHANNEL}`));
      await readPlan();
      attempts = 0;
      beat(fresh, inTurn);
    } catch (error) {
      lost(fresh, error);
    }
  }

  function beat(current: pg.Client, inTurn: InTurn) {
    timer = setTimeout(() => {
      inTurn(() => current.query('select 1')).then(
        () => {
          if (client === current) beat(current, inTurn);
        },
        (error: unknown) => lost(current, error),
      );
    }, heartbeatMs);
    timer.unref();
  }

  function lost(current: pg.Client, error: unknown) {
    if (client !== current) return;
    client = undefined;
    clearTimeout(timer);
    content.disconnected();
    void endOrDestroy(
      () => current.end(),
      () => [current],
    ).catch(() => undefined);
    if (isClosed) return;
    attempts += 1;
    const pauseMs = backoffMs(attempts, BACKOFF);
    logger.warn(
      { code: facts(error).code, pauseMs },
      'disconnected from content changes; trying again',
    );
    timer = setTimeout(() => void connect(), pauseMs);
    timer.unref();
  }

  await connect();
  return {
    version: content.version,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      content.disconnected();
      const last = client;
      client = undefined;
      if (last)
        await endOrDestroy(
          () => last.end(),
          () => [last],
        );
    },
  };
}

type InTurn = <T>(ask: () => Promise<T>) => Promise<T>;

/** A connection answers one question at a time; the next one waits here rather than in the driver. */
function oneAfterTheOther(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (ask) => {
    const answer = last.then(ask);
    // A failed one is its asker's business.
    last = answer.catch(() => undefined);
    return answer;
  };
}
