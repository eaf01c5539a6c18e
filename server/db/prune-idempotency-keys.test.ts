import { buildOutboxWorker } from '#server/outbox/build-outbox-worker.ts';
import { idempotencyKeys } from '#shared/schema.ts';
import { describeOnBothEngines, silentLogger } from '#tests/setup/databases.ts';
import { ASSERT_TIMEOUT_MS } from '#tests/setup/timeouts.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { once, pruneIdempotencyKeys } from './idempotency.ts';

const DAY_MS = 86_400_000;
const now = new Date('2026-11-21T18:00:00Z');
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * DAY_MS + ms);

describeOnBothEngines('pruning Idempotency-Keys', (database) => {
  const put = (key: string, createdAt: Date) =>
    database()
      .db.insert(idempotencyKeys)
      .values({ scope: 'test', key, bodyHash: 'a'.repeat(64), response: {}, createdAt });
  const keys = async () => {
    const rows = await database().db.select().from(idempotencyKeys);
    return rows.map(({ key }) => key).sort();
  };

  test('deletes keys older than thirty days and keeps all others', async () => {
    await put('old', daysAgo(30, -1));
    await put('exactly thirty days', daysAgo(30));
    await put('new', now);
    await pruneIdempotencyKeys(database().db, now);
    expect(await keys()).toEqual(['exactly thirty days', 'new']);
  });

  test('a deleted key can be used again', async () => {
    await put('key', daysAgo(31));
    await pruneIdempotencyKeys(database().db, now);
    const request = { scope: 'test', key: 'key', body: { other: true } };
    expect(await once(database().db, request, () => Promise.resolve({ id: 2 }))).toEqual({ id: 2 });
  });

  test('the running worker does it by itself', async () => {
    await put('old', daysAgo(31));
    const worker = buildOutboxWorker({
      deliveries: {},
      database: database(),
      clock: () => now,
      logger: silentLogger,
    });
    worker.start();
    onTestFinished(() => worker.stop());
    await vi.waitFor(async () => expect(await keys()).toEqual([]), { timeout: ASSERT_TIMEOUT_MS });
  });
});
