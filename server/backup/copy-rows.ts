import { type Query, tableNames } from '#server/db/describe-database.ts';
import type { QueryWithValues } from './query-postgres.ts';

const BATCH = 500;

interface PlacedRow {
  /** Where it lies in the table, e.g. '(0,1)'. */
  readonly place: string;
  readonly row: string;
}

/** The tables that hold rows of the site, each after those that it refers to. */
export async function tablesInOrder(query: Query): Promise<string[]> {
  const references = await query<{ child: string; parent: string }>(`
    select format('%I.%I', cs.nspname, c.relname) as child, format('%I.%I', ps.nspname, p.relname) as parent
    from pg_constraint join pg_class c on c.oid = conrelid join pg_namespace cs on cs.oid = c.relnamespace
      join pg_class p on p.oid = confrelid join pg_namespace ps on ps.oid = p.relnamespace
    where contype = 'f' and conrelid <> confrelid`);
  const ordered = new Set<string>();
  const visit = (name: string) => {
    for (const { child, parent } of references) {
      if (child === name && !ordered.has(parent)) visit(parent);
    }
    ordered.add(name);
  };
  const names = await tableNames(query);
  for (const name of names.filter((table) => !table.startsWith('drizzle.'))) visit(name);
  return [...ordered];
}

/**
 * Copies every row with the numbers it has, in the order in which they lie there. Rows travel as
 * PostgreSQL writes them: as JSON, a column of type json would lose its spelling.
 */
export async function copyTable(from: Query, to: QueryWithValues, table: string): Promise<void> {
  for (let last = '(0,0)'; ;) {
    const rows = await from<PlacedRow>(`
      select ctid::text as place, whole::text as row from ${table} as whole
      where ctid > '${last}'::tid order by ctid limit ${BATCH}`);
    if (rows.length > 0) {
      await to(
        `insert into ${table} overriding system value
         select (parsed.row).* from (select line::${table} as row from unnest($1::text[]) as line) as parsed`,
        [rows.map(({ row }) => row)],
      );
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.place ?? last;
  }
}

/** Lets every counter go on where it was. */
export async function setSequences(from: Query, to: QueryWithValues): Promise<void> {
  const sequences = await from<{ name: string }>(`
    select format('%I.%I', nspname, relname) as name
    from pg_class class join pg_namespace space on space.oid = class.relnamespace
    where relkind = 'S' and nspname = 'public'`);
  for (const { name } of sequences) {
    const [counter] = await from<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    );
    await to('select setval($1::regclass, $2, $3)', [name, counter?.last, counter?.called]);
  }
}
