import { ConflictError, InvalidInputError } from '#server/lib/errors.ts';
import { CONSENT_VERSION, consentText } from '#shared/content/sms-consent.ts';
import { smsConsentEvents, smsMessages, smsOptIns } from '#shared/schema.ts';
import { buildSmsInbound } from '#tests/factories/build-sms-inbound.ts';
import { buildSmsSignUp } from '#tests/factories/build-sms-sign-up.ts';
import { describeOnBothEngines } from '#tests/setup/databases.ts';
import { untilAvailable } from '#tests/setup/until-available.ts';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyChain } from './consent/verify-chain.ts';
import { createSmsInboundService } from './inbound/inbound-service.ts';
import { createSmsOptIn } from './sms-handlers.ts';
import { createSmsOptInService } from './sms-opt-in-service.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-04-01T12:00:00Z');

describeOnBothEngines('an SMS sign-up', (database) => {
  const service = (time = noon) => createSmsOptInService(database(), () => time);
  const rows = () => database().db.select().from(smsOptIns);
  const stop = () =>
    createSmsInboundService({
      database: database(),
      clock: () => noon,
      providerAnswers: false,
    }).receive(buildSmsInbound({ Body: 'STOP' }));

  test('stores the number as typed and as E.164, with the proof of consent', async () => {
    await service().signUp(buildSmsSignUp({ phoneNumber: '(405) 555-0163' }));
    expect(await rows()).toEqual([
      {
        id: 1,
        phoneNumber: '(405) 555-0163',
        phoneNumberE164: '+14055550163',
        consent: true,
        source: 'web',
        consentTextVersion: CONSENT_VERSION,
        consentTextSha256: createHash('sha256').update(consentText(CONSENT_VERSION)).digest('hex'),
        consentedAt: noon,
        createdAt: expect.any(Date) as unknown,
      },
    ]);
  });

  test('answers with the thanks of the specification', async () => {
    const handle = createSmsOptIn(service());
    const data = buildSmsSignUp().request;
    expect(await handle({ data, caller: { requestId: 'r' } })).toEqual({
      success: true,
      message: 'Thank you! You have been successfully added to our SMS notification list.',
    });
    expect(await rows()).toMatchObject([{ source: 'web' }]);
  });

  test('of a number that already consents keeps its first proof', async () => {
    await service(noon).signUp(buildSmsSignUp({ phoneNumber: '(405) 555-0163' }));
    await service(later).signUp(
      buildSmsSignUp({ phoneNumber: '+1 405 555 0163', source: 'paper' }),
    );
    expect(await rows()).toMatchObject([
      { phoneNumber: '(405) 555-0163', source: 'web', consentedAt: noon },
    ]);
  });

  test.each(['web', 'chat'] as const)(
    'on the %s of a number that had stopped is thanked as ever, and is a wish that changes nothing',
    async (source) => {
      const thanks = await service(noon).signUp(buildSmsSignUp());
      await stop();
      const before = await rows();
      expect(await service(later).signUp(buildSmsSignUp({ source }))).toEqual(thanks);
      expect(await rows()).toEqual(before);
      expect(before).toMatchObject([{ consent: false }]);
      const events = await database().db.select().from(smsConsentEvents);
      expect(events.map(({ action }) => action)).toEqual(['opt-in', 'opt-out', 'wish']);
      expect(await database().db.$count(smsMessages)).toBe(1);
      expect(await verifyChain(database().db)).toMatchObject({ isWhole: true });
    },
  );

  test('on paper of a number that had stopped brings it back with the new proof', async () => {
    await service(noon).signUp(buildSmsSignUp());
    await stop();
    await service(later).signUp(buildSmsSignUp({ phoneNumber: '4055550163', source: 'paper' }));
    expect(await rows()).toMatchObject([
      { consent: true, phoneNumber: '4055550163', source: 'paper', consentedAt: later },
    ]);
  });

  test('sent a hundred times at once is one row and one answer', async () => {
    const copies = Array.from({ length: 100 }, () =>
      untilAvailable(() => service().signUp(buildSmsSignUp({ idempotencyKey: 'one-form' }))),
    );
    const answers = new Set((await Promise.all(copies)).map((answer) => JSON.stringify(answer)));
    expect(answers.size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  test('sent a hundred times at once without a key is one row', async () => {
    const copies = Array.from({ length: 100 }, () =>
      untilAvailable(() => service().signUp(buildSmsSignUp())),
    );
    await Promise.all(copies);
    expect(await rows()).toHaveLength(1);
  });

  test('under the key of another number is refused and not stored', async () => {
    const idempotencyKey = 'one-form';
    await service().signUp(buildSmsSignUp({ idempotencyKey }));
    const other = buildSmsSignUp({ idempotencyKey, phoneNumber: '(405) 555-0199' });
    await expect(service().signUp(other)).rejects.toBeInstanceOf(ConflictError);
    expect(await rows()).toHaveLength(1);
  });

  test('names the field when the number is not North American', async () => {
    const signUp = service().signUp(buildSmsSignUp({ phoneNumber: '+44 20 7946 0018' }));
    const message = 'Please enter a valid phone number.';
    await expect(signUp).rejects.toBeInstanceOf(InvalidInputError);
    await expect(signUp).rejects.toMatchObject({
      message,
      errors: [{ field: 'phoneNumber', message }],
    });
    expect(await rows()).toEqual([]);
  });

  test.each(['1999-01-01.1', 'constructor', ''])(
    'to the text %j, which was never shown, is refused',
    async (consentTextVersion) => {
      const request = { ...buildSmsSignUp().request, consentTextVersion };
      const signUp = service().signUp(buildSmsSignUp({ request }));
      await expect(signUp).rejects.toMatchObject({ errors: [{ field: 'consentTextVersion' }] });
      expect(await rows()).toEqual([]);
    },
  );
});
