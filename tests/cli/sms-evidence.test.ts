import { createSmsOptInService } from '#server/features/sms/sms-opt-in-service.ts';
import { CONSENT_VERSION, consentText } from '#shared/content/sms-consent.ts';
import { buildSmsSignUp } from '#tests/factories/build-sms-sign-up.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { sql } from 'drizzle-orm';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { NOW, PHONE, smsStaff } from './support/sms-staff.ts';

describeWithDatabase('staff sms, evidence', (opened) => {
  const { staff, json, signUp, text } = smsStaff(opened);

  test('list shows every number in E.164 with its state', async () => {
    await signUp();
    expect(await json('list')).toMatchObject([{ phoneNumber: PHONE, consent: true }]);
    await text('STOP');
    expect(await json('list')).toMatchObject([{ phoneNumber: PHONE, consent: false }]);
    expect((await staff('list')).out).toMatch(/\+14055550163 +stopped +web/);
  });

  test('evidence shows who, when, where, the exact text, every event and the proof', async () => {
    await signUp();
    await text('STOP');
    expect((await staff('evidence', '(405) 555-0163')).code).toBe(0);
    expect(await json('evidence', PHONE)).toMatchObject({
      generatedAt: NOW.toISOString(),
      phoneNumber: PHONE,
      consent: false,
      events: [
        {
          action: 'opt-in',
          source: 'web',
          occurredAt: NOW.toISOString(),
          phoneNumber: '(405) 555-0163',
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
});
