import { runOperation } from '#server/cli/staff-operations.ts';
import { serveChannel } from '#server/staff/channel/serve-channel.ts';
import { createSmsOptInService } from '#server/features/sms/sms-opt-in-service.ts';
import { verifyChain } from '#server/features/sms/consent/verify-chain.ts';
import { contactSubmissions, smsConsentEvents, users } from '#shared/schema.ts';
import { buildSmsSignUp } from '#tests/factories/build-sms-sign-up.ts';
import { missingPostgres, silentLogger } from '#tests/setup/databases.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type BackupSite, engines, siteOf, temporaryFolder } from './support/backup-site.ts';
import { migrateAllButTheLast } from './support/older-site.ts';
import { AT, everything, filledSite, SEVERAL_DATABASES_MS } from './support/filled-site.ts';

/** Between two leads of a busy day. */
const PACE_MS = 5;

describe.each(engines)('a backup ($name)', (engine) => {
  const { name, missing, makeSite } = engine;
  const it = (title: string, work: () => Promise<void>) =>
    test.skipIf(missing !== undefined)(title, { timeout: SEVERAL_DATABASES_MS }, work);
  const filled = filledSite(engine);

  /** What the backup makes of an empty database. */
  let restored: BackupSite;
  beforeAll(async () => {
    if (missing !== undefined) return;
    restored = await makeSite(filled.later, 'never opened');
    const { code, out, notes } = await restored.staff('restore', filled.path);
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringMatching(/every row compared/) as string,
    });
    expect(notes).toContain('2 messages wait in the outbox');
  }, SEVERAL_DATABASES_MS);

  it('brings every row of every table back into an empty database', async () => {
    expect(Object.values(filled.before).filter((rows) => rows.length > 0).length).toBeGreaterThan(
      10,
    );
    expect(await restored.use(everything)).toEqual(filled.before);
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
    expect(await nextId(restored)).toBe(await nextId(filled.site));
  });

  it('is for its owner alone, names its sums as sha256sum does, and overwrites nothing', async () => {
    expect((await stat(filled.path)).mode & 0o777).toBe(0o700);
    const files = await readdir(filled.path);
    expect(files).toHaveLength(3);
    for (const file of files)
      expect((await stat(join(filled.path, file))).mode & 0o777).toBe(0o600);
    for (const line of (await readFile(join(filled.path, 'SHA256SUMS'), 'utf8'))
      .trim()
      .split('\n')) {
      const [sum, file = ''] = line.split('  ');
      expect(sha256(await readFile(join(filled.path, file)))).toBe(sum);
    }
    expect(await filled.site.staff('backup', filled.path)).toMatchObject({
      code: 1,
      notes: `${filled.path} is there already; choose another name.`,
    });
  });

  it('says what it is, for people and for programs', async () => {
    const text = await filled.site.staff('backup', 'verify', filled.path);
    expect(text).toMatchObject({ code: 0, notes: '' });
    expect(text.out).toMatch(/^Whole: .+ \d+ tables, \d+ rows, [\d,]+ kB\.$/);
    const { out } = await filled.site.staff('backup', 'verify', filled.path, '--json');
    const leads = { name: 'public.contact_submissions', rows: 2 };
    expect(JSON.parse(out)).toMatchObject({
      isWhole: true,
      manifest: {
        engine: name,
        tables: expect.arrayContaining([expect.objectContaining(leads)]) as unknown[],
      },
    });
  });

  // What lacks is written the same for both; the embedded engine takes long for all of it.
  if (isSweep || name === 'postgres' || missingPostgres() !== undefined) {
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
  }

  it('is made beside a running server, while leads come in, and never restored under one', async () => {
    const folder = await temporaryFolder(onTestFinished);
    const made = join(folder, '20261121T180000Z');
    await filled.site.use(async (database) => {
      const dataDir = filled.site.settings['DATA_DIR'];
      if (dataDir !== undefined) {
        const parts = { database, clock: () => AT };
        const channel = await serveChannel({
          dataDir,
          logger: silentLogger,
          run: (operation, input) => runOperation(parts, operation, input),
        });
        onTestFinished(() => channel.close());
      }
      let isOver = false;
      const writing = (async () => {
        for (let count = 0; !isOver; count += 1) {
          const row = { name: `Lead ${count}`, email: 'a@b.example', message: 'Hi' };
          await database.db.insert(contactSubmissions).values(row);
          // The embedded engine answers at once: without a pause nothing else would get a turn.
          await pause(PACE_MS);
        }
      })();
      const { code, notes, out } = await filled.site.staff('backup', '--into', folder, '--json');
      isOver = true;
      await writing;
      expect({ code, notes }).toEqual({ code: 0, notes: '' });
      expect(JSON.parse(out)).toMatchObject({ path: made });
      expect(await filled.site.staff('restore', filled.path, '--force')).toMatchObject({
        code: 1,
        notes: expect.stringMatching(/stop (it|that one) first/) as string,
      });
    });
    expect(await filled.site.staff('backup', 'verify', made)).toMatchObject({ code: 0 });
  });
});

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
