import { startEventReceiver } from '#tests/fakes/event-receiver.ts';
import { expect, test } from 'vitest';
import { type BatchSenderOptions, createBatchSender } from './batch-sender.ts';
import { postJson } from './post-json.ts';

/** Longer than any test: nothing is sent but by flush, stop or a full batch. */
const NEVER_MS = 3_600_000;

interface Result {
  forwarded: number;
  dropped: number;
}

function counting(options: Partial<BatchSenderOptions<number>> = {}) {
  const total: Result = { forwarded: 0, dropped: 0 };
  const batches: (readonly number[])[] = [];
  const sender = createBatchSender<number>({
    batchSize: 10,
    collectMs: NEVER_MS,
    send: (items) => {
      batches.push(items);
      return Promise.resolve(items.length);
    },
    ...options,
    onResult({ forwarded, dropped }) {
      total.forwarded += forwarded;
      total.dropped += dropped;
    },
  });
  return { sender, total, batches };
}

function addMany(sender: { add(item: number): void }, count: number): void {
  for (let item = 0; item < count; item += 1) sender.add(item);
}

test('items go out in batches, in their order', async () => {
  const { sender, total, batches } = counting();
  addMany(sender, 25);
  await sender.flush();
  expect(batches.map(({ length }) => length)).toEqual([10, 10, 5]);
  expect(batches.flat()).toEqual(Array.from({ length: 25 }, (_, item) => item));
  expect(total).toEqual({ forwarded: 25, dropped: 0 });
});

test('a few items do not wait for more than the time they are given', async () => {
  const sent = new Promise<readonly number[]>((resolve) => {
    const { sender } = counting({
      collectMs: 1,
      send: (items) => {
        resolve(items);
        return Promise.resolve(items.length);
      },
    });
    sender.add(7);
  });
  expect(await sent).toEqual([7]);
});

test('what cannot be delivered is dropped and counted, and the next batch is tried', async () => {
  let isUp = false;
  const { sender, total } = counting({
    send: (items) => (isUp ? Promise.resolve(items.length) : Promise.reject(new Error('down'))),
  });
  addMany(sender, 3);
  await sender.flush();
  expect(total).toEqual({ forwarded: 0, dropped: 3 });
  isUp = true;
  addMany(sender, 4);
  await sender.flush();
  expect(total).toEqual({ forwarded: 4, dropped: 3 });
});

test('while a receiver hangs, what finds no room is dropped and counted', () => {
  let release: (arrived: number) => void = () => undefined;
  const { sender, total } = counting({
    send: () => new Promise((resolve) => (release = resolve)),
  });
  addMany(sender, 10 + 2_000 + 5);
  expect(total).toEqual({ forwarded: 0, dropped: 5 });
  release(10);
  void sender.stop();
});

test.each(['silent', 'drip', 'cut', 500, 302] as const)(
  'a receiver that answers with %s costs one try and no more',
  async (behavior) => {
    const receiver = await startEventReceiver();
    receiver.behave(behavior);
    const { sender, total } = counting({
      tryMs: 1_500,
      send: async (items, signal) => {
        await postJson(receiver.url, items, signal);
        return items.length;
      },
    });
    addMany(sender, 3);
    await sender.flush();
    expect(total).toEqual({ forwarded: 0, dropped: 3 });
    expect(receiver.received).toHaveLength(1);
    receiver.behave(200);
    sender.add(4);
    await sender.flush();
    expect(total).toEqual({ forwarded: 1, dropped: 3 });
  },
);

test('stop sends what waits', async () => {
  const { sender, total } = counting();
  addMany(sender, 4);
  await sender.stop();
  expect(total).toEqual({ forwarded: 4, dropped: 0 });
  sender.add(5);
  expect(total).toEqual({ forwarded: 4, dropped: 1 });
});

test('stop gives up on a receiver that never answers, and counts what is left', async () => {
  const receiver = await startEventReceiver();
  receiver.behave('silent');
  const { sender, total } = counting({
    tryMs: NEVER_MS,
    send: async (items, signal) => {
      await postJson(receiver.url, items, signal);
      return items.length;
    },
  });
  addMany(sender, 25);
  await sender.stop();
  expect(total).toEqual({ forwarded: 0, dropped: 25 });
});
