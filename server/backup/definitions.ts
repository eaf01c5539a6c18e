import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';
import { SITE_SCHEMAS } from '#server/db/describe-database.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import { withEmbedded } from './open-own-folder.ts';
import { migrationsFolder } from '#server/lib/project-root.ts';

const IN_SITE = `in (${SITE_SCHEMAS.map((name) => `'${name}'`).join(', ')})`;

/**
 * Whatever in a database does something by itself, a line each: functions, triggers, rules, views, policies
 * and defaults. Rows are compared by their sums; these would change rows that come later.
 */
const ACTIVE_THINGS = `
  select format('function %I.%I(%s) %s %s', nspname, proname, pg_get_function_identity_arguments(p.oid), lanname, prosrc) as line
  from pg_proc p join pg_namespace n on n.oid = pronamespace join pg_language l on l.oid = prolang
  where nspname ${IN_SITE} and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  union all
  select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = tgrelid
    join pg_namespace n on n.oid = relnamespace where nspname ${IN_SITE} and not tgisinternal
  union all
  select format('rule %I on %I.%I', rulename, nspname, relname) from pg_rewrite
    join pg_class c on c.oid = ev_class join pg_namespace n on n.oid = relnamespace where nspname ${IN_SITE}
  union all
  select format('relation %I.%I %s', nspname, relname, relkind) from pg_class
    join pg_namespace n on n.oid = relnamespace where nspname ${IN_SITE} and relkind in ('v', 'm', 'f')
  union all
  select format('policy %I on %I.%I', polname, nspname, relname) from pg_policy
    join pg_class c on c.oid = polrelid join pg_namespace n on n.oid = relnamespace where nspname ${IN_SITE}
  union all
  select format('default %I.%I.%I %s', nspname, relname, attname, pg_get_expr(adbin, adrelid)) from pg_attrdef
    join pg_attribute a on attrelid = adrelid and attnum = adnum
    join pg_class c on c.oid = adrelid join pg_namespace n on n.oid = relnamespace where nspname ${IN_SITE}`;

/** Names are written with their schemas then. */
const NO_PATH = `set local search_path to ''`;

interface Line {
  readonly line: string;
}

/**
 * What the first migrations make, as PostgreSQL says it of a database that has only them.
 * @param count how many of them a backup names
 */
export function expectedDefinitions(count: number): Promise<readonly string[]> {
  const known = knownDefinitions.get(count) ?? makeDefinitions(count);
  knownDefinitions.set(count, known);
  // What failed once may work the next time.
  known.catch(() => knownDefinitions.delete(count));
  return known;
}

/** By number of migrations: they never change while a process runs, and a new database takes seconds. */
const knownDefinitions = new Map<number, Promise<readonly string[]>>();

function makeDefinitions(count: number): Promise<readonly string[]> {
  return withEmbedded({}, async (client) => {
    // As drizzle's own migrator keeps its list.
    await client.exec(
      'create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    );
    const db = drizzle(client);
    for (const { sql: statements } of readMigrationFiles({ migrationsFolder }).slice(0, count)) {
      for (const statement of statements) await db.execute(sql.raw(statement));
    }
    return definitionsOf(client);
  });
}

/**
 * A statement for the end of a transaction, which fails unless the database holds these definitions and
 * no others.
 */
export function definitionsCheck(expected: readonly string[]): string {
  const lines = expected.map((line) => `'${line.replaceAll("'", "''")}'`).join(',\n');
  return `${NO_PATH};
set local standard_conforming_strings to on;
do $check$
begin
  if exists (
    (select line from (${ACTIVE_THINGS}) as found except select unnest(array[${lines}]::text[]))
    union all
    (select unnest(array[${lines}]::text[]) except select line from (${ACTIVE_THINGS}) as found)
  ) then
    raise exception 'the backup holds definitions that are not of the site';
  end if;
end $check$;
`;
}

/**
 * @param count how many migrations the database has
 * @throws OperatorError unless an embedded database holds what they make and nothing else
 */
export async function checkDefinitions(client: PGlite, count: number): Promise<void> {
  const expected = await expectedDefinitions(count);
  const found = await definitionsOf(client);
  const foreign = found.find((line) => !expected.includes(line));
  if (foreign === undefined && found.length === expected.length) return;
  throw new OperatorError(
    'The backup holds definitions that are not of the site; nothing was changed.',
  );
}

const definitionsOf = (client: PGlite) =>
  client.transaction(async (tx) => {
    await tx.exec(NO_PATH);
    return (await tx.query<Line>(ACTIVE_THINGS)).rows.map(({ line }) => line);
  });

/** Kinds of entries that a dump of the site has. */
const ENTRY = /^\d+; \d+ \d+ (.+)$/;
const KNOWN_ENTRIES = [
  'SCHEMA',
  'TABLE',
  'TABLE DATA',
  'SEQUENCE',
  'SEQUENCE SET',
  'SEQUENCE OWNED BY',
  'DEFAULT',
  'CONSTRAINT',
  'FK CONSTRAINT',
  'CHECK CONSTRAINT',
  'INDEX',
  'FUNCTION',
  'TRIGGER',
  'COMMENT',
];

/**
 * Looks at the table of contents of a dump, before anything of it is run.
 * @param list what `pg_restore --list` prints
 * @throws OperatorError when it holds something that no dump of the site holds
 */
export function checkContents(list: string): void {
  const foreign = list
    .split('\n')
    .map((line) => ENTRY.exec(line)?.[1])
    .find((entry) => entry && !KNOWN_ENTRIES.some((known) => entry.startsWith(`${known} `)));
  if (foreign === undefined) return;
  const kind = foreign.split(/ (?=[^A-Z])/, 1)[0];
  throw new OperatorError(
    `The backup holds a definition that is not of the site (${kind}); nothing was changed.`,
  );
}
