import { serveChannel } from '#server/cli/channel/serve-channel.ts';
import type { Database } from '#server/db/database.ts';
import { createLeadService } from '#server/features/leads/lead-service.ts';
import { createSmsInboundService } from '#server/features/sms/inbound/inbound-service.ts';
import { createSmsOptInService } from '#server/features/sms/sms-opt-in-service.ts';
import { verifyChain } from '#server/features/sms/consent/verify-chain.ts';
import { chatContact } from '#shared/contracts/chat-contact.ts';
import {
  blogPosts,
  chatTokenUsage,
  contactSubmissions,
  smsConsentEvents,
  siteSecrets,
  smsReviews,
  users,
} from '#shared/schema.ts';
import { buildLead } from '#tests/factories/build-lead.ts';
import { buildPost } from '#tests/factories/build-post.ts';
import { buildSmsInbound } from '#tests/factories/build-sms-inbound.ts';
import { buildSmsSignUp } from '#tests/factories/build-sms-sign-up.ts';
import { missingPostgres, silentLogger } from '#tests/setup/databases.ts';
import { PATIENCE_MS } from '#tests/setup/patience.ts';
import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  type BackupSite,
  engines,
  forgeManifest,
  postgresSite,
  siteOf,
  temporaryFolder,
} from './support/backup-site.ts';
import { migrateAllButTheLast } from './support/older-site.ts';

/** Each of these opens several databases, and runs programs of PostgreSQL. */
const SEVERAL_DATABASES_MS = 3 * PATIENCE_MS;
const AT = new Date('2026-03-10T18:00:00Z');

/** Something in every table that a visitor, staff or the server writes to. */
async function fill(database: Database): Promise<void> {
  const clock = () => AT;
  const leads = createLeadService({ database, clock, channels: [], onStored: () => undefined });
  for (const [key, phone] of [
    ['one', '(405) 555-0142'],
    ['two', '(918) 555-0143'],
  ] as const) {
    const lead = buildLead({ phone, smsOptIn: true, message: 'User: "quoted", \\N\nÜber 🏥' });
    const request = chatContact.request.parse(lead);
    await leads.submit({ request, idempotencyKey: key });
  }
  await createSmsOptInService(database, clock).signUp(buildSmsSignUp());
  const inbound = createSmsInboundService({ database, clock, providerAnswers: false });
  await inbound.receive(buildSmsInbound({ Body: 'STOP', MessageSid: 'SM1' }));
  await database.db.insert(blogPosts).values([buildPost(), buildPost({ tags: ['a', 'b c'] })]);
  await database.db.insert(users).values({ username: 'ada', password: 'hash' });
  await database.db.insert(chatTokenUsage).values({ day: '2026-03-10', tokens: 12 });
  await database.db.insert(siteSecrets).values({ name: 'preview-links', value: 'secret' });
  await database.db.insert(smsReviews).values({
    phoneNumberE164: '+14055550142',
    message: 'please no more',
    receivedAt: AT,
  });
}

/** Every row of every table, read in another way than the backup does. */
async function everything(database: Database): Promise<Record<string, readonly unknown[]>> {
  const rowsOf = async (query: ReturnType<typeof sql>) => {
    const result: unknown = await database.db.execute(query);
    return (result as { rows: unknown[] }).rows;
  };
  const tables = (await rowsOf(
    sql`select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'drizzle') order by 1`,
  )) as { name: string }[];
  const all: Record<string, readonly unknown[]> = {};
  for (const { name } of tables) {
    const rows = await rowsOf(
      sql`select to_jsonb(whole)::text as row from ${sql.raw(name)} as whole order by 1`,
    );
    all[name] = rows;
  }
  return all;
}

