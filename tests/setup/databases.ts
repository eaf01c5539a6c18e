import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';
import type { ProvidedPostgres } from './provided-context.ts';

export const silentLogger = pino({ level: 'silent' });

const OPEN_TIMEOUT_MS = 120_000;

/** An opened database of a test file; only good inside tests and hooks. */
export type OpenedDatabase = () => Database;

interface Engine {
  readonly name: Database['engine'];
  readonly missing: string | undefined;
  readonly open: (now: () => Date) => Promise<{ database: Database; remove: () => Promise<void> }>;
}

/**
 * Declares the same tests for the embedded database and for PostgreSQL. Each group has a fresh
 * database, emptied before every test; without a PostgreSQL its group is skipped and says why.
 * @param now the clock that decides when scheduled posts are due
 */
export function describeOnBothEngines(
  name: string,
  declareTests: (database: OpenedDatabase) => void,
  now: () => Date = () => new Date(),
): void {
  for (const engine of [embedded, postgres]) {
    const title = engine.missing
      ? `${name} (${engine.name}, skipped: ${engine.missing})`
      : `${name} (${engine.name})`;
    describe.skipIf(engine.missing !== undefined)(title, () => {
      let opened: Awaited<ReturnType<Engine['open']>> | undefined;
      const database: OpenedDatabase = () => {
        if (!opened) throw new Error('The database is open only while tests run.');
        return opened.database;
      };
      beforeAll(async () => {
        opened = await engine.open(now);
      }, OPEN_TIMEOUT_MS);
      beforeEach(() => empty(database()), OPEN_TIMEOUT_MS);
      afterAll(async () => {
        await opened?.database.close();
        await opened?.remove();
      }, OPEN_TIMEOUT_MS);
      declareTests(database);
    });
  }
}

/** A copy of the migrated template in a folder of its own. */
export async function freshDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-test-'));
  await cp(inject('embeddedTemplate'), dataDir, { recursive: true });
  return dataDir;
}

/** Creates an empty database beside the one of the run; without PostgreSQL this throws. */
export async function freshPostgresUrl(): Promise<{ url: string; remove: () => Promise<void> }> {
  const server: ProvidedPostgres = inject('postgres');
  if ('reason' in server) throw new Error(server.reason);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    remove: () => administer(server.url, `drop database if exists ${name} with (force)`),
  };
}

/** Why there is no PostgreSQL in this run; undefined when there is one. */
export function missingPostgres(): string | undefined {
  const server: ProvidedPostgres = inject('postgres');
  return 'reason' in server ? server.reason : undefined;
}

const embedded: Engine = {
  name: 'embedded',
  missing: undefined,
  async open(now) {
    const dataDir = await freshDataDir();
    return {
      database: await openDatabase({ dataDir, now }, silentLogger),
      remove: () => rm(dataDir, { recursive: true, force: true }),
    };
  },
};

const postgres: Engine = {
  name: 'postgres',
  missing: missingPostgres(),
  async open(now) {
    const { url, remove } = await freshPostgresUrl();
    const options = { databaseUrl: url, dataDir: tmpdir(), now };
    return { database: await openDatabase(options, silentLogger), remove };
  },
};

async function empty({ db }: Database): Promise<void> {
  // The log of consents refuses to be emptied; tests are the only ones that may.
  await db.execute(sql`alter table sms_consent_events disable trigger user`);
  await db.execute(
    sql`truncate users, blog_posts, contact_submissions, sms_opt_ins, sms_subjects, sms_consent_events, sms_consent_details, sms_inbound_messages, sms_reviews, sms_messages, idempotency_keys, chat_token_usage, outbox_messages, web_vital_counts restart identity`,
  );
  await db.execute(sql`alter table sms_consent_events enable trigger user`);
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
