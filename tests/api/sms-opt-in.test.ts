import { company } from '#shared/content/company.ts';
import { smsForm } from '#shared/content/sms-consent.ts';
import { errorBody } from '#tests/api/error-body.ts';
import {
  CONSENT_REQUIRED,
  PHONE_INVALID,
  PHONE_TOO_SHORT,
  smsOptIn,
} from '#shared/contracts/sms-opt-in.ts';
import { SMS_OWN_NUMBER, SMS_US_ONLY } from '#shared/phone/text-number.ts';
import { smsOptIns } from '#shared/schema.ts';
import { describeOnBothEngines } from '#tests/setup/databases.ts';
import request from 'supertest';
import { expect, test } from 'vitest';
import { testServer } from './support/test-server.ts';

const phoneNumber = '(405) 555-0163';
const good = { phoneNumber, consent: true };

/** What is wrong, the body, and the message for the field it names. */
const wrongFields: [string, object, string, string][] = [
  ['an empty number', { ...good, phoneNumber: '' }, 'phoneNumber', PHONE_TOO_SHORT],
  ['9 digits', { ...good, phoneNumber: '405555014' }, 'phoneNumber', PHONE_TOO_SHORT],
  ['9 digits made long', { ...good, phoneNumber: '(405) 555-014' }, 'phoneNumber', PHONE_TOO_SHORT],
  ['letters', { ...good, phoneNumber: 'call me please' }, 'phoneNumber', PHONE_INVALID],
  ['letters in it', { ...good, phoneNumber: '405-CALL-NOW-1' }, 'phoneNumber', PHONE_INVALID],
  ['10,000 digits', { ...good, phoneNumber: '4'.repeat(10_000) }, 'phoneNumber', PHONE_INVALID],
  ['emoji', { ...good, phoneNumber: '📱📱📱📱📱📱📱📱📱📱' }, 'phoneNumber', PHONE_INVALID],
  [
    'SQL',
    { ...good, phoneNumber: "4055550163'; drop table sms_opt_ins;--" },
    'phoneNumber',
    PHONE_INVALID,
  ],
  ['HTML', { ...good, phoneNumber: '<script>alert(1)</script>' }, 'phoneNumber', PHONE_INVALID],
  ['NUL', { ...good, phoneNumber: '(405) 555-\u00000163' }, 'phoneNumber', PHONE_INVALID],
  ['half a surrogate', { ...good, phoneNumber: '405555014\ud800' }, 'phoneNumber', PHONE_INVALID],
  [
    'foreign digits',
    { ...good, phoneNumber: '４０５５５５０１４２' },
    'phoneNumber',
    PHONE_INVALID,
  ],
  [
    'a number from abroad',
    { ...good, phoneNumber: '+44 20 7946 0958' },
    'phoneNumber',
    PHONE_INVALID,
  ],
  ['+1 and 9 digits', { ...good, phoneNumber: '+1 405 555 014' }, 'phoneNumber', PHONE_INVALID],
  ['+1 and 11 digits', { ...good, phoneNumber: '+1405555016333' }, 'phoneNumber', PHONE_INVALID],
  ['zeros', { ...good, phoneNumber: '(000) 000-0000' }, 'phoneNumber', PHONE_INVALID],
  ['a short code', { ...good, phoneNumber: '40404' }, 'phoneNumber', PHONE_TOO_SHORT],
  ['a number as number', { ...good, phoneNumber: 4_055_550_142 }, 'phoneNumber', PHONE_INVALID],
  ['a list as number', { ...good, phoneNumber: [phoneNumber] }, 'phoneNumber', PHONE_INVALID],
  ['null as number', { ...good, phoneNumber: null }, 'phoneNumber', PHONE_INVALID],
  ['no number', { consent: true }, 'phoneNumber', PHONE_TOO_SHORT],
  ['no consent', { phoneNumber }, 'consent', CONSENT_REQUIRED],
  ['consent withheld', { ...good, consent: false }, 'consent', CONSENT_REQUIRED],
  ['consent as text', { ...good, consent: 'true' }, 'consent', CONSENT_REQUIRED],
  ['consent as 1', { ...good, consent: 1 }, 'consent', CONSENT_REQUIRED],
];

/** Good numbers of the numbering plan that would cost us, or that somebody earns from. */
const unwantedNumbers: [string, string, string][] = [
  ['a paid number', '(900) 555-0177', SMS_US_ONLY],
  ['a paid exchange', '(405) 976-0177', SMS_US_ONLY],
  ['Jamaica', '+1 876 555 0177', SMS_US_ONLY],
  ['Canada', '1-416-555-0177', SMS_US_ONLY],
  ['a toll-free number', '(888) 555-0177', SMS_US_ONLY],
  ['a personal number', '(500) 555-0177', SMS_US_ONLY],
  ['a service code', '(405) 911-0177', SMS_US_ONLY],
  ['our own number', company.sms.display, SMS_OWN_NUMBER],
  ['our own toll-free number', company.phone.e164, SMS_OWN_NUMBER],
];

