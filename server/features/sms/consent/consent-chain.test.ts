import { smsConsentDetails, smsConsentEvents, smsOptIns } from '#shared/schema.ts';
import { CONSENT_VERSION } from '#shared/content/sms-consent.ts';
import { withoutGuards } from '#tests/factories/hash-as-once.ts';
import { describeOnBothEngines } from '#tests/setup/databases.ts';
import { untilAvailable } from '#tests/setup/until-available.ts';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { erasePerson } from '../staff/erase-person.ts';
import { type ConsentAct, recordConsentAct } from './record-event.ts';
import { verifyChain } from './verify-chain.ts';

const PHONE = '+14055550163';
const at = (time: string) => new Date(`2026-03-${time}Z`);

describeOnBothEngines('the chain of consents', (database) => {
  const record = (act: Partial<ConsentAct> = {}, now = at('10T12:00:00')) =>
    database().db.transaction((tx) =>
      recordConsentAct(
        tx,
        {
          act: 'opt-in',
          source: 'web',
          phoneNumber: '(405) 555-0163',
          phoneNumberE164: PHONE,
          ...(act.act !== 'opt-out' && { consentTextVersion: CONSENT_VERSION }),
          circumstances: { page: '/sms-opt-in', address: '203.0.113.0' },
          ...act,
        },
        now,
      ),
    );
  const events = () =>
    database().db.select().from(smsConsentEvents).orderBy(asc(smsConsentEvents.sequence));
  const isSubscribed = async () =>
    (await database().db.select().from(smsOptIns))[0]?.consent ?? false;
  const verify = () => verifyChain(database().db);
  /** As somebody who owns the table and takes its guard away. */
  const tamper = (statement: SQL) =>
    withoutGuards(database().db, () => database().db.execute(statement));

  test('is whole when it is empty, and after every kind of event', async () => {
    expect(await verify()).toMatchObject({ isWhole: true, events: 0, lastHash: '0'.repeat(64) });
    await record();
    await record({ act: 'opt-out' });
    await record({ act: 'start', source: 'keyword' });
    await record({ act: 'help', source: 'keyword' });
    expect(await verify()).toMatchObject({ isWhole: true, events: 4, faults: [] });
    expect((await events()).map(({ action }) => action)).toEqual([
      'opt-in',
      'opt-out',
      'resubscribe',
      'help',
    ]);
  });

  test.each([
    ['update', sql`update sms_consent_events set action = 'opt-in'`],
    ['delete', sql`delete from sms_consent_events`],
    ['truncate', sql`truncate sms_consent_events cascade`],
    ['update of details', sql`update sms_consent_details set name = 'Somebody else'`],
  ])('the database refuses an %s', async (_, statement) => {
    await record({ act: 'opt-out' });
    const before = await events();
    await expect(database().db.execute(statement)).rejects.toMatchObject({
      cause: { code: '23001' },
    });
    expect(await events()).toEqual(before);
  });

  test.each<[string, SQL, RegExp]>([
    [
      'an action was changed',
      sql`update sms_consent_events set action = 'opt-out' where sequence = 2`,
      /Event 2 was changed/,
    ],
    [
      'a time was changed',
      sql`update sms_consent_events set occurred_at = occurred_at - interval '1 day' where sequence = 3`,
      /Event 3 was changed/,
    ],
    [
      'an event was taken out',
      sql`with gone as (delete from sms_consent_details where sequence = 2) delete from sms_consent_events where sequence = 2`,
      /Event 2 is missing/,
    ],
    [
      'a detail was changed',
      sql`update sms_consent_details set address = '198.51.100.0' where sequence = 1`,
      /Event 1: the personal details/,
    ],
    [
      'a state was changed',
      sql`update sms_opt_ins set consent = false`,
      /state of subject .* is not what its last event says/,
    ],
  ])('reports that %s', async (_, statement, fault) => {
    for (let count = 0; count < 3; count += 1) await record();
    await tamper(statement);
    const report = await verify();
    expect(report.isWhole).toBe(false);
    expect(report.faults.join('\n')).toMatch(fault);
  });

  test('holds no number, name or address in its events', async () => {
    await record({ circumstances: { name: 'Jo Doe', address: '203.0.113.0', userAgent: 'Agent' } });
    const text = JSON.stringify(await events());
    // The whole number: three of its digits may well stand in a hash.
    expect(text).not.toMatch(new RegExp(`${PHONE.slice(2)}|Jo Doe|203\\.0|Agent`));
  });

  test.each(['Ann \ud800 Lee', '\udc00', '\ufeff e\u0301 \u202e', '\u{1f3e5}\ud83d'])(
    'proves what the database made of %j, whatever was handed to it',
    async (name) => {
      await record({ circumstances: { name } });
      expect(await verify()).toMatchObject({ isWhole: true, faults: [] });
    },
  );

  test('stays whole when a person is erased, and then names nobody', async () => {
    await record();
    await record({ phoneNumberE164: '+14055550199', phoneNumber: '405 555 0199' });
    await record({ act: 'opt-out' });
    expect(await erasePerson(database().db, PHONE)).toMatchObject({ sms_consent_details: 2 });
    expect(await verify()).toMatchObject({ isWhole: true, events: 3, erased: 2 });
    const rest = await database().db.select().from(smsConsentDetails);
    expect(rest).toMatchObject([{ phoneNumberE164: '+14055550199' }]);
    expect(await erasePerson(database().db, PHONE)).toMatchObject({ sms_consent_details: 0 });
  });

  test('a paper form that was signed before a STOP brings nobody back', async () => {
    await record({ act: 'opt-out' }, at('05T10:00:00'));
    const paper = { source: 'paper', occurredAt: at('01T06:00:00') } as const;
    expect(await record(paper)).toMatchObject({ isSubscribed: false });
    expect(await isSubscribed()).toBe(false);
    expect(await record({ ...paper, occurredAt: at('06T06:00:00') })).toMatchObject({
      isSubscribed: true,
    });
  });

  test('a clock that runs behind cannot put a STOP before the START it follows', async () => {
    await record({ act: 'start', source: 'keyword' }, at('10T12:00:00'));
    await record({ act: 'opt-out', source: 'keyword' }, at('10T11:59:00'));
    expect(await isSubscribed()).toBe(false);
    expect(await verify()).toMatchObject({ isWhole: true });
  });

  test('a hundred writers at once make one chain without a fork or a gap', async () => {
    const writers = Array.from({ length: 100 }, (_, index) =>
      untilAvailable(() =>
        record({
          phoneNumberE164: `+1405555${String(1000 + (index % 7))}`,
          act: index % 3 === 0 ? 'opt-out' : 'start',
        }),
      ),
    );
    await Promise.all(writers);
    expect(await verify()).toMatchObject({ isWhole: true, events: 100 });
    expect((await events()).map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
  });

  test('an event and its state are rolled back together', async () => {
    const failing = database().db.transaction(async (tx) => {
      const act = { act: 'opt-out', source: 'keyword', phoneNumber: PHONE } as const;
      await recordConsentAct(tx, { ...act, phoneNumberE164: PHONE, circumstances: {} }, new Date());
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect(await events()).toEqual([]);
    const rows = await database()
      .db.select()
      .from(smsOptIns)
      .where(eq(smsOptIns.phoneNumberE164, PHONE));
    expect(rows).toEqual([]);
  });
});
