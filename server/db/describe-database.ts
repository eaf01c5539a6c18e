import { OperatorError } from '#server/lib/operator-error.ts';

/** Asks a database something, on either engine, inside a transaction. */
export type Query = <Row extends object>(text: string) => Promise<readonly Row[]>;

export interface TableSum {
  /** With its schema, e.g. 'public.sms_opt_ins'. */
  readonly name: string;
  readonly rows: number;
  /** SHA-256 over the hashes of all rows, in hex: the order of the rows does not matter. */
  readonly sha256: string;
}

/** What stands in a database at one moment. */
export interface DatabaseFacts {
  /** As PostgreSQL counts its versions: 150004 is 15.4. */
  readonly serverVersion: number;
  /** Hashes of the migrations that were applied, oldest first. */
  readonly migrations: readonly string[];
  readonly tables: readonly TableSum[];
}

/** Rows are hashed as text, and the text of a time depends on these. */
const SETTINGS = [
  `set local timezone to 'UTC'`,
  `set local datestyle to 'ISO, YMD'`,
  `set local intervalstyle to 'postgres'`,
  `set local bytea_output to 'hex'`,
  `set local extra_float_digits to 1`,
];

/** Everything of the site is in these two; the second holds which migrations were applied. */
export const SITE_SCHEMAS = ['public', 'drizzle'] as const;
/** The list of them: each database writes its own. */
export const MIGRATIONS_TABLE = 'drizzle.__drizzle_migrations';

/**
 * Counts and hashes every table, also those unknown to this code.
 * @throws OperatorError when no site has ever opened this database
 */
export async function describeDatabase(query: Query): Promise<DatabaseFacts> {
  const [version] = await query<{ number: number }>(
    `select current_setting('server_version_num')::int as number`,
  );
  const names = await tableNames(query);
  if (!names.includes(MIGRATIONS_TABLE)) {
    throw new OperatorError('The database holds no tables of the site.');
  }
  for (const setting of SETTINGS) await query(setting);
  const migrations = await query<{ hash: string }>(
    `select hash from ${MIGRATIONS_TABLE} order by created_at, id`,
  );
  const tables: TableSum[] = [];
  for (const name of names) tables.push(await sumTable(query, name));
  return {
    serverVersion: version?.number ?? 0,
    migrations: migrations.map(({ hash }) => hash),
    tables,
  };
}

/** Names of the site's tables, quoted where they need it; none in an empty database. */
export async function tableNames(query: Query): Promise<string[]> {
  const rows = await query<{ name: string }>(`
    select format('%I.%I', space.nspname, class.relname) as name
    from pg_class class join pg_namespace space on space.oid = class.relnamespace
    where class.relkind in ('r', 'p')
      and space.nspname in (${SITE_SCHEMAS.map((name) => `'${name}'`).join(', ')})
      and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
    order by 1`);
  return rows.map(({ name }) => name).sort();
}

async function sumTable(query: Query, name: string): Promise<TableSum> {
  // Sorted by their hashes: that order is the same under every collation.
  const [sum] = await query<{ rows: string; sha256: string }>(`
    select count(*)::text as rows,
      encode(sha256(coalesce(string_agg(hash, ''::bytea order by hash), ''::bytea)), 'hex') as sha256
    from (select sha256(convert_to(whole_row::text, 'UTF8')) as hash from ${name} as whole_row) as hashes`);
  return { name, rows: Number(sum?.rows), sha256: sum?.sha256 ?? '' };
}

/** Names of tables that are not the same in both, or are in one alone. */
export function differingTables(
  expected: readonly TableSum[],
  found: readonly TableSum[],
): string[] {
  const textOf = (tables: readonly TableSum[]) =>
    new Map(tables.map(({ name, rows, sha256 }) => [name, `${rows} ${sha256}`]));
  const [before, after] = [textOf(expected), textOf(found)];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

/** How many rows the site itself has written: the list of migrations is not counted. */
export function rowsOf(tables: readonly TableSum[]): number {
  return tables
    .filter(({ name }) => name !== MIGRATIONS_TABLE)
    .reduce((sum, { rows }) => sum + rows, 0);
}
