import { startOfOfficeDay } from '#server/lib/central-time.ts';
import { recordConsentAct } from '#server/features/sms/consent/record-event.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { expect, test } from 'vitest';
import { NOW, PHONE, smsStaff } from './support/sms-staff.ts';

describeWithDatabase('staff sms, records of staff', (opened) => {
  const { staff, json, signUp, text } = smsStaff(opened);

  const paper = ['--name', 'Jo Doe', '--by', 'Sam Roe'];

  test('record-paper subscribes, with who signed, when, and who typed it in', async () => {
    const { code, out } = await staff('record-paper', PHONE, ...paper, '--signed', '2026-03-01');
    expect({ code, out }).toEqual({ code: 0, out: `${PHONE} is subscribed.` });
    expect(await json('evidence', PHONE)).toMatchObject({
      consent: true,
      events: [
        {
          source: 'paper',
          name: 'Jo Doe',
          actor: 'Sam Roe',
          occurredAt: startOfOfficeDay('2026-03-01').toISOString(),
          recordedAt: NOW.toISOString(),
        },
      ],
    });
  });

  test('record-paper of a form that was signed before a STOP says that nothing changes', async () => {
    await text('STOP');
    const { out } = await staff('record-paper', PHONE, ...paper, '--signed', '2026-03-10');
    expect(out).toContain('stays unsubscribed');
    expect(await json('list')).toMatchObject([{ consent: false }]);
  });

  test.each([
    ['a day that does not exist', [PHONE, ...paper, '--signed', '2026-02-30']],
    ['a day to come', [PHONE, ...paper, '--signed', '2026-03-11']],
    ['no day', [PHONE, ...paper]],
    ['no name', [PHONE, '--by', 'Sam Roe', '--signed', '2026-03-01']],
    ['an empty name', [PHONE, '--name', ' ', '--by', 'Sam', '--signed', '2026-03-01']],
    ['a number from abroad', ['+442079460018', ...paper, '--signed', '2026-03-01']],
    ['an unknown text', [PHONE, ...paper, '--signed', '2026-03-01', '--text', '1']],
  ])('record-paper with %s is wrong use', async (_, args) => {
    expect(await staff('record-paper', ...args)).toMatchObject({ code: 2 });
    expect(await json('list')).toEqual([]);
  });

  test('opt-out unsubscribes and says who typed it in', async () => {
    await signUp();
    expect(await staff('opt-out', '405-555-0163', '--by', 'Sam Roe')).toMatchObject({ code: 0 });
    expect(await json('list')).toMatchObject([{ consent: false }]);
    expect(await json('evidence', PHONE)).toMatchObject({
      events: [{}, { action: 'opt-out', actor: 'Sam Roe', phoneNumber: '405-555-0163' }],
    });
  });

  test('review lists what looks like an opt-out until somebody decides', async () => {
    await signUp();
    await text('please stop\u001b[31m this');
    const { out } = await staff('review');
    expect(out).toContain('please stop [31m this');
    const [{ id }] = (await json('review')) as [{ id: number }];
    expect((await staff('review', '--opt-out', String(id))).code).toBe(2);
    const decision = ['review', '--opt-out', String(id), '--by', 'Sam Roe'];
    expect(await staff(...decision)).toMatchObject({ code: 0 });
    expect(await json('list')).toMatchObject([{ consent: false }]);
    expect(await json('review')).toEqual([]);
    expect((await staff(...decision)).code).toBe(1);
  });

  test('a dismissed review changes nothing', async () => {
    await signUp();
    await text('cancel my appointment');
    const [{ id }] = (await json('review')) as [{ id: number }];
    await staff('review', '--dismiss', String(id), '--by', 'Sam Roe');
    expect(await json('list')).toMatchObject([{ consent: true }]);
    expect(await json('review')).toEqual([]);
  });

  test('export holds every event with its details, and none for erased persons', async () => {
    await signUp();
    expect(await json('export')).toMatchObject([
      { sequence: 1, action: 'opt-in', details: { phoneNumberE164: PHONE } },
    ]);
    expect((await staff('erase', PHONE)).code).toBe(2);
    expect(await staff('erase', PHONE, '--yes')).toMatchObject({ code: 0 });
    expect(JSON.parse((await staff('export', '--format', 'json')).out)).toMatchObject([
      { details: null },
    ]);
    expect(await staff('verify')).toMatchObject({ code: 0 });
    expect((await staff('erase', PHONE, '--yes')).code).toBe(1);
  });

  test('export as CSV has a line for every event, in which nothing is a formula', async () => {
    const by = '=HYPERLINK("http://x.example","Sam")';
    await signUp();
    await text('HELP');
    await text('STOP');
    const form = ['--name', '@SUM(A1), "Jo"', '--by', by, '--signed', '2026-03-01'];
    await staff('record-paper', PHONE, ...form);
    const lines = (await staff('export')).out.split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe(
      '"sequence","occurredAt","recordedAt","action","source","consentTextVersion","consentTextSha256","subject","detailsHash","previousHash","hash","phoneNumberE164","phoneNumber","name","page","userAgent","address","actor","messageSid","salt","note"',
    );
    expect(lines.slice(1).map((line) => line.split(',')[3])).toEqual([
      '"opt-in"',
      '"help"',
      '"opt-out"',
      '"opt-in"',
    ]);
    expect(lines[4]).toContain(`"'${PHONE}"`);
    expect(lines[4]).toContain(`"'@SUM(A1), ""Jo"""`);
    expect(lines[4]).toContain(`"'=HYPERLINK(""http://x.example"",""Sam"")"`);
    expect(lines.join('\n')).not.toMatch(/(?:^|",)"[=+\-@]/m);
  });

  test('export goes on past a page of its own', async () => {
    const act = { act: 'help', source: 'keyword', circumstances: {} } as const;
    await opened().db.transaction(async (tx) => {
      for (let count = 0; count < 501; count += 1) {
        await recordConsentAct(tx, { ...act, phoneNumber: PHONE, phoneNumberE164: PHONE }, NOW);
      }
    });
    const events = (await json('export')) as { sequence: number }[];
    expect(events.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 501 }, (_, index) => index + 1),
    );
  });
});
