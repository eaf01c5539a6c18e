import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';
import { administer } from './administer.ts';
import { freshDataDir } from './embedded-template.ts';
import type { ProvidedPostgres } from './provided-context.ts';
import { isSweep } from './sweep.ts';

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
 * Declares the same tests for the embedded database and for PostgreSQL: for what depends on how a
 * database behaves. Each group has a fresh database, emptied before every test; without a PostgreSQL
 * its group is skipped and says why.
 * @param now the clock that decides when scheduled posts are due
 */
export function describeOnBothEngines(
  name: string,
  declareTests: (database: OpenedDatabase) => void,
  now: () => Date = () => new Date(),
): void {
  for (const engine of [embedded, postgres]) describeOn(engine, name, declareTests, now);
}

/**
 * Declares tests that need some database, no matter which: PostgreSQL where there is one, otherwise
 * the embedded one; in a sweep both.
 * @param now the clock that decides when scheduled posts are due
 */
export function describeWithDatabase(
  name: string,
  declareTests: (database: OpenedDatabase) => void,
  now: () => Date = () => new Date(),
): void {
  if (isSweep) describeOnBothEngines(name, declareTests, now);
  else describeOn(postgres.missing === undefined ? postgres : embedded, name, declareTests, now);
}

function describeOn(
  engine: Engine,
  name: string,
  declareTests: (database: OpenedDatabase) => void,
  now: () => Date,
): void {
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

/**
 * Creates a database beside the one of the run; without PostgreSQL this throws.
 * @param state whether it has its tables already
 */
export async function freshPostgresUrl(
  state: 'migrated' | 'empty' = 'migrated',
): Promise<{ url: string; remove: () => Promise<void> }> {
  const server = inject('postgres');
  if ('reason' in server) throw new Error(server.reason);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(
    server.url,
    `create database ${name} template ${state === 'migrated' ? server.template : 'template0'}`,
  );
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

/**
 * Deletes every row, which is fifty times faster than to truncate. The log of consents refuses it
 * from everyone but a superuser who asks for no trigger; that of posts has to announce the change.
 */
async function empty({ db }: Database): Promise<void> {
  await db.execute(sql`
    do $$
    declare tables name[] := array(select tablename from pg_tables where schemaname = 'public');
    declare name name;
    begin
      set local session_replication_role = replica;
      foreach name in array array_remove(tables, 'blog_posts') loop
        execute format('delete from %I', name);
      end loop;
      set local session_replication_role = origin;
      delete from blog_posts;
      perform setval(oid::regclass, 1, false) from pg_class
        where relkind = 'S' and relnamespace = 'public'::regnamespace;
    end $$`);
}