describe.each(engines)('a backup ($name)', ({ name, missing, makeSite }) => {
  const it = (title: string, work: () => Promise<void>) =>
    test.skipIf(missing !== undefined)(title, { timeout: SEVERAL_DATABASES_MS }, work);

  /** A filled site, a backup of it, and what that backup makes of an empty database. */
  let site: BackupSite;
  let path: string;
  let before: Awaited<ReturnType<typeof everything>>;
  let restored: BackupSite;
  const leftovers: (() => Promise<void>)[] = [];
  const later = (remove: () => Promise<void>) => void leftovers.push(remove);
  const inSite = () => site.use(everything);

  beforeAll(async () => {
    if (missing !== undefined) return;
    site = await makeSite(later);
    before = await site.use(async (database) => {
      await fill(database);
      return everything(database);
    });
    path = join(await temporaryFolder(later), 'first');
    expect(await site.staff('backup', path)).toMatchObject({ code: 0, notes: '' });
    restored = await makeSite(later, 'never opened');
    const { code, out, notes } = await restored.staff('restore', path);
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringMatching(/every row compared/) as string,
    });
    expect(notes).toContain('2 messages wait in the outbox');
  }, SEVERAL_DATABASES_MS);
  afterAll(async () => {
    for (const remove of leftovers) await remove();
  });

  /** A copy that a test may spoil. */
  async function copy(): Promise<string> {
    const folder = join(await temporaryFolder(onTestFinished), 'copy');
    await cp(path, folder, { recursive: true });
    return folder;
  }
  const dataOf = async (folder: string) => {
    const { data } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as {
      data: { file: string; bytes: number };
    };
    return data;
  };

  it('brings every row of every table back into an empty database', async () => {
    expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(10);
    expect(await restored.use(everything)).toEqual(before);
  });

  it('brings the chain of consents back whole, and it still only grows', async () => {
    expect(await restored.staff('sms', 'verify')).toMatchObject({ code: 0 });
    await restored.use(async (database) => {
      const { db } = database;
      const events = await db.$count(smsConsentEvents);
      expect(events).toBeGreaterThan(2);
      for (const change of [
        () => db.update(smsConsentEvents).set({ source: 'paper' }),
        () => db.delete(smsConsentEvents),
        () => db.execute(sql`truncate sms_consent_events cascade`),
        () => db.execute(sql`update sms_consent_details set name = 'Eve'`),
      ]) {
        await expect((async () => change())()).rejects.toThrow();
      }
      const signUp = buildSmsSignUp({ phoneNumber: '(405) 555-0177' });
      await createSmsOptInService(database, () => new Date()).signUp(signUp);
      expect(await verifyChain(db)).toMatchObject({ isWhole: true, events: events + 1 });
    });
  });

  it('lets numbers go on where they were', async () => {
    const nextId = (of: BackupSite) =>
      of.use(async ({ db }) => {
        const row = { name: 'Bob', email: 'bob@clinic.example', message: 'Hi' };
        const [added] = await db.insert(contactSubmissions).values(row).returning();
        return added?.id;
      });
    expect(await nextId(restored)).toBe(await nextId(site));
  });

  it('is for its owner alone, names its sums as sha256sum does, and overwrites nothing', async () => {
    expect((await stat(path)).mode & 0o777).toBe(0o700);
    const files = await readdir(path);
    expect(files).toHaveLength(3);
    for (const file of files) expect((await stat(join(path, file))).mode & 0o777).toBe(0o600);
    for (const line of (await readFile(join(path, 'SHA256SUMS'), 'utf8')).trim().split('\n')) {
      const [sum, file = ''] = line.split('  ');
      expect(sha256(await readFile(join(path, file)))).toBe(sum);
    }
    expect(await site.staff('backup', path)).toMatchObject({
      code: 1,
      notes: `${path} is there already; choose another name.`,
    });
  });

  it('says what it is, for people and for programs', async () => {
    const text = await site.staff('backup', 'verify', path);
    expect(text).toMatchObject({ code: 0, notes: '' });
    expect(text.out).toMatch(/^Whole: .+ \d+ tables, \d+ rows, [\d,]+ kB\.$/);
    const { out } = await site.staff('backup', 'verify', path, '--json');
    const leads = { name: 'public.contact_submissions', rows: 2 };
    expect(JSON.parse(out)).toMatchObject({
      isWhole: true,
      manifest: {
        engine: name,
        tables: expect.arrayContaining([expect.objectContaining(leads)]) as unknown[],
      },
    });
  });

  it('that is damaged is refused in one sentence, and nothing is touched', async () => {
    const now = await inSite();
    const manifest = await readFile(join(path, 'manifest.json'), 'utf8');
    const { file, bytes } = await dataOf(path);
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
        const { code, notes, out } = await site.staff(...args);
        expect({ code, out, lines: notes.split('\n').length }).toEqual({
          code: 1,
          out: '',
          lines: 1,
        });
        expect(notes).toContain(what);
      }
      const json = await site.staff('backup', 'verify', folder, '--json');
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
      const { code, notes } = await site.staff(...args);
      expect({ code, lines: notes.split('\n').length }).toEqual({ code: 1, lines: 1 });
    }
    expect(await inSite()).toEqual(now);
  });

  it('of a newer version, of another site or of the other engine is refused', async () => {
    const { migrations } = JSON.parse(await readFile(join(path, 'manifest.json'), 'utf8')) as {
      migrations: string[];
    };
    const engine = name === 'embedded' ? 'postgres' : 'embedded';
    const forgeries: readonly (readonly [object, RegExp])[] = [
      [{ format: 2 }, /newer version of the site; use that version/],
      [{ migrations: [...migrations, 'a'.repeat(64)] }, /newer version .+ update first/],
      [{ migrations: ['b'.repeat(64)] }, /another site or of an unreleased version/],
      [{ engine }, /backup of (PostgreSQL|the embedded database)/],
    ];
    for (const [forgery, sentence] of forgeries) {
      const folder = await copy();
      await forgeManifest(folder, () => forgery);
      const { code, notes } = await site.staff('restore', folder, '--force');
      expect({ code, notes }).toEqual({
        code: 1,
        notes: expect.stringMatching(sentence) as string,
      });
    }
  });

  it('of an older version is brought up to date by the next start', async () => {
    const old = await makeSite(onTestFinished, 'never opened');
    await migrateAllButTheLast(old.settings);
    const folder = join(await temporaryFolder(onTestFinished), 'old');
    expect(await old.staff('backup', folder)).toMatchObject({ code: 0 });
    const empty = await makeSite(onTestFinished, 'never opened');
    expect(await empty.staff('restore', folder)).toMatchObject({ code: 0 });
    // Every command but backup and restore opens the database as a server does.
    expect(await empty.staff('sms', 'verify')).toMatchObject({ code: 0 });
    await empty.use(async ({ db }) => expect(await db.$count(users)).toBe(1));
  });

  it('is made beside a running server, while leads come in, and never restored under one', async () => {
    const folder = await temporaryFolder(onTestFinished);
    const made = join(folder, '20261121T180000Z');
    await site.use(async (database) => {
      const dataDir = site.settings['DATA_DIR'];
      if (dataDir !== undefined) {
        const parts = { database, clock: () => AT, dataDir, logger: silentLogger };
        const channel = await serveChannel(parts);
        onTestFinished(() => channel.close());
      }
      let isOver = false;
      const writing = (async () => {
        for (let count = 0; !isOver; count += 1) {
          const row = { name: `Lead ${count}`, email: 'a@b.example', message: 'Hi' };
          await database.db.insert(contactSubmissions).values(row);
          // The embedded engine answers at once: without a pause nothing else would get a turn.
          await new Promise(setImmediate);
        }
      })();
      const { code, notes, out } = await site.staff('backup', '--into', folder, '--json');
      isOver = true;
      await writing;
      expect({ code, notes }).toEqual({ code: 0, notes: '' });
      expect(JSON.parse(out)).toMatchObject({ path: made });
      expect(await site.staff('restore', path, '--force')).toMatchObject({
        code: 1,
        notes: expect.stringMatching(/stop (it|that one) first/) as string,
      });
    });
    expect(await site.staff('backup', 'verify', made)).toMatchObject({ code: 0 });
  });

  it('is not restored over rows, unless somebody insists', async () => {
    await site.use(({ db }) => db.insert(users).values({ username: 'later', password: 'hash' }));
    const { code, notes } = await site.staff('restore', path);
    expect({ code, notes }).toEqual({
      code: 1,
      notes: expect.stringMatching(/is not empty \(\d+ rows\); add --force/) as string,
    });
    await site.use(async ({ db }) => expect(await db.$count(users)).toBe(2));
    expect(await site.staff('restore', path, '--force')).toMatchObject({ code: 0 });
    expect(await inSite()).toEqual(before);
  });
});

const missingServer = missingPostgres();

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

test('help is help, and a command without its folder is wrong use', async () => {
  const site = siteOf({ DATA_DIR: await temporaryFolder(onTestFinished) });
  for (const command of [['backup'], ['backup', 'verify'], ['restore']]) {
    expect((await site.staff(...command, '--help')).code).toBe(0);
    expect((await site.staff(...command)).code).toBe(2);
  }
  expect((await site.staff('backup', 'a', '--into', 'b')).code).toBe(2);
});

test('a database that was never opened is not backed up, and leaves no folder behind', async () => {
  const folder = await temporaryFolder(onTestFinished);
  const site = siteOf({ DATA_DIR: join(folder, 'data') });
  const path = join(folder, 'backup');
  expect(await site.staff('backup', path)).toMatchObject({
    code: 1,
    notes: expect.stringMatching(/^There is no database in .+\.$/) as string,
  });
  await expect(stat(path)).rejects.toThrow('ENOENT');
});
