import { CONSENT_VERSION } from '#shared/content/sms-consent.ts';
import { company } from '#shared/content/company.ts';
import { EMAIL_INVALID, NAME_TOO_SHORT, PHONE_INVALID } from '#shared/contracts/contact-form.ts';
import { errorBody } from '#tests/api/error-body.ts';
import { contactSubmissions, outboxMessages, smsConsentEvents, smsOptIns } from '#shared/schema.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { buildLead } from '#tests/factories/build-lead.ts';
import {
  describeOnBothEngines,
  freshPostgresUrl,
  missingPostgres,
  silentLogger,
} from '#tests/setup/databases.ts';
import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testServer } from './support/test-server.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const PATH = '/api/chat-contact';

describeOnBothEngines('POST /api/chat-contact', (database) => {
  async function start(environment: Record<string, string> = {}) {
    const { app } = await testServer(database(), {}, environment);
    return {
      app,
      send: (body: object, key?: string) => {
        const sent = request(app).post(PATH).send(body);
        return key === undefined ? sent : sent.set('Idempotency-Key', key);
      },
    };
  }
  const leads = () => database().db.select().from(contactSubmissions);
  const messages = () => database().db.select().from(outboxMessages);
  const consents = () => database().db.select().from(smsOptIns);

  test('answers with the number of the lead when it is stored, with a message in the outbox', async () => {
    const { send } = await start();
    const { elapsedMs, ...lead } = buildLead({ marketingOptIn: true });
    const { status, body } = (await send({ ...lead, elapsedMs })) as Answer;
    const [row] = await leads();
    expect([status, body]).toEqual([200, { success: true, id: row?.id }]);
    expect(row).toMatchObject({ ...lead, suspectedBot: false });
    expect(await messages()).toMatchObject([
      { kind: 'lead-email', subject: `lead:${row?.id}`, status: 'waiting', attempts: 0 },
    ]);
    expect(await consents()).toEqual([]);
  });

  test('queues a message for each channel that is set up', async () => {
    const { send } = await start({
      SMTP_URL: 'smtp://127.0.0.1:9',
      LEADS_EMAIL_TO: 'sales@example.org',
      LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/',
      LEADS_WEBHOOK_SECRET: 'secret',
    });
    await send(buildLead());
    expect((await messages()).map(({ kind }) => kind).sort()).toEqual([
      'lead-email',
      'lead-webhook',
    ]);
  });

  test('stores a hundred parallel copies with one key once, on two instances', async () => {
    const [one, other] = [await start(), await start()];
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        for (;;) {
          const answer = await (index % 2 ? one : other).send(buildLead(), 'key');
          // A visitor who is told that the database is busy sends the same again.
          if (answer.status !== 503) return answer;
        }
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await leads()).toHaveLength(1);
    expect(await messages()).toHaveLength(1);
  });

  test('refuses the same key with another body, but not for another time it took', async () => {
    const { send } = await start();
    const first = await send(buildLead({ elapsedMs: 60_000 }), 'key');
    const again = await send(buildLead({ elapsedMs: 65_000 }), 'key');
    expect(again.text).toBe(first.text);
    expect((await send(buildLead({ name: 'Somebody Else' }), 'key')).status).toBe(409);
    expect(await leads()).toHaveLength(1);
  });

  test('records a wish for text messages as the sign-up page does, with its source and text', async () => {
    const { send } = await start();
    await send(buildLead({ smsOptIn: true, consentTextVersion: CONSENT_VERSION }));
    await request((await start()).app)
      .post('/api/sms-optin')
      .send({ phoneNumber: '405-555-0143', consent: true });
    const [chat, web] = await consents();
    expect(chat).toMatchObject({
      source: 'chat',
      phoneNumberE164: '+14055550163',
      consent: true,
      consentTextVersion: CONSENT_VERSION,
      consentTextSha256: web?.consentTextSha256,
    });
  });

  test.each([
    ['a number that cannot get texts', { phone: '+44 20 7946 0958' }],
    ['a Canadian number', { phone: '+1 416 555 0177' }],
    ['a paid number', { phone: '(900) 555-0177' }],
    ['our own number', { phone: company.sms.display }],
    ['a text that was never shown', { consentTextVersion: '1999-01-01.1' }],
  ])('keeps a lead with %s, without a consent', async (_, wrong) => {
    const { send } = await start();
    expect((await send(buildLead({ smsOptIn: true, ...wrong }))).status).toBe(200);
    expect(await leads()).toHaveLength(1);
    expect(await consents()).toEqual([]);
    expect(await messages()).toMatchObject([{ payload: { smsConsent: 'unusable' } }]);
  });

  test.each([
    ['fills the honeypot', { website: 'https://spam.example' }],
    ['is faster than a person', { elapsedMs: 40 }],
  ])('keeps a lead that %s, marked, and signs nobody up', async (_, signs) => {
    const { send } = await start();
    expect((await send(buildLead({ smsOptIn: true, ...signs }))).status).toBe(200);
    expect(await leads()).toMatchObject([{ suspectedBot: true }]);
    expect(await messages()).toHaveLength(1);
    expect(await consents()).toEqual([]);
  });

  test('keeps a lead without the marks of the chat as suspect, with its consent', async () => {
    const { send } = await start();
    const { elapsedMs: _elapsedMs, ...bare } = buildLead({ smsOptIn: true });
    expect((await send(bare)).status).toBe(200);
    expect(await leads()).toMatchObject([{ suspectedBot: true }]);
    expect(await consents()).toHaveLength(1);
  });

  test('marks nobody who leaves the honeypot alone and takes the time a person takes', async () => {
    const { send } = await start();
    await send(buildLead({ website: '', elapsedMs: 20_000 }));
    expect(await leads()).toMatchObject([{ suspectedBot: false }]);
  });

  test.each([
    ['no name', { name: ' ' }, 'name', NAME_TOO_SHORT],
    ['no e-mail address', { email: 'ann@clinic' }, 'email', EMAIL_INVALID],
    ['two e-mail addresses', { email: 'a@b.example,c@d.example' }, 'email', EMAIL_INVALID],
    [
      'a header in the address',
      { email: 'a@b.example\r\nBcc: c@d.example' },
      'email',
      EMAIL_INVALID,
    ],
    ['half a phone number', { phone: '555-0163' }, 'phone', PHONE_INVALID],
    ['no conversation', { message: '' }, 'message', 'Please write a message.'],
    ['another service', { service: 'free-cruise' }, 'service', undefined],
    ['a yes that is text', { smsOptIn: 'true' }, 'smsOptIn', undefined],
    ['a field nobody asked for', { isAdmin: true }, 'isAdmin', undefined],
  ])('refuses %s, and stores nothing', async (_, wrong, field, message) => {
    const { send } = await start();
    const { status, body } = (await send({ ...buildLead(), ...wrong })) as Answer;
    const { errors } = errorBody.parse(body);
    expect([status, errors?.[0]?.field]).toEqual([400, field]);
    if (message !== undefined) expect(errors?.[0]?.message).toBe(message);
    expect(await leads()).toEqual([]);
  });

  const KEY = '7d1f0c3e-2b64-4d0e-9a57-0a3c5f8e1b22';

  test('a correction under the key of a lead changes that lead once, keeps what it was, and is delivered as one', async () => {
    const { send } = await start();
    const first = await send(buildLead({ smsOptIn: true }), KEY);
    const correction = buildLead({ phone: '(405) 555-0143', corrects: KEY });
    const [again, twice] = [
      await send(correction, 'another-key-of-its-own'),
      await send(correction, 'another-key-of-its-own'),
    ];
    expect([again.status, again.text, twice.text]).toEqual([200, first.text, first.text]);
    expect(await leads()).toMatchObject([
      {
        phone: '(405) 555-0143',
        corrections: [{ name: 'Ann Lee', email: 'ann@clinic.example', phone: '(405) 555-0163' }],
      },
    ]);
    expect((await messages()).map(({ payload }) => payload)).toEqual([
      expect.not.objectContaining({ correction: 0 }),
      expect.objectContaining({ correction: 0 }),
    ]);
    // A consent belongs to the number it was given for.
    expect(await consents()).toMatchObject([{ phoneNumberE164: '+14055550163' }]);
  });

  test('each correction of a lead keeps what stood there before', async () => {
    const { send } = await start();
    await send(buildLead(), KEY);
    await send(buildLead({ name: 'Anne Lee', corrects: KEY }), 'second');
    await send(buildLead({ name: 'Anne Leigh', corrects: KEY }), 'third');
    expect(await leads()).toMatchObject([
      { name: 'Anne Leigh', corrections: [{ name: 'Ann Lee' }, { name: 'Anne Lee' }] },
    ]);
  });

  test('whoever does not know the key of a lead changes nothing: what they send is a lead of its own', async () => {
    const { send } = await start();
    const { body } = (await send(buildLead(), KEY)) as Answer;
    const stranger = buildLead({ name: 'Stranger', corrects: `${KEY.slice(0, -1)}3` });
    expect((await send(stranger, 'stranger')).status).toBe(200);
    expect((await send({ ...stranger, corrects: '1' }, 'short')).status).toBe(400);
    expect(body).toMatchObject({ success: true });
    const rows = await leads();
    expect(rows.map(({ name, corrections }) => [name, corrections]).sort()).toEqual([
      ['Ann Lee', []],
      ['Stranger', []],
    ]);
  });

  test('still takes a lead from an address that may no longer chat', async () => {
    const { app, send } = await start({ CHAT_LIMIT: '1', LEAD_LIMIT: '2' });
    const ask = () => request(app).post('/api/chat').send({ message: 'Hello' });
    await ask();
    expect((await ask()).status).toBe(429);
    expect((await send(buildLead())).status).toBe(200);
    expect((await send(buildLead())).status).toBe(200);
    expect((await send(buildLead())).status).toBe(429);
  });
});

const missing = missingPostgres();

describe.skipIf(missing)(`two instances${missing ? ` (skipped: ${missing})` : ''}`, () => {
  test('store a hundred parallel copies with one key once, each on connections of its own', async () => {
    const { url, remove } = await freshPostgresUrl();
    onTestFinished(remove);
    const apps = await Promise.all(
      [1, 2].map(async () => {
        const database = await openDatabase({ databaseUrl: url, dataDir: '' }, silentLogger);
        onTestFinished(() => database.close());
        return { database, app: (await testServer(database)).app };
      }),
    );
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        for (;;) {
          const app = apps[index % 2]?.app;
          if (!app) throw new Error('There are two.');
          const answer = await request(app)
            .post(PATH)
            .set('Idempotency-Key', 'key')
            .send(buildLead({ smsOptIn: true }));
          if (answer.status !== 503) return answer;
        }
      }),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    for (const table of [contactSubmissions, outboxMessages, smsOptIns, smsConsentEvents]) {
      expect(await apps[0]?.database.db.$count(table)).toBe(1);
    }
  });
});
