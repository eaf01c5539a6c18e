import { chatTokenUsage } from '#shared/schema.ts';
import { describeOnBothEngines } from '#tests/setup/databases.ts';
import { expect, test } from 'vitest';
import { createTokenLedger } from './token-ledger.ts';

const now = () => new Date('2026-05-04T23:59:59Z');

describeOnBothEngines('the token ledger', (database) => {
  const ledger = (dailyLimit: number) => createTokenLedger(database(), { dailyLimit, now });
  const spent = async () => (await database().db.select().from(chatTokenUsage))[0]?.tokens;

  test('many questions at once never set aside more than the limit', async () => {
    const tokens = ledger(1_000);
    const reservations = await Promise.all(Array.from({ length: 20 }, () => tokens.reserve(100)));
    expect(reservations.filter((reservation) => reservation !== undefined)).toHaveLength(10);
    expect(await spent()).toBe(1_000);
  });

  test('what was really used takes the place of what was set aside, more or less', async () => {
    const tokens = ledger(1_000);
    await (await tokens.reserve(400))?.settle(150);
    expect(await spent()).toBe(150);
    await (await tokens.reserve(400))?.settle(900);
    expect(await spent()).toBe(1_050);
    expect(await tokens.reserve(1)).toBeUndefined();
  });

  test('a question that alone is over the limit is refused on an empty day', async () => {
    expect(await ledger(100).reserve(101)).toBeUndefined();
    expect(await spent()).toBeUndefined();
  });

  test('the days are those of UTC', async () => {
    await ledger(1_000).reserve(1);
    expect((await database().db.select().from(chatTokenUsage))[0]?.day).toBe('2026-05-04');
  });
});
