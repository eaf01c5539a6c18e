import { openDatabase } from '#server/db/open-database.ts';
import { projectRoot } from '#server/lib/project-root.ts';
import { administer } from '#tests/setup/administer.ts';
import { freshPostgresUrl, silentLogger } from '#tests/setup/databases.ts';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { expect, inject, onTestFinished, test } from 'vitest';
import { postFolder } from './support/post-folder.ts';
import { runCommand } from './support/run-command.ts';

const PASSWORD = 'long-and-random';
const hasPostgres = !('reason' in inject('postgres'));

/** A database with the role of deploy/posts-role.sql: its address for that role, and for its owner. */
async function databaseWithRole() {
  const { url: owner, remove } = await freshPostgresUrl();
  const role = `site_posts_${randomBytes(6).toString('hex')}`;
  const script = await readFile(join(projectRoot, 'deploy/posts-role.sql'), 'utf8');
  await administer(
    owner,
    script.replaceAll('site_posts', role).replace(':password', `'${PASSWORD}'`),
  );
  onTestFinished(async () => {
    await administer(owner, `drop owned by ${role}; drop role ${role}`);
    await remove();
  });
  const url = new URL(owner);
  url.username = role;
  url.password = PASSWORD;
  return { url: url.href, owner };
}

test.skipIf(!hasPostgres)(
  'the posts role syncs posts with their pictures, renames and deletes',
  async () => {
    const { url } = await databaseWithRole();
    const folder = await postFolder();
    await mkdir(join(folder.path, 'pictures'));
    const background = { width: 1200, height: 675, channels: 3 as const, background: 'teal' };
    const photo = await sharp({ create: background }).jpeg().toBuffer();
    await writeFile(join(folder.path, 'pictures/desk.jpg'), photo);
    await folder.write('a', {
      status: 'published',
      publishedAt: "'2026-01-05T14:00:00Z'",
      featuredImage: 'pictures/desk.jpg',
      featuredImageAlt: 'A desk.',
    });
    await folder.write('b');

    const database = await openDatabase({ databaseUrl: url, dataDir: '' }, silentLogger);
    onTestFinished(() => database.close());
    const staff = (...args: string[]) =>
      runCommand(['posts', ...args, '--folder', folder.path], { database });
    expect(await staff('sync')).toMatchObject({ code: 0 });
    expect(await staff('rename', 'a', 'c')).toMatchObject({ code: 0 });
    expect(await staff('delete', 'b', '--yes')).toMatchObject({ code: 0 });
    expect((await staff('sync')).notes).toBe('0 new, 0 changed, 1 unchanged.');

    for (const args of [
      ['posts', 'preview', 'c'],
      ['leads', 'list'],
      ['leads', 'purge', '--older-than', '24m', '--yes'],
      ['sms', 'list'],
    ]) {
      const refused = await runCommand(args, { database });
      expect(refused, args.join(' ')).toMatchObject({ code: 1, out: '' });
      expect(refused.notes).toContain('The database role in DATABASE_URL may not do this');
    }
  },
);

test.skipIf(!hasPostgres)('the posts role has no right to any other table', async () => {
  const { url, owner } = await databaseWithRole();
  const role = await connected(url);
  const rights = await role.query<{ name: string; rights: string[] }>(RIGHTS);
  expect(Object.fromEntries(rights.rows.map((row) => [row.name, row.rights]))).toEqual({
    'drizzle.__drizzle_migrations': ['SELECT'],
    'public.blog_former_slugs': ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
    'public.blog_pictures': ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
    'public.blog_posts': ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  });
  const { rows } = await (await connected(owner)).query<{ name: string }>(ALL_TABLES);
  const others = rows.map(({ name }) => name).filter((name) => !name.startsWith('public.blog_'));
  expect(others).toContain('public.contact_submissions');
  for (const table of others) {
    const refusal = /permission denied/;
    if (!table.startsWith('drizzle.')) {
      await expect(role.query(`select 1 from ${table}`), table).rejects.toThrow(refusal);
    }
    await expect(role.query(`insert into ${table} default values`)).rejects.toThrow(refusal);
    await expect(role.query(`delete from ${table}`), table).rejects.toThrow(refusal);
  }
  for (const statement of [
    'create table mine (id int)',
    'create table drizzle.mine (id int)',
    'alter table blog_posts add column mine int',
    'drop table blog_posts',
    'create role mine',
  ]) {
    await expect(role.query(statement), statement).rejects.toThrow(
      /permission denied|must be owner/,
    );
  }
});

const ALL_TABLES = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname in ('public', 'drizzle') order by 1`;

/** What whoever asks may do, table by table; a right to single columns counts as well. */
const RIGHTS = `
  select name, array_agg(right_name order by place) as rights
  from (${ALL_TABLES}) as tables,
    unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'])
      with ordinality as each(right_name, place)
  where has_table_privilege(name, right_name)
    or (right_name in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES')
      and has_any_column_privilege(name, right_name))
  group by name`;

/** Closed when the test is done, before its database goes. */
async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}
