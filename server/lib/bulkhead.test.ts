import { expect, test } from 'vitest';
import { createBulkhead } from './bulkhead.ts';
import { UnavailableError } from './errors.ts';

/** Pieces of work that the test ends one by one. */
function heldWork() {
  const started: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const work = (index: number) => () =>
    new Promise<number>((resolve, reject) => {
      started.push(index);
      ends[index] = (error) => (error ? reject(error) : resolve(index));
    });
  return { started, work, end: (index: number, error?: Error) => ends[index]?.(error) };
}

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve));

test('work runs in the order it came, so many at once', async () => {
  const run = createBulkhead({ atOnce: 2, maxWaiting: 10 });
  const { started, work, end } = heldWork();
  const results = [0, 1, 2, 3].map((index) => run(work(index)));
  expect(started).toEqual([0, 1]);
  end(1);
  expect(await results[1]).toBe(1);
  await turnOfTheLoop();
  expect(started).toEqual([0, 1, 2]);
  end(0);
  await results[0];
  await turnOfTheLoop();
  end(2);
  await results[2];
  end(3);
  expect(await results[3]).toBe(3);
});

test('work that fails gives its place to the next', async () => {
  const run = createBulkhead({ atOnce: 1, maxWaiting: 10 });
  const { work, end } = heldWork();
  const [failing, next] = [run(work(0)), run(work(1))];
  end(0, new Error('no'));
  await expect(failing).rejects.toThrow('no');
  await turnOfTheLoop();
  end(1);
  expect(await next).toBe(1);
});

test('what finds no place to wait is refused at once, and later there is room again', async () => {
  const run = createBulkhead({ atOnce: 1, maxWaiting: 1 });
  const { work, end } = heldWork();
  const [first, second] = [run(work(0)), run(work(1))];
  await expect(run(work(2))).rejects.toBeInstanceOf(UnavailableError);
  end(0);
  await first;
  await turnOfTheLoop();
  const third = run(work(3));
  end(1);
  await second;
  await turnOfTheLoop();
  end(3);
  expect(await third).toBe(3);
});

test('between two pieces of work everybody else gets a turn', async () => {
  const run = createBulkhead({ atOnce: 1, maxWaiting: 10 });
  const order: string[] = [];
  const work = (name: string) => run(() => Promise.resolve(void order.push(name)));
  const all = [work('first'), work('second')];
  setImmediate(() => order.push('visitor'));
  await Promise.all(all);
  expect(order).toEqual(['first', 'visitor', 'second']);
});
