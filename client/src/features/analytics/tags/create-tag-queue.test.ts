import type { CleanEvent } from '#shared/analytics/clean-event.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageNow } from '../page-now.ts';
import { createTagQueue } from './create-tag-queue.ts';
import type { Tag } from './tag.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const page = { title: 'Home' } as PageNow;
const event = (label: string) => ({ event: 'funnel', label }) as CleanEvent;

function queueOf(find?: () => Promise<Tag | null>) {
  let isReady = false;
  const tracked: (string | null)[] = [];
  const looks = vi.fn(() => isReady);
  const tag: Tag = {
    load: vi.fn(),
    isReady: looks,
    track: ({ label }) => tracked.push(label),
    silence: vi.fn(),
  };
  const log = vi.fn();
  const queue = createTagQueue({
    name: 'Stand-in',
    find: find ?? (() => Promise.resolve(tag)),
    log,
  });
  const arrive = () => (isReady = true);
  return { queue, tag, tracked, log, looks, arrive };
}

test('what is queued is tracked in order as soon as a look finds the script there', async () => {
  const { queue, tracked, arrive } = queueOf();
  queue.track(event('first'), page);
  queue.track(event('second'), page);
  await vi.advanceTimersByTimeAsync(300);
  expect(tracked).toEqual([]);
  arrive();
  await vi.advanceTimersByTimeAsync(99);
  expect(tracked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  queue.track(event('third'), page);
  expect(tracked).toEqual(['first', 'second', 'third']);
});

test('it looks every 100 ms, gives up after 10 s with one note, and looks no more', async () => {
  const { queue, tracked, log, looks, arrive } = queueOf();
  queue.track(event('early'), page);
  looks.mockClear();
  await vi.advanceTimersByTimeAsync(9_900);
  expect(looks).toHaveBeenCalledTimes(99);
  expect(log).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toHaveBeenCalledTimes(100);
  expect(log).toHaveBeenCalledOnce();
  queue.track(event('too late to wait'), page);
  arrive();
  queue.track(event('after it came'), page);
  expect(tracked).toEqual(['after it came']);
});

test('a missing id is noted, and nothing waits for it', async () => {
  const { queue, log, tracked } = queueOf(() => Promise.resolve(null));
  queue.track(event('early'), page);
  await vi.advanceTimersByTimeAsync(60_000);
  queue.track(event('late'), page);
  expect(log.mock.calls).toEqual([['Stand-in: no id is configured.', undefined]]);
  expect(tracked).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('an id that cannot be had is noted', async () => {
  const cause = new Error('503');
  const { log } = queueOf(() => Promise.reject(cause));
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toHaveBeenCalledExactlyOnceWith('Stand-in: its id could not be had.', cause);
});

test('a silenced queue tracks nothing, and loads nothing that is found later', async () => {
  const { queue, tag, tracked, arrive } = queueOf();
  queue.track(event('early'), page);
  queue.silence();
  arrive();
  queue.track(event('late'), page);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tracked).toEqual([]);
  expect(tag.load).not.toHaveBeenCalled();
});
