import { users } from '#shared/schema.ts';
import { missingPostgres } from '#tests/setup/databases.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { cp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  engines,
  forgeManifest,
  postgresSite,
  siteOf,
  temporaryFolder,
} from './support/backup-site.ts';
import { everything, fill, filledSite, SEVERAL_DATABASES_MS } from './support/filled-site.ts';

const missingServer = missingPostgres();

describe.each(engines)('a backup ($name)', (engine) => {
  const { name, missing } = engine;
  const it = (title: string, work: () => Promise<void>) =>
    test.skipIf(missing !== undefined)(title, { timeout: SEVERAL_DATABASES_MS }, work);
  const filled = filledSite(engine);
  const inSite = () => filled.site.use(everything);

  /** A copy that a test may spoil. */
  async function copy(): Promise<string> {
    const folder = join(await temporaryFolder(onTestFinished), 'copy');
    await cp(filled.path, folder, { recursive: true });
    return folder;
  }
  const dataOf = async (folder: string) => {
    const { data } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as {
      data: { file: string; bytes: number };
    };
    return data;
  };

  it('that is damaged is refused in one sentence, and nothing is touched', async () => {
    const now = await inSite();
    const manifest = await readFile(join(filled.path, 'manifest.json'), 'utf8');
    const { file, bytes } = await dataOf(filled.path);
    const damages: readonly (readonly [string, (folder: string) => Promise<void>])[] = [
      ['manifest.json', (at) => writeFile(join(at, 'manifest.json'), `${manifest} `)],
      [file, (at) => truncate(join(at, file), bytes - 1)],
      ['SHA256SUMS', (at) => rm(join(at, 'SHA256SUMS'))],
      ['is no whole backup', (at) => rm(at, { recursive: true })],
    ];
    for (const [what, damage] of damages) {
      const folder = await copy();
      await damage(folder);
      for (const args of [
        ['backup', 'verify', folder],
        ['restore', folder, '--force'],
      ]) {
        const { code, notes, out } = await filled.site.staff(...args);
        expect({ code, out, lines: notes.split('\n').length }).toEqual({
          code: 1,
          out: '',
          lines: 1,
        });
        expect(notes).toContain(what);
      }
      const json = await filled.site.staff('backup', 'verify', folder, '--json');
      expect([json.code, JSON.parse(json.out)]).toMatchObject([1, { isWhole: false }]);
    }
    expect(await inSite()).toEqual(now);
  });

  it('whose content is broken changes nothing, even with sums that fit', async () => {
    const now = await inSite();
    const folder = await copy();
    const data = await dataOf(folder);
    const file = join(folder, data.file);
    const bytes = Math.floor(data.bytes / 2);
    await truncate(file, bytes);
    const sum = sha256(await readFile(file));
    await forgeManifest(folder, () => ({ data: { ...data, bytes, sha256: sum } }));
    for (const args of [
      ['backup', 'verify', folder],
      ['restore', folder, '--force'],
    ]) {
      const { code, notes } = await filled.site.staff(...args);
      expect({ code, lines: notes.split('\n').length }).toEqual({ code: 1, lines: 1 });
    }
    expect(await inSite()).toEqual(now);
  });

  it('of a newer version, of another site or of the other engine is refused', async () => {
    const { migrations } = JSON.parse(
      await readFile(join(filled.path, 'manifest.json'), 'utf8'),
    ) as {
      migrations: string[];
    };
    const other = name === 'embedded' ? 'postgres' : 'embedded';
    const forgeries: readonly (readonly [object, RegExp])[] = [
      [{ format: 2 }, /newer version of the site; use that version/],
      [{ migrations: [...migrations, 'a'.repeat(64)] }, /newer version .+ update first/],
      [{ migrations: ['b'.repeat(64)] }, /another site or of an unreleased version/],
      [{ engine: other }, /backup of (PostgreSQL|the embedded database)/],
    ];
    for (const [forgery, sentence] of forgeries) {
      const folder = await copy();
      await forgeManifest(folder, () => forgery);
      const { code, notes } = await filled.site.staff('restore', folder, '--force');
      expect({ code, notes }).toEqual({
        code: 1,
        notes: expect.stringMatching(sentence) as string,
      });
    }
  });

  it('is not restored over rows, unless somebody insists', async () => {
    await filled.site.use(({ db }) =>
      db.insert(users).values({ username: 'later', password: 'hash' }),
    );
    const { code, notes } = await filled.site.staff('restore', filled.path);
    expect({ code, notes }).toEqual({
      code: 1,
      notes: expect.stringMatching(/is not empty \(\d+ rows\); add --force/) as string,
    });
    await filled.site.use(async ({ db }) => expect(await db.$count(users)).toBe(2));
    expect(await filled.site.staff('restore', filled.path, '--force')).toMatchObject({ code: 0 });
    expect(await inSite()).toEqual(filled.before);
  });
});

