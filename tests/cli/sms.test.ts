import { formatCentralTime } from '#server/lib/central-time.ts';
import { recordConsentAct } from '#server/features/sms/consent/record-event.ts';
import { createSmsInboundService } from '#server/features/sms/inbound/inbound-service.ts';
import { NO_CAPS } from '#server/features/sms/sending/welcome-caps.ts';
import { OPEN_POLICY } from '#server/features/sms/sms-policy.ts';
import { createSmsOptInService } from '#server/features/sms/sms-opt-in-service.ts';
import { CONSENT_VERSION, consentText } from '#shared/content/sms-consent.ts';
import { buildSmsInbound } from '#tests/factories/build-sms-inbound.ts';
import { buildSmsSignUp } from '#tests/factories/build-sms-sign-up.ts';
import { hashLastAsOnce, withoutGuards } from '#tests/factories/hash-as-once.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { sql } from 'drizzle-orm';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runCommand } from './support/run-command.ts';

const NOW = new Date('2026-03-10T18:00:00Z');
const PHONE = '+14055550142';

describeWithDatabase('staff sms', (opened) => {
  const staff = (...args: string[]) =>
    runCommand(['sms', ...args], { database: opened(), now: () => NOW });
  const json = async (...args: string[]): Promise<unknown> =>
    JSON.parse((await staff(...args, '--json')).out);
  const signUp = () =>
    createSmsOptInService(opened(), () => NOW).signUp({
      ...buildSmsSignUp(),
      circumstances: { page: '/sms-opt-in', userAgent: 'Agent/1 <b>', address: '203.0.113.0' },
    });
  const text = (Body: string) =>
    createSmsInboundService({
      database: opened(),
      clock: () => NOW,
      providerAnswers: false,
    }).receive(buildSmsInbound({ Body }));

  test('list shows every number in E.164 with its state', async () => {
    await signUp();
    expect(await json('list')).toMatchObject([{ phoneNumber: PHONE, consent: true }]);
    await text('STOP');
    expect(await json('list')).toMatchObject([{ phoneNumber: PHONE, consent: false }]);
    expect((await staff('list')).out).toMatch(/\+14055550142 +stopped +web/);
  });

  test('evidence shows who, when, where, the exact text, every event and the proof', async () => {
    await signUp();
    await text('STOP');
    expect((await staff('evidence', '(405) 555-0142')).code).toBe(0);
    expect(await json('evidence', PHONE)).toMatchObject({
      generatedAt: NOW.toISOString(),
      phoneNumber: PHONE,
      consent: false,
      events: [
        {
          action: 'opt-in',
          source: 'web',
          occurredAt: NOW.toISOString(),
          phoneNumber: '(405) 555-0142',
          page: '/sms-opt-in',
          userAgent: 'Agent/1 <b>',
          address: '203.0.113.0',
          consentText: consentText(CONSENT_VERSION),
          isTextUnchanged: true,
          isUnchanged: true,
        },
        { action: 'opt-out', source: 'keyword', isUnchanged: true },
      ],
      messages: [{ kind: 'welcome', state: 'waiting' }],
      chain: { isWhole: true, events: 2 },
    });
  });

  test('evidence writes a document for its owner alone, with the form as it was shown', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'evidence-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'packet.html');
    await signUp();
    expect(await staff('evidence', PHONE, '--html', file)).toMatchObject({ code: 0, out: '' });
    const html = await readFile(file, 'utf8');
    expect(html).toContain('Agent/1 &lt;b&gt;');
    expect(html).toContain(`<input type="checkbox" disabled> ${consentText(CONSENT_VERSION)}`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const again = await staff('evidence', PHONE, '--html', file);
    expect(again).toMatchObject({
      code: 1,
      notes: `${file} is there already; choose another name.`,
    });
  });

  test('evidence of a consent from the chat shows the card of the chat, once however often it was used', async () => {
    const chat = {
      ...buildSmsSignUp(),
      source: 'chat',
      circumstances: { name: 'Jo Doe' },
    } as const;
    const service = createSmsOptInService(opened(), () => NOW);
    await service.signUp(chat);
    await service.signUp(chat);
    const { out } = await staff('evidence', PHONE);
    expect(out).toContain(`[ ] (unchecked) Text me. ${consentText(CONSENT_VERSION)}  [Send now]`);
    expect(out).toContain('Name: Jo Doe');
    const folder = await mkdtemp(join(tmpdir(), 'evidence-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await staff('evidence', PHONE, '--html', join(folder, 'packet.html'));
    const html = await readFile(join(folder, 'packet.html'), 'utf8');
    expect(html.split('<figure>')).toHaveLength(2);
    expect(html).toContain('How we can reach you');
  });

  test('evidence of a number nobody knows is a finding', async () => {
    expect(await staff('evidence', '405 555 0199')).toMatchObject({ code: 1 });
  });

  test('verify exits 0 while the chain is whole and 1 when somebody changed it', async () => {
    await signUp();
    expect(await staff('verify')).toMatchObject({ code: 0 });
    const { db } = opened();
    await db.execute(sql`alter table sms_consent_events disable trigger user`);
    await db.execute(sql`update sms_consent_events set source = 'paper'`);
    await db.execute(sql`alter table sms_consent_events enable trigger user`);
    const { code, out } = await staff('verify');
    expect(code).toBe(1);
    expect(out).toContain('Event 1 was changed.');
    expect((await staff('evidence', PHONE)).code).toBe(1);
  });

  describe('caps', () => {
    const signUpFrom = (phoneNumber: string, hour: number) => {
      const caps = { ...NO_CAPS, hour };
      const policy = { ...OPEN_POLICY, caps };
      const circumstances = { address: '203.0.113.0' };
      return createSmsOptInService(opened(), () => NOW, policy).signUp({
        ...buildSmsSignUp({ phoneNumber }),
        circumstances,
      });
    };

    test('shows what is counted beside its cap, and is a finding once something was withheld', async () => {
      await signUpFrom('4055550177', 1);
      const { code, out } = await staff('caps');
      expect(code).toBe(0);
      expect(out).toMatch(/^all +1 of 60 +1 of 200$/m);
      expect(out).toMatch(/^network 203\.0\.113\.0 +1 of 10 +1 of 30$/m);
      expect(out).toMatch(/^area code 405 +1 of 30 +1 of 100$/m);
      await signUpFrom('9185550178', 1);
      const found = await staff('caps');
      expect(found.code).toBe(1);
      expect(found.out).toContain(
        `WITHHELD: 1, the last ${formatCentralTime(NOW)}; cap 1 in an hour (SMS_CAP_HOUR)`,
      );
      expect(await json('caps')).toMatchObject({ hour: 1, withheld: [{ messages: 1 }] });
      expect((await staff('evidence', '9185550178')).out).toContain(
        'State: withheld (1 in an hour (SMS_CAP_HOUR))',
      );
    });

    test('--release lets withheld welcomes go, one for each number', async () => {
      await signUpFrom('4055550177', 1);
      await signUpFrom('9185550178', 1);
      expect((await staff('caps', '--release')).out).toBe('1 welcome messages will be sent.');
      expect(await json('caps')).toMatchObject({ hour: 2, withheld: [] });
      expect(await json('evidence', '9185550178')).toMatchObject({
        messages: [{ kind: 'welcome', state: 'waiting', reason: null }],
      });
      expect(await json('caps', '--release')).toEqual({ released: 0 });
    });
  });

  describe('explain', () => {
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
          occurredAt: '2026-03-01T06:00:00.000Z',
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
    expect(await staff('opt-out', '405-555-0142', '--by', 'Sam Roe')).toMatchObject({ code: 0 });
    expect(await json('list')).toMatchObject([{ consent: false }]);
    expect(await json('evidence', PHONE)).toMatchObject({
      events: [{}, { action: 'opt-out', actor: 'Sam Roe', phoneNumber: '405-555-0142' }],
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
