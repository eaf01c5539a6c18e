import { CONSENT_VERSION, consentText } from '#shared/content/sms-consent.ts';
import { shownForms } from '#shared/content/sms/shown-forms.ts';
import { smsConsentEvents, smsConsentTexts } from '#shared/schema.ts';
import { sha256 } from '#server/lib/canonical-json.ts';
import { withoutGuards } from '#tests/factories/hash-as-once.ts';
import { describeOnBothEngines } from '#tests/setup/databases.ts';
import { type SQL, sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { evidenceText } from '../staff/evidence-text.ts';
import { findEvidence } from '../staff/find-evidence.ts';
import { storeConsentTexts } from './consent-texts.ts';
import { eventHash } from './event-hash.ts';
import { recordConsentAct } from './record-event.ts';
import { verifyChain } from './verify-chain.ts';
import { migrationsFolder } from '#server/lib/project-root.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const PHONE = '+14055550163';
const WORDS = consentText(CONSENT_VERSION);
const OLD_WORDS = 'I agree to text messages from Former Name, Inc.';
const OLD_TEXT = { sha256: sha256(OLD_WORDS), version: '2020-01-01.1', words: OLD_WORDS };
const FORMS = shownForms[CONSENT_VERSION];
/** Of the words this product came with; rows of that time hold nothing else of them. */
const FIRST_SHA256 = '93770aba97a6082e8ec9f091faa347ffd96e3fcd57b33950fcc20d2a7f931103';

describeOnBothEngines('the words of a consent', (database) => {
  const db = () => database().db;
  const optIn = () =>
    db().transaction((tx) =>
      recordConsentAct(
        tx,
        {
          act: 'opt-in',
          source: 'web',
          phoneNumber: '(405) 555-0163',
          phoneNumberE164: PHONE,
          consentTextVersion: CONSENT_VERSION,
          circumstances: {},
        },
        NOW,
      ),
    );
  const texts = () => db().select().from(smsConsentTexts);
  const evidence = async () => (await findEvidence(db(), PHONE)).events[0];

  const asOwner = (statement: SQL) => withoutGuards(db(), () => db().execute(statement));
  /** Leaves the one event there is as a consent to other words. */
  async function asIfAgreedTo(consentTextSha256: string): Promise<void> {
    const [event] = await db().select().from(smsConsentEvents);
    if (!event) throw new Error('There is no event.');
    const { hash: _hash, ...unhashed } = { ...event, consentTextSha256 };
    await withoutGuards(db(), () =>
      db()
        .update(smsConsentEvents)
        .set({ consentTextSha256, hash: eventHash(unhashed) }),
    );
  }

  test('are stored with the first consent to them, once, with the forms around them', async () => {
    await optIn();
    await optIn();
    expect(await texts()).toMatchObject([{ version: CONSENT_VERSION, words: WORDS, forms: FORMS }]);
    expect(await evidence()).toMatchObject({ consentText: WORDS, isTextUnchanged: true });
  });

  test('are known from the start on, before anybody agrees, and a later start changes nothing', async () => {
    await storeConsentTexts(db(), NOW);
    const [first] = await texts();
    await storeConsentTexts(db(), new Date('2027-01-01T00:00:00Z'));
    expect(await texts()).toEqual([first]);
  });

  test.each([
    ['changed', sql`update sms_consent_texts set words = 'Something else'`],
    ['deleted', sql`delete from sms_consent_texts`],
    ['truncated', sql`truncate sms_consent_texts cascade`],
  ])('cannot be %s', async (_, statement) => {
    await optIn();
    await expect(db().execute(statement)).rejects.toMatchObject({ cause: { code: '23001' } });
  });

  test('must have the SHA-256 they are stored under', async () => {
    const wrong = { sha256: '0'.repeat(64), version: 'x', words: OLD_WORDS, storedAt: NOW };
    await expect(db().insert(smsConsentTexts).values(wrong)).rejects.toMatchObject({
      cause: { code: '23514' },
    });
  });

  test('are what evidence shows after the company has taken another name', async () => {
    await optIn();
    await db()
      .insert(smsConsentTexts)
      .values({ ...OLD_TEXT, forms: FORMS, storedAt: NOW });
    await asIfAgreedTo(OLD_TEXT.sha256);
    const event = await evidence();
    expect(event).toMatchObject({
      consentText: OLD_WORDS,
      isTextUnchanged: true,
      form: { consent: OLD_WORDS, button: 'Sign Up for SMS Alerts' },
    });
  });

  test('that were not stored are said to be missing, and the chain stays whole', async () => {
    await optIn();
    // As rows from before have it.
    await db().execute(
      sql`do $$ begin set local session_replication_role = replica; delete from sms_consent_texts; end $$`,
    );
    const found = await findEvidence(db(), PHONE);
    expect(found.events[0]).toMatchObject({ consentText: null, isTextUnchanged: false });
    expect(found.chain).toMatchObject({ isWhole: true, withoutWords: 1 });
    expect(evidenceText(found, NOW)).toContain('Exact words: Not kept');
  });

  test('a consent to words that were not stored is refused', async () => {
    await optIn();
    const copy = sql`insert into sms_consent_events select 2, subject, action, source, occurred_at, recorded_at, consent_text_version, repeat('a', 64), details_hash, hash, repeat('b', 64) from sms_consent_events`;
    await expect(db().execute(copy)).rejects.toMatchObject({ cause: { code: '23503' } });
  });

  test('changed by somebody who owns the tables break the proof', async () => {
    await optIn();
    await db().execute(sql`alter table sms_consent_texts drop constraint sms_consent_texts_sha256`);
    await asOwner(sql`update sms_consent_texts set words = 'Something else'`);
    expect(await verifyChain(db())).toMatchObject({
      isWhole: false,
      faults: [`The words of consent text ${CONSENT_VERSION} were changed.`],
    });
  });

  test('come with the migration to those who agreed before, where they are known', async () => {
    await optIn();
    await db().execute(sql`drop table sms_consent_texts cascade`);
    await asIfAgreedTo(FIRST_SHA256);
    await db().execute(sql`update sms_opt_ins set consent_text_sha256 = ${'c'.repeat(64)}`);
    const file = await readFile(join(migrationsFolder, '0012_consent-texts.sql'), 'utf8');
    for (const statement of file.split('--> statement-breakpoint')) {
      await db().execute(sql.raw(statement));
    }
    expect((await evidence())?.consentText).toContain('Redbud IT Alerts');
    expect(await verifyChain(db())).toMatchObject({ isWhole: true, withoutWords: 0 });
    expect(await texts()).toHaveLength(1);
  });
});