describe.each(engines)('a backup from a hostile hand ($name)', ({ name, missing, makeSite }) => {
  const it = (title: string, work: () => Promise<void>) =>
    test.skipIf(missing !== undefined)(title, { timeout: SEVERAL_DATABASES_MS }, work);

  // Both engines are asked for their definitions in the same words.
  const statements = [
    ['a rule', 'create rule quiet as on insert to contact_submissions do instead nothing'],
    [
      'a changed function',
      `create or replace function refuse_change() returns trigger language plpgsql as $$ begin return null; end $$`,
    ],
    ['a default', `alter table contact_submissions alter column name set default 'Eve'`],
  ] as const;
  for (const [what, statement] of isSweep || name === 'postgres' ? statements : [statements[1]]) {
    it(`with ${what} more is refused, also with sums that fit`, async () => {
      const site = await makeSite(onTestFinished);
      await site.use(async (database) => {
        await fill(database);
        await database.db.execute(sql.raw(statement));
      });
      const path = join(await temporaryFolder(onTestFinished), 'hostile');
      // The embedded one is read again at once, and noticed there.
      await site.staff('backup', path);
      const empty = await makeSite(onTestFinished, 'never opened');
      const { code, notes } = await empty.staff('restore', path);
      expect({ code, notes }).toMatchObject({
        code: 1,
        notes: expect.stringMatching(/definition/) as string,
      });
    });
  }

  // A signature is of the sums, which are alike for both.
  if (isSweep || name === 'postgres' || missingServer !== undefined) {
    it('is refused where BACKUP_KEY is set and the signature is missing or of another key', async () => {
      const { settings } = await makeSite(onTestFinished);
      const of = (key: string) => siteOf({ ...settings, BACKUP_KEY: key });
      const folder = await temporaryFolder(onTestFinished);
      const [signed, unsigned] = [join(folder, 'signed'), join(folder, 'unsigned')];
      const key = 'a-key-that-is-kept-elsewhere';
      expect(await of(key).staff('backup', signed)).toMatchObject({ code: 0 });
      expect(await siteOf(settings).staff('backup', unsigned)).toMatchObject({ code: 0 });
      expect(await of(key).staff('backup', 'verify', signed)).toMatchObject({ code: 0 });
      expect(await of('another-key').staff('backup', 'verify', signed)).toMatchObject({
        code: 1,
        notes: expect.stringContaining('another key than BACKUP_KEY') as string,
      });
      expect(await of(key).staff('restore', unsigned, '--force')).toMatchObject({
        code: 1,
        notes: expect.stringContaining('is not signed') as string,
      });
      await forgeManifest(signed, () => ({ createdAt: '2020-01-01T00:00:00.000Z' }));
      expect(await of(key).staff('backup', 'verify', signed)).toMatchObject({ code: 1 });
    });
  }
});

test.skipIf(missingServer !== undefined)(
  `an older PostgreSQL, or one with tables of somebody else, is refused${missingServer ? ` (skipped: ${missingServer})` : ''}`,
  { timeout: SEVERAL_DATABASES_MS },
  async () => {
    const site = await postgresSite(onTestFinished);
    await site.use(fill);
    const path = join(await temporaryFolder(onTestFinished), 'first');
    await site.staff('backup', path);
    await site.use(({ db }) => db.execute(sql`create table payroll (id int)`));
    expect(await site.staff('restore', path, '--force')).toMatchObject({
      code: 1,
      notes: expect.stringContaining(
        '(public.payroll); restore into a database of its own',
      ) as string,
    });
    await site.use(({ db }) => db.execute(sql`drop table payroll`));
    await forgeManifest(path, () => ({ serverVersion: 990_000 }));
    expect(await site.staff('restore', path, '--force')).toMatchObject({
      code: 1,
      notes: expect.stringMatching(/^The backup is of PostgreSQL 99, and this is \d+; /) as string,
    });
  },
);

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
