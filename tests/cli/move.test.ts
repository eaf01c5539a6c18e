import { smsConsentEvents, contactSubmissions } from '#shared/schema.ts';
import { verifyChain } from '#server/features/sms/consent/verify-chain.ts';
import { missingPostgres } from '#tests/setup/databases.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type BackupSite, engines, siteOf, temporaryFolder } from './support/backup-site.ts';
import { everything, fill, SEVERAL_DATABASES_MS } from './support/filled-site.ts';
import { migrateAllButTheLast } from './support/older-site.ts';

const missing = missingPostgres();
const [embedded, postgres] = engines;
const MANY = 1_203;

describe.skipIf(missing !== undefined)(
  `staff move${missing === undefined ? '' : ` (skipped: ${missing})`}`,
  () => {
    let from: BackupSite;
    let to: BackupSite;
    /** What the command is run with: both of them. */
    let both: BackupSite;
    beforeEach(async () => {
      from = await embedded.makeSite(onTestFinished);
      to = await postgres.makeSite(onTestFinished, 'never opened');
      both = siteOf({ ...from.settings, ...to.settings });
    }, SEVERAL_DATABASES_MS);
    const it = (title: string, work: () => Promise<void>) =>
      test(title, { timeout: SEVERAL_DATABASES_MS }, work);

    it('carries every row of every table over, and says so', async () => {
      const before = await from.use(async (database) => {
        await fill(database);
        // More than one batch.
        await database.db.execute(
          sql`insert into users (username, password) select 'user ' || n, 'hash' from generate_series(1, ${MANY}) n`,
        );
        return everything(database);
      });
      const { code, out, notes, target } = await both.staff('move');
      expect({ code, out }).toEqual({
        code: 0,
        out: expect.stringMatching(
          /^Carried over, every row compared: \d+ tables, 1,2\d\d rows; the chain of [1-9]\d* consent events is whole\.$/,
        ) as string,
      });
      expect(notes).toContain('The embedded database is as it was.');
      expect(target).toContain('PostgreSQL');
      expect(await to.use(everything)).toEqual(before);
      expect(await from.use(everything)).toEqual(before);
    });

    it('lets numbers and the chain of consents go on where they were', async () => {
      await from.use(fill);
      expect(await both.staff('move')).toMatchObject({ code: 0 });
      const row = { name: 'Bob', email: 'bob@clinic.example', message: 'Hi' };
      const nextId = (site: BackupSite) =>
        site.use(
          async ({ db }) => (await db.insert(contactSubmissions).values(row).returning())[0]?.id,
        );
      expect(await nextId(to)).toBe(await nextId(from));
      await to.use(async ({ db }) => {
        expect(await verifyChain(db)).toMatchObject({ isWhole: true });
        await expect((async () => db.delete(smsConsentEvents))()).rejects.toThrow();
      });
    });

    it('refuses a PostgreSQL that holds rows, and leaves it as it is', async () => {
      await from.use(fill);
      await to.use(({ db }) =>
        db.insert(contactSubmissions).values({ name: 'Ann', email: 'a@b.example', message: 'Hi' }),
      );
      const before = await to.use(everything);
      expect(await both.staff('move')).toMatchObject({
        code: 1,
        out: '',
        notes: expect.stringMatching(/is not empty \(1 rows\)/) as string,
      });
      expect(await to.use(everything)).toEqual(before);
    });

    it('carries nothing over when the chain of consents is broken', async () => {
      await from.use(async (database) => {
        await fill(database);
        await database.db.execute(sql`set session_replication_role = replica`);
        await database.db.execute(sql`update sms_consent_details set name = 'Eve'`);
      });
      expect(await both.staff('move')).toMatchObject({
        code: 1,
        notes: expect.stringMatching(/^The chain of consents is not whole/) as string,
      });
      await to.use(async ({ db }) => expect(await db.$count(smsConsentEvents)).toBe(0));
    });

    it('refuses while a server holds the embedded database or uses the PostgreSQL', async () => {
      await from.use(async () => {
        expect(await both.staff('move')).toMatchObject({
          code: 1,
          notes: expect.stringContaining('in use by another process') as string,
        });
      });
      await to.use(async () => {
        expect(await both.staff('move')).toMatchObject({
          code: 1,
          notes: expect.stringContaining('stop it first') as string,
        });
      });
    });

    it('refuses tables of an older version with what to do', async () => {
      const older = siteOf({ DATA_DIR: await temporaryFolder(onTestFinished) });
      await migrateAllButTheLast(older.settings);
      const command = siteOf({ ...older.settings, ...to.settings });
      expect(await command.staff('move')).toMatchObject({
        code: 1,
        notes: expect.stringContaining('start this version with it once') as string,
      });
    });
  },
);

test('staff move without a PostgreSQL to move to says what is missing', async () => {
  const site = siteOf({ DATA_DIR: await temporaryFolder(onTestFinished) });
  expect(await site.staff('move')).toMatchObject({
    code: 1,
    notes: 'Say with DATABASE_URL which PostgreSQL it is to go to.',
  });
});
