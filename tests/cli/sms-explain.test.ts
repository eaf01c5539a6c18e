import { hashLastAsOnce, withoutGuards } from '#tests/factories/hash-as-once.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { PHONE, smsStaff } from './support/sms-staff.ts';

describeWithDatabase('staff sms explain', (opened) => {
  const { staff, json, signUp } = smsStaff(opened);

  const signed = ['--by', 'Sam Roe', '--reason', 'Half of an emoji in the name'];
  const explain = (event = '1') => staff('explain', event, ...signed);
  const brokenByOldFault = async (name = 'Ann \ud83d Lee') => {
    await signUp();
    await hashLastAsOnce(opened().db, name);
  };
  const rename = (name: string) =>
    withoutGuards(opened().db, () =>
      opened().db.execute(sql`update sms_consent_details set name = ${name} where sequence = 1`),
    );

  test.each(['Ann \ud83d Lee', '\ud801 and \udfff'])(
    'signs a note for what the old fault did to %j, and verify shows it',
    async (name) => {
      await brokenByOldFault(name);
      expect((await staff('verify')).code).toBe(1);
      expect(await explain()).toMatchObject({ code: 0 });
      const { code, out } = await staff('verify');
      expect(code).toBe(0);
      expect(out).toMatch(
        /Event 1 is explained by event 2 of 2026-03-10T18:00:00\.000Z, Sam Roe: Half of an emoji in the name; recorded details hash [0-9a-f]{64}; details hash at the time of the note [0-9a-f]{64}; the text that was hashed was found again/,
      );
      expect(out).toContain('The chain is whole apart from what a note explains (event 1): 2');
      expect(await json('verify')).toMatchObject({
        isWhole: true,
        notes: [{ event: 1, sequence: 2, by: 'Sam Roe', isProven: true, holds: true }],
      });
      const evidence = await staff('evidence', PHONE);
      expect(evidence.code).toBe(0);
      expect(evidence.out).toContain('NO, explained by event 2');
      expect(await json('list')).toMatchObject([{ consent: true }]);
    },
  );

  test('says that it found no text again where there are too many to try', async () => {
    await brokenByOldFault('\ud800\ud800\ud800');
    expect((await explain()).out).toContain('NOT found again');
    expect((await staff('verify')).out).toContain('the text that was hashed was NOT found');
  });

  test('does not explain what somebody changed', async () => {
    await signUp();
    await rename('Somebody Else');
    expect(await explain()).toMatchObject({ code: 1 });
    await rename('Somebody \ufffd Else');
    expect(await explain()).toMatchObject({ code: 1 });
    expect((await staff('verify')).code).toBe(1);
    expect(await json('export')).toHaveLength(1);
  });

  test('does not cover what is changed after it, nor can a second note', async () => {
    await brokenByOldFault();
    await explain();
    await rename('Bob \ufffd Lee');
    const { code, out } = await staff('verify');
    expect(code).toBe(1);
    expect(out).toContain('THE NOTE DOES NOT HOLD');
    expect(out).toContain('Event 1: the personal details are not those that event 2 explains.');
    expect(await explain()).toMatchObject({ code: 1 });
    expect((await staff('evidence', PHONE)).code).toBe(1);
  });

  test('is itself in the chain: a note that is rewritten shows', async () => {
    await brokenByOldFault();
    await explain();
    await withoutGuards(opened().db, () =>
      opened().db.execute(
        sql`update sms_consent_details set note = replace(note, 'emoji', 'name') where sequence = 2`,
      ),
    );
    const { code, out } = await staff('verify');
    expect(code).toBe(1);
    expect(out).toContain('Event 2: the personal details were changed.');
    expect(out).toContain('Event 1: the personal details were changed.');
  });

  test('has nothing to say of an event that is sound, explained, erased or not there', async () => {
    await signUp();
    expect(await explain()).toMatchObject({ code: 1 });
    expect(await explain('2')).toMatchObject({ code: 1 });
    expect(await explain('one')).toMatchObject({ code: 2 });
    await hashLastAsOnce(opened().db, 'Ann \ud800 Lee');
    expect(await explain()).toMatchObject({ code: 0 });
    const again = await explain();
    expect(again).toMatchObject({ code: 1 });
    expect(again.notes).toContain('has its note already');
  });

  test('goes with the person when that is erased, and the chain is whole', async () => {
    await brokenByOldFault();
    await explain();
    expect(await staff('erase', PHONE, '--yes')).toMatchObject({ code: 0 });
    expect(await json('verify')).toMatchObject({ isWhole: true, erased: 2, notes: [] });
  });
});
