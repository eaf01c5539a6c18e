import { CONSENT_VERSION, smsConfirm, smsWelcome } from '#shared/content/sms-consent.ts';
import { smsMessages, smsOptIns } from '#shared/schema.ts';
import { buildSmsInbound } from '#tests/factories/build-sms-inbound.ts';
import { buildSmsSignUp } from '#tests/factories/build-sms-sign-up.ts';
import {
  accepting,
  refusing,
  startTwilioServer,
  type TwilioBehavior,
} from '#tests/fakes/twilio-server.ts';
import { describeOnBothEngines } from '#tests/setup/databases.ts';
import { describe, expect, test } from 'vitest';
import { recordConsentAct } from '../consent/record-event.ts';
import { createSmsInboundService } from '../inbound/inbound-service.ts';
import { createSmsOptInService } from '../sms-opt-in-service.ts';
import { createTwilioProvider } from './sms-provider.ts';
import { createSmsQueue } from './sms-queue.ts';

const NOON = new Date('2026-03-02T18:00:00Z');
const NIGHT = new Date('2026-03-02T08:00:00Z');
const settings = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'token',
  from: '+14055550142',
};

describeOnBothEngines('text messages', (database) => {
  const signUp = (now = NOON) =>
    createSmsOptInService(database(), () => now).signUp(buildSmsSignUp());
  const text = (Body: string) =>
    createSmsInboundService({
      database: database(),
      clock: () => NOON,
      providerAnswers: false,
    }).receive(buildSmsInbound({ Body }));
  const start = async (behavior?: TwilioBehavior, now = NOON, confirm = false) => {
    const { messages, httpClient } = await startTwilioServer(behavior);
    const provider = createTwilioProvider(settings, httpClient);
    const sms = createSmsQueue({ database: database(), provider, confirm, clock: () => now });
    return { messages, deliverDue: () => sms.work(new AbortController().signal) };
  };
  const queue = () => database().db.select().from(smsMessages);

  test('a sign-up is welcomed once, with the text of the page', async () => {
    const { messages, deliverDue } = await start();
    await signUp();
    await signUp();
    await deliverDue();
    await deliverDue();
    expect(messages).toEqual([{ To: '+14055550163', From: '+14055550142', Body: smsWelcome }]);
    expect(await queue()).toMatchObject([{ state: 'sent', settledAt: NOON }]);
  });

  describe('with SMS_CONFIRM', () => {
    const confirming = () => start(accepting, NOON, true);
    const alert = { phoneNumberE164: '+14055550163', kind: 'alert', body: 'Outage' } as const;
    const queueAlert = () =>
      database()
        .db.insert(smsMessages)
        .values({ ...alert, sendAfter: NOON });

    test('a sign-up is asked for START, and nothing else is sent before it comes', async () => {
      const { messages, deliverDue } = await confirming();
      await signUp();
      await queueAlert();
      await deliverDue();
      expect(messages.map(({ Body }) => Body)).toEqual([smsConfirm]);
      expect(await queue()).toMatchObject([
        { kind: 'confirm', body: smsConfirm, state: 'sent' },
        { kind: 'alert', state: 'refused', reason: 'not confirmed: START never came' },
      ]);
      await signUp();
      await deliverDue();
      expect(messages).toHaveLength(1);
    });

    test('START from the handset opens the way, and STOP closes it again', async () => {
      const { messages, deliverDue } = await confirming();
      await signUp();
      await deliverDue();
      await text('START');
      await queueAlert();
      await deliverDue();
      expect(messages.map(({ Body }) => Body)).toEqual([smsConfirm, alert.body]);
      await text('STOP');
      await queueAlert();
      await deliverDue();
      expect(messages).toHaveLength(2);
    });

    test('whoever texted START before is welcomed without being asked again', async () => {
      const { messages, deliverDue } = await confirming();
      await signUp();
      await text('START');
      await deliverDue();
      expect(messages.map(({ Body }) => Body)).toEqual([smsWelcome]);
    });

    test('a question that waits becomes a welcome when the setting is taken back', async () => {
      const failing = await start(refusing(503, 20_500), NOON, true);
      await signUp();
      await failing.deliverDue();
      const later = await start(accepting, new Date('2026-03-02T18:05:00Z'));
      await later.deliverDue();
      expect(later.messages.map(({ Body }) => Body)).toEqual([smsWelcome]);
    });
  });

  test('a number that stops and comes back on paper is not welcomed twice in 30 days', async () => {
    const DAY_MS = 24 * 60 * 60_000;
    const paper = (now: Date) =>
      createSmsOptInService(database(), () => now).signUp(buildSmsSignUp({ source: 'paper' }));
    const { messages, deliverDue } = await start();
    await signUp();
    await deliverDue();
    await text('STOP');
    await paper(new Date(NOON.getTime() + 29 * DAY_MS));
    await deliverDue();
    expect(messages).toHaveLength(1);
    await text('STOP');
    const later = new Date(NOON.getTime() + 31 * DAY_MS);
    await paper(later);
    await (await start(accepting, later)).deliverDue();
    expect(await queue()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  });

  test('a number that was signed up before we asked for a US number gets nothing', async () => {
    const { messages, deliverDue } = await start();
    await database().db.transaction((tx) =>
      recordConsentAct(
        tx,
        {
          act: 'opt-in',
          source: 'web',
          phoneNumber: '876 555 0177',
          phoneNumberE164: '+18765550177',
          consentTextVersion: CONSENT_VERSION,
          circumstances: {},
        },
        NOON,
      ),
    );
    await database().db.insert(smsMessages).values({
      phoneNumberE164: '+18765550177',
      kind: 'welcome',
      body: smsWelcome,
      sendAfter: NOON,
    });
    await deliverDue();
    expect(messages).toEqual([]);
    expect(await queue()).toMatchObject([{ state: 'refused', reason: 'no number that we text' }]);
  });

  test('two servers that empty the queue at once send one message', async () => {
    const { messages, deliverDue } = await start();
    await signUp();
    await Promise.all(Array.from({ length: 10 }, () => deliverDue()));
    expect(messages).toHaveLength(1);
  });

  test('whoever says STOP before it leaves gets nothing', async () => {
    const { messages, deliverDue } = await start();
    await signUp();
    await text('STOP');
    await deliverDue();
    expect(messages).toEqual([]);
    expect(await queue()).toMatchObject([{ state: 'refused', reason: 'not subscribed' }]);
  });

  test('words that look like an opt-out hold messages back until somebody has looked', async () => {
    const { messages, deliverDue } = await start();
    await signUp();
    await text('please stop this');
    await deliverDue();
    expect(messages).toEqual([]);
    expect(await queue()).toMatchObject([{ state: 'waiting' }]);
  });

  test('at night it waits for the morning of the area code', async () => {
    await signUp(NIGHT);
    const night = await start(accepting, NIGHT);
    await night.deliverDue();
    expect(night.messages).toEqual([]);
    const morning = await start(accepting, new Date('2026-03-02T14:00:00Z'));
    await morning.deliverDue();
    expect(morning.messages).toHaveLength(1);
  });

  test('without a provider it is recorded as not sent', async () => {
    await signUp();
    const provider = createTwilioProvider({ ...settings, authToken: undefined });
    const sms = createSmsQueue({ database: database(), provider, clock: () => NOON });
    await sms.work(new AbortController().signal);
    expect(await queue()).toMatchObject([{ state: 'not-sent', reason: 'TWILIO_* is not set' }]);
  });

  test('a person who stopped us at the provider is unsubscribed here as well', async () => {
    const { deliverDue } = await start(refusing(400, 21_610));
    await signUp();
    await deliverDue();
    expect(await queue()).toMatchObject([{ state: 'refused', reason: 'provider error 21610' }]);
    expect(await database().db.select().from(smsOptIns)).toMatchObject([{ consent: false }]);
  });

  test.each([500, 503, 429])('after a %i it is tried again later', async (status) => {
    const { deliverDue } = await start(refusing(status, 20_500));
    await signUp();
    await deliverDue();
    expect(await queue()).toMatchObject([
      { state: 'waiting', attempts: 1, sendAfter: new Date('2026-03-02T18:01:00Z') },
    ]);
  });

  test('a STOP that comes while the provider is asked waits, and then nothing more is sent', async () => {
    let arrived: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (arrived = resolve));
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const { messages, deliverDue } = await start(async () => {
      arrived();
      await held;
      return accepting('');
    });
    await signUp();
    const delivering = deliverDue();
    await asked;
    const stopping = text('STOP');
    letGo();
    await Promise.all([delivering, stopping]);
    await text('START');
    await text('STOP');
    await deliverDue();
    expect(messages).toHaveLength(1);
    expect(await database().db.select().from(smsOptIns)).toMatchObject([{ consent: false }]);
  });
});