/** What is wrong, the body as sent, its type, and the status. */
const wrongBodies: [string, string, string, number][] = [
  ['no JSON', 'phoneNumber=4055550163', 'application/json', 400],
  ['half of it', '{"phoneNumber":"40555', 'application/json', 400],
  ['nothing', '', 'application/json', 400],
  ['an array', JSON.stringify([good]), 'application/json', 400],
  ['text', '"4055550163"', 'application/json', 400],
  ['null', 'null', 'application/json', 400],
  ['deep nesting', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`, 'application/json', 400],
  ['unknown keys', JSON.stringify({ ...good, isAdmin: true }), 'application/json', 400],
  [
    '__proto__',
    `{"phoneNumber":"${phoneNumber}","consent":true,"__proto__":{}}`,
    'application/json',
    400,
  ],
  [
    'a prototype of consent',
    `{"phoneNumber":"${phoneNumber}","__proto__":{"consent":true}}`,
    'application/json',
    400,
  ],
  ['a form', 'phoneNumber=4055550163&consent=true', 'application/x-www-form-urlencoded', 415],
  ['plain text', JSON.stringify(good), 'text/plain', 415],
  [
    'more than 32 kB',
    JSON.stringify({ ...good, phoneNumber: '4'.repeat(33_000) }),
    'application/json',
    413,
  ],
];

describeOnBothEngines('POST /api/sms-optin', (database) => {
  const rows = () => database().db.select().from(smsOptIns);
  const send = async (body: object, headers: Record<string, string> = {}) => {
    const { app } = await testServer(database());
    return request(app).post(smsOptIn.path).set(headers).send(body);
  };

  test('stores a consent and thanks', async () => {
    const answer = await send(good);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, message: smsForm.successMessage });
    expect(await rows()).toMatchObject([
      { phoneNumber, phoneNumberE164: '+14055550163', consent: true, source: 'web' },
    ]);
  });

  test.each(wrongFields)(
    '%s is answered with 400 and its field',
    async (_what, body, field, message) => {
      const answer = await send(body);
      expect(answer.status).toBe(400);
      expect(errorBody.parse(answer.body)).toEqual({
        success: false,
        message,
        errors: [{ field, message }],
      });
      expect(await rows()).toEqual([]);
    },
  );

  test.each(unwantedNumbers)(
    '%s is answered with 400 and its field, and the sender of the provider as well',
    async (_what, number, message) => {
      const from = { TWILIO_FROM: '+14055550123' };
      const { app } = await testServer(database(), {}, from);
      for (const [typed, expected] of [
        [number, message],
        ['405-555-0123', SMS_OWN_NUMBER],
      ] as const) {
        const answer = await request(app)
          .post(smsOptIn.path)
          .send({ phoneNumber: typed, consent: true });
        expect([answer.status, errorBody.parse(answer.body)]).toEqual([
          400,
          {
            success: false,
            message: expected,
            errors: [{ field: 'phoneNumber', message: expected }],
          },
        ]);
      }
      expect(await rows()).toEqual([]);
    },
  );

  test.each(wrongBodies)('a body of %s is refused', async (_what, body, type, status) => {
    const { app } = await testServer(database());
    const answer = await request(app).post(smsOptIn.path).set('Content-Type', type).send(body);
    expect(answer.status).toBe(status);
    expect(errorBody.strict().safeParse(answer.body).success).toBe(true);
    expect(await rows()).toEqual([]);
  });

  test('a double submit stores one row and is thanked twice', async () => {
    const key = { 'Idempotency-Key': 'double-click' };
    const answers = await Promise.all([send(good, key), send(good, key), send(good), send(good)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await rows()).toHaveLength(1);
  });

  test('the same key with another body is answered with 409 and stores nothing more', async () => {
    const key = { 'Idempotency-Key': 'used-before' };
    await send(good, key);
    const answer = await send({ ...good, phoneNumber: '(405) 555-0199' }, key);
    expect(answer.status).toBe(409);
    expect(errorBody.safeParse(answer.body).success).toBe(true);
    expect(await rows()).toHaveLength(1);
  });

  test('a post from another site is answered with 403', async () => {
    const answer = await send(good, { 'Sec-Fetch-Site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(errorBody.safeParse(answer.body).success).toBe(true);
    expect(await rows()).toEqual([]);
  });

  test('another method is answered with 405', async () => {
    const { app } = await testServer(database());
    const answer = await request(app).get(smsOptIn.path);
    expect(answer.status).toBe(405);
    expect(answer.headers).toHaveProperty('allow', 'POST');
  });

  test('past the limit the answer is 429 with a time to wait, and nothing is stored', async () => {
    const { app } = await testServer(database(), {}, { FORM_LIMIT: '1' });
    const wrong = await request(app).post(smsOptIn.path).send({});
    expect(wrong.status).toBe(400);
    const refused = await request(app).post(smsOptIn.path).send(good);
    expect(refused.status).toBe(429);
    expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
    expect(await rows()).toEqual([]);
  });

  test('the form of the page is refused when it says that it is compressed', async () => {
    const { app } = await testServer(database());
    const answer = await request(app)
      .post('/sms-opt-in')
      .set({ 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Encoding': 'deflate' })
      .send('phoneNumber=4055550163&consent=on');
    expect(answer.status).toBe(415);
    expect(await rows()).toEqual([]);
  });
});
