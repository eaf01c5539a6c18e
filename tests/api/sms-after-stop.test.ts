import { createSmsQueue } from '#server/features/sms/sending/sms-queue.ts';
import { createTwilioProvider } from '#server/features/sms/sending/sms-provider.ts';
import { smsForm } from '#shared/content/sms-consent.ts';
import { outboxMessages } from '#shared/schema.ts';
import { buildLead } from '#tests/factories/build-lead.ts';
import { buildSmsInbound } from '#tests/factories/build-sms-inbound.ts';
import { startTwilioServer } from '#tests/fakes/twilio-server.ts';
import { runCommand } from '#tests/cli/support/run-command.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import request from 'supertest';
import { expect, test } from 'vitest';
import { signedWebhook, TWILIO_TOKEN, webhookEnvironment } from './support/signed-webhook.ts';
import { testServer } from './support/test-server.ts';

const PHONE = '+14055550177';
const NOON = new Date('2026-03-02T18:00:00Z');
const twilio = { accountSid: `AC${'0'.repeat(32)}`, authToken: TWILIO_TOKEN, from: '+14055550142' };

describeWithDatabase('after STOP', (database) => {
  const clock = () => NOON;
  async function start() {
    const { app } = await testServer(database(), { clock }, webhookEnvironment);
    const { messages, httpClient } = await startTwilioServer();
    const provider = createTwilioProvider(twilio, httpClient);
    const sms = createSmsQueue({ database: database(), provider, clock });
    return {
      messages,
      deliverDue: () => sms.work(new AbortController().signal),
      text: (Body: string) =>
        signedWebhook(app, buildSmsInbound({ From: PHONE, Body })).expect(200),
      signUp: (phoneNumber = '(405) 555-0177') =>
        request(app).post('/api/sms-optin').send({ phoneNumber, consent: true }),
      lead: () =>
        request(app)
          .post('/api/chat-contact')
          .send(buildLead({ phone: '405-555-0177', smsOptIn: true })),
    };
  }
  const staff = (...args: string[]) =>
    runCommand(['sms', ...args], { database: database(), now: clock });
  const json = async (...args: string[]): Promise<unknown> =>
    JSON.parse((await staff(...args, '--json')).out);

  test('sign-ups on the web are answered as ever, three times over, and nothing is sent', async () => {
    const { text, signUp, lead, deliverDue, messages } = await start();
    await text('STOP');
    const stranger = await signUp('(405) 555-0178');
    await deliverDue();
    const sent = messages.length;
    for (let round = 0; round < 3; round += 1) {
      const answer = await signUp();
      expect([answer.status, answer.text]).toEqual([200, stranger.text]);
      expect(answer.body).toEqual({ success: true, message: smsForm.successMessage });
      expect((await lead()).status).toBe(200);
      await deliverDue();
      expect(messages).toHaveLength(sent);
    }
    expect(await json('list')).toMatchObject([
      { phoneNumber: PHONE, consent: false, wishedAt: NOON.toISOString() },
      { consent: true, wishedAt: null },
    ]);
    const [queued] = await database().db.select().from(outboxMessages);
    expect(queued).toMatchObject({ payload: { smsConsent: 'wish' } });
  });

  test('evidence calls a sign-up on the web a wish without effect', async () => {
    const { text, signUp } = await start();
    await text('STOP');
    await signUp();
    expect(await json('evidence', PHONE)).toMatchObject({
      consent: false,
      events: [{ action: 'opt-out' }, { action: 'wish', source: 'web', isUnchanged: true }],
      messages: [],
      chain: { isWhole: true },
    });
    const { out } = await staff('evidence', PHONE);
    expect(out).toContain('Event 2: wish');
    expect(out).toContain('this sign-up is a wish and no consent: nothing was sent');
  });

  test.each(['START', 'UNSTOP'])('%s from the handset brings the number back', async (word) => {
    const { text, signUp } = await start();
    await text('STOP');
    await signUp();
    await text(word);
    expect(await json('list')).toMatchObject([
      { phoneNumber: PHONE, consent: true, confirmed: true, wishedAt: null },
    ]);
    await text('STOP');
    expect(await json('list')).toMatchObject([{ consent: false, confirmed: false }]);
  });

  test('a paper form that was signed after it brings the number back', async () => {
    const { text } = await start();
    await text('STOP');
    const later = () => new Date('2026-03-05T18:00:00Z');
    const form = ['--name', 'Jo Doe', '--by', 'Sam Roe', '--signed', '2026-03-04'];
    const args = ['sms', 'record-paper', PHONE, ...form];
    expect((await runCommand(args, { database: database(), now: later })).code).toBe(0);
    expect(await json('list')).toMatchObject([{ consent: true, source: 'paper' }]);
  });

  test('an opt-out that staff recorded holds as well', async () => {
    const { signUp } = await start();
    await signUp();
    await staff('opt-out', PHONE, '--by', 'Sam Roe');
    await signUp();
    expect(await json('list')).toMatchObject([{ consent: false }]);
  });
});
