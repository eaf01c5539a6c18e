import { outboxMessages } from '#shared/schema.ts';
import { describeOnBothEngines, silentLogger } from '#tests/setup/databases.ts';
import { expect, test } from 'vitest';
import { type Deliver, PostponedError, UndeliverableError } from './delivery.ts';
import { enqueue } from './enqueue.ts';
import { createQueue } from './queue.ts';
import { createOutboxWorker } from './outbox-worker.ts';
import { OUTBOX_BACKOFF } from './queue.ts';

const DAY_MS = 86_400_000;

describeOnBothEngines('the outbox', (database) => {
  const start = new Date('2026-11-02T15:00:00Z');
  const message = { kind: 'letter', subject: 'lead:1', payload: { leadId: 1 } };
  const put = (count = 1, now = start) => enqueue(database().db, Array(count).fill(message), now);
  const read = () => database().db.select().from(outboxMessages);

  /** One of possibly many processes, with a clock the test moves. */
  function worker(deliver: Deliver) {
    const state = { now: start };
    const stopping = new AbortController();
    const queue = createQueue({
      database: database(),
      kind: 'letter',
      deliver,
      clock: () => state.now,
      logger: silentLogger,
    });
    const work = () => queue.work(stopping.signal);
    return { queue: { ...queue, work }, state, stopping };
  }
  const failing: Deliver = () =>
    Promise.reject(Object.assign(new Error('for ann@example.org'), { code: 'ECONNECTION' }));

  test('delivers what was committed, under the id it was given', async () => {
    const ids = await put(3);
    const seen: string[] = [];
    const { queue } = worker((letter) => Promise.resolve(void seen.push(letter.id)));
    expect(await queue.work()).toBe(3);
    expect(seen.sort()).toEqual(ids.sort());
    expect(await queue.work()).toBe(0);
    expect(await read()).toEqual(
      Array(3).fill(expect.objectContaining({ status: 'sent', attempts: 1, sentAt: start })),
    );
  });

  test('delivers nothing of a transaction that failed', async () => {
    const failed = database().db.transaction(async (tx) => {
      await enqueue(tx, [message], start);
      throw new Error('The disk is full.');
    });
    await expect(failed).rejects.toThrow('The disk is full.');
    expect(await worker(failing).queue.work()).toBe(0);
  });

  test('never delivers twice, however many processes look at the same time', async () => {
    await put(60);
    const seen: string[] = [];
    const deliver: Deliver = async (letter) => {
      await new Promise(setImmediate);
      seen.push(letter.id);
    };
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { queue } = worker(deliver);
        while ((await queue.work()) > 0);
      }),
    );
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
  });

  test('leaves a message alone that another process may still be busy with, and takes it over later', async () => {
    const [id] = await put();
    let isBusy: () => void = () => undefined;
    const busy = new Promise<void>((resolve) => (isBusy = resolve));
    const hanging = worker(() => {
      isBusy();
      return new Promise(() => undefined);
    });
    const killed = hanging.queue.work();
    await busy;
    const seen: string[] = [];
    const other = worker((letter) => Promise.resolve(void seen.push(letter.id)));
    expect(await other.queue.work()).toBe(0);
    other.state.now = new Date(start.getTime() + 119_000);
    expect(await other.queue.work()).toBe(0);
    other.state.now = new Date(start.getTime() + 121_000);
    expect(await other.queue.work()).toBe(1);
    expect(seen).toEqual([id]);
    hanging.stopping.abort();
    await killed;
    // What the slow process says at last does not undo it.
    expect(await read()).toMatchObject([{ status: 'sent' }]);
  });

  test('delivers again, under the same id, what a process delivered that died before noting it', async () => {
    const [id] = await put();
    const seen: string[] = [];
    let isDelivered: () => void = () => undefined;
    const delivered = new Promise<void>((resolve) => (isDelivered = resolve));
    const dying = worker((letter) => {
      seen.push(letter.id);
      isDelivered();
      // kill -9 comes here: nothing of what would follow happens.
      return new Promise(() => undefined);
    });
    const killed = dying.queue.work();
    await delivered;
    const other = worker((letter) => Promise.resolve(void seen.push(letter.id)));
    other.state.now = new Date(start.getTime() + 121_000);
    expect(await other.queue.work()).toBe(1);
    expect(seen).toEqual([id, id]);
    expect(await other.queue.work()).toBe(0);
    dying.stopping.abort();
    await killed;
  });

  test('tries again with a growing backoff for three days, then dead-letters the message', async () => {
    await put();
    const { queue, state } = worker(failing);
    const tries: number[] = [];
    for (;;) {
      expect(await queue.work()).toBe(1);
      tries.push(state.now.getTime() - start.getTime());
      const [row] = await read();
      if (row?.status !== 'waiting') break;
      state.now = new Date(row.nextAttemptAt.getTime() - 1);
      expect(await queue.work()).toBe(0);
      state.now = row.nextAttemptAt;
    }
    expect(tries).toHaveLength(OUTBOX_BACKOFF.maxAttempts);
    expect(tries.slice(0, 4)).toEqual([0, 10_000, 30_000, 70_000]);
    expect(tries.at(-1)).toBeGreaterThan(2.9 * DAY_MS);
    expect(tries.at(-1)).toBeLessThan(3.1 * DAY_MS);
    state.now = new Date(start.getTime() + 30 * DAY_MS);
    expect(await queue.work()).toBe(0);
    expect(await read()).toMatchObject([{ status: 'dead-letter', lastError: 'Error ECONNECTION' }]);
  });

  test('dead-letters at once what cannot be delivered', async () => {
    await put();
    await worker(() => Promise.reject(new UndeliverableError('the lead was erased'))).queue.work();
    expect(await read()).toMatchObject([
      { status: 'dead-letter', lastError: 'the lead was erased' },
    ]);
  });

  test('waits until a time that was asked for, and does not count it as a try', async () => {
    const morning = new Date(start.getTime() + 5 * 3_600_000);
    await put(1, new Date(start.getTime() + 1_000));
    const { queue, state } = worker(() => Promise.reject(new PostponedError(morning)));
    expect(await queue.work()).toBe(0);
    state.now = new Date(start.getTime() + 1_000);
    expect(await queue.work()).toBe(1);
    expect(await read()).toMatchObject([
      { status: 'waiting', attempts: 0, nextAttemptAt: morning },
    ]);
  });

  test('finishes what is under way when the process stops, and takes nothing new', async () => {
    await put();
    let begun: () => void = () => undefined;
    let finish: () => void = () => undefined;
    const underWay = new Promise<void>((resolve) => (begun = resolve));
    const { queue } = worker(() => {
      begun();
      return new Promise((resolve) => (finish = resolve));
    });
    const running = createOutboxWorker({
      queues: [queue],
      maintenanceJobs: [],
      logger: silentLogger,
    });
    running.start();
    await underWay;
    await put();
    const stopped = running.stop();
    finish();
    await stopped;
    expect((await read()).map(({ status }) => status).sort()).toEqual(['sent', 'waiting']);
  });
});
