import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContents } from './definitions.ts';
import type { PostgresTools } from './postgres-tools.ts';
import { runTool } from './run-tool.ts';

/** Takes everything away that the site has made, also what the backup does not know yet. */
const CLEAR = `
set local lock_timeout to 10000;
do $$
declare item record;
begin
  for item in
    select format('drop table if exists %s cascade', oid::regclass) as statement from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    union all
    select format('drop function if exists %s cascade', oid::regprocedure) from pg_proc
    where prorettype = 'trigger'::regtype and pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  loop
    execute item.statement;
  end loop;
end $$;
drop schema if exists drizzle cascade;
`;

/**
 * Puts what is in a dump in the place of all that the site has in a database, in one transaction.
 * @param check SQL that fails where what was put there may not stand
 * @param env how the programs reach that database
 * @throws OperatorError in one sentence; then nothing was changed
 */
export async function replaceTables(
  { dumpPath, check }: { readonly dumpPath: string; readonly check: string },
  tools: PostgresTools,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'site-restore-'));
  const [list, script, clear, last] = ['list', 'restore.sql', 'clear.sql', 'check.sql'].map(
    (name) => join(folder, name),
  ) as [string, string, string, string];
  const restore = (...args: string[]) =>
    runTool(tools.pathOf('pg_restore'), [...args, dumpPath], env);
  try {
    for (const file of [list, script]) await writeFile(file, '', { mode: 0o600 });
    await writeFile(clear, CLEAR, { mode: 0o600 });
    await writeFile(last, check, { mode: 0o600 });
    await restore('--list', `--file=${list}`);
    // "public" is there already, and often belongs to another role.
    const contents = await readFile(list, 'utf8');
    checkContents(contents);
    const lines = contents.split('\n');
    await writeFile(list, lines.filter((line) => !/ SCHEMA (- )?public\b/.test(line)).join('\n'));
    await restore('--no-owner', '--no-privileges', `--use-list=${list}`, `--file=${script}`);
    // pg_restore could do it alone, but not take away in the same transaction what it does not know.
    const options = ['--no-psqlrc', '--quiet', '--no-password', '--single-transaction'];
    const strict = ['--set=ON_ERROR_STOP=1', '--set=VERBOSITY=terse'];
    const files = [`--file=${clear}`, `--file=${script}`, `--file=${last}`];
    await runTool(tools.pathOf('psql'), [...options, ...strict, ...files], env);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
