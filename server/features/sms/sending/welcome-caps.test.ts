import { buildLead } from '#tests/factories/build-lead.ts';
import { buildSmsSignUp } from '#tests/factories/build-sms-sign-up.ts';
import { describeOnBothEngines } from '#tests/setup/databases.ts';
import { untilAvailable } from '#tests/setup/until-available.ts';
import { createLeadService } from '#server/features/leads/lead-service.ts';
import { chatContact } from '#shared/contracts/chat-contact.ts';
import { smsMessages, smsOptIns } from '#shared/schema.ts';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { verifyChain } from '../consent/verify-chain.ts';
import { createSmsOptInService } from '../sms-opt-in-service.ts';
import { createSmsPolicy } from '../sms-policy.ts';
import { NO_CAPS, type WelcomeCaps } from './welcome-caps.ts';

const NOON = new Date('2026-03-02T18:00:00Z');
const after = (ms: number) => new Date(NOON.getTime() + ms);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

describeOnBothEngines('caps on welcome messages', (database) => {
  const logger = { error: vi.fn() };
  const policyOf = (caps: Partial<WelcomeCaps>, now: Date) =>
    createSmsPolicy(
      { caps: { ...NO_CAPS, ...caps }, from: undefined },
      { logger, clock: () => now },
    );
  let people = 0;
  const newNumber = (areaCode = '405') => `+1${areaCode}${String(2_000_000 + (people += 1))}`;
  interface Visitor {
    phoneNumber?: string;
    address?: string;
    now?: Date;
  }
  const signUp = (
    caps: Partial<WelcomeCaps>,
    { phoneNumber = newNumber(), address = '203.0.113.0', now = NOON }: Visitor = {},
  ) =>
    createSmsOptInService(database(), () => now, policyOf(caps, now)).signUp({
      ...buildSmsSignUp({ phoneNumber }),
      circumstances: { address },
    });
  const messages = async (state: 'waiting' | 'withheld') =>
    database().db.select().from(smsMessages).where(eq(smsMessages.state, state));
  const counts = async () => [
    (await messages('waiting')).length,
    (await messages('withheld')).length,
  ];
  const consents = () => database().db.$count(smsOptIns, eq(smsOptIns.consent, true));

  test.each<[keyof WelcomeCaps, Visitor]>([
    ['networkHour', { address: '198.51.100.0' }],
    ['networkDay', { address: '198.51.100.0' }],
    ['areaCodeHour', { phoneNumber: '+19182000001' }],
    ['areaCodeDay', { phoneNumber: '+19182000001' }],
  ])('%s withholds what is too much from or to one, and nothing else', async (cap, elsewhere) => {
    for (let count = 0; count < 5; count += 1) await signUp({ [cap]: 3 });
    expect(await counts()).toEqual([3, 2]);
    await signUp({ [cap]: 3 }, elsewhere);
    expect(await counts()).toEqual([4, 2]);
    // Every consent is recorded all the same.
    expect(await consents()).toBe(6);
    expect(await verifyChain(database().db)).toMatchObject({ isWhole: true, events: 6 });
  });

  test('whoever sends the headers of a proxy now and then shares one cap with themselves', async () => {
    for (const address of ['203.0.113.0', '203.0.113.0 (may be a proxy)', '203.0.113.0']) {
      await signUp({ networkHour: 2 }, { address });
    }
    expect(await counts()).toEqual([2, 1]);
  });

  test.each<[keyof WelcomeCaps, number]>([
    ['hour', HOUR_MS],
    ['networkHour', HOUR_MS],
    ['areaCodeHour', HOUR_MS],
    ['day', DAY_MS],
    ['networkDay', DAY_MS],
    ['areaCodeDay', DAY_MS],
  ])('%s counts from any moment, not from the full hour', async (cap, windowMs) => {
    const caps = { [cap]: 2 };
    await signUp(caps);
    await signUp(caps, { now: after(windowMs / 2) });
    await signUp(caps, { now: after(windowMs - 1) });
    expect(await counts()).toEqual([2, 1]);
    await signUp(caps, { now: after(windowMs + 1) });
    await signUp(caps, { now: after(windowMs + 2) });
    expect(await counts()).toEqual([3, 2]);
  });

  test('a cap for the site holds for all networks and area codes, and for the chat', async () => {
    const caps = { hour: 2 };
    await signUp(caps, { address: '198.51.100.0', phoneNumber: '+19182000002' });
    await signUp(caps);
    const leads = createLeadService({
      database: database(),
      clock: () => NOON,
      channels: [],
      smsPolicy: policyOf(caps, NOON),
      onStored: () => undefined,
    });
    const lead = buildLead({ phone: newNumber('580'), smsOptIn: true });
    await leads.submit({ request: chatContact.request.parse(lead), idempotencyKey: undefined });
    expect(await counts()).toEqual([2, 1]);
    expect(await consents()).toBe(3);
  });

  test('many sign-ups at once do not get past a cap', async () => {
    const all = Array.from({ length: 30 }, () => {
      const visitor = { phoneNumber: newNumber() };
      return untilAvailable(() => signUp({ hour: 4 }, visitor));
    });
    await Promise.all(all);
    expect(await counts()).toEqual([4, 26]);
  });

  test('0 lifts a cap', async () => {
    for (let count = 0; count < 5; count += 1) await signUp({});
    expect(await counts()).toEqual([5, 0]);
  });

  test('what is withheld says which cap, and raises the alarm once an hour', async () => {
    logger.error.mockClear();
    const policy = policyOf({ hour: 1 }, NOON);
    const service = createSmsOptInService(database(), () => NOON, policy);
    for (let count = 0; count < 4; count += 1) {
      await service.signUp(buildSmsSignUp({ phoneNumber: newNumber() }));
    }
    expect(await messages('withheld')).toMatchObject(
      Array.from({ length: 3 }, () => ({ reason: '1 in an hour (SMS_CAP_HOUR)', settledAt: NOON })),
    );
    expect(logger.error).toHaveBeenCalledTimes(1);
    expect(logger.error).toHaveBeenCalledWith(
      { cap: 'in an hour (SMS_CAP_HOUR)', limit: 1 },
      expect.stringContaining('welcome messages are withheld'),
    );
  });

  test('paper forms that staff type in are neither counted nor withheld', async () => {
    const caps = { hour: 1, areaCodeHour: 1, networkHour: 1 };
    const paper = (phoneNumber: string) =>
      createSmsOptInService(database(), () => NOON, policyOf(caps, NOON)).signUp(
        buildSmsSignUp({ phoneNumber, source: 'paper' }),
      );
    await paper(newNumber());
    await paper(newNumber());
    await signUp(caps);
    expect(await counts()).toEqual([3, 0]);
  });

  test('the example of the form is a consent that nothing is sent to', async () => {
    await signUp({}, { phoneNumber: '(555) 123-4567' });
    expect(await consents()).toBe(1);
    expect(await database().db.select().from(smsMessages)).toMatchObject([{ state: 'refused' }]);
  });
});
