import type { ChatContactRequest } from '#shared/contracts/chat-contact.ts';
import { storageKeys } from '#shared/content/legal/storage-keys.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { createBrowserStorage } from '../../lib/browser-storage.ts';
import { createLeadDelivery } from './lead-delivery.ts';

const LEAD: ChatContactRequest = {
  name: 'Dana',
  email: 'dana@clinic.example',
  phone: '405-555-0123',
  message: 'User: Hello.',
  service: 'chat-inquiry',
  smsOptIn: false,
  marketingOptIn: false,
};

const KEY = 'key-1';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page of the tab; `post` answers as the test says. */
function page(post: () => Promise<unknown>) {
  const posted = vi.fn<(path: string, body: unknown, key: string) => Promise<unknown>>(post);
  const onDelivered = vi.fn();
  const onDelayed = vi.fn();
  const onRefused = vi.fn();
  const storage = createBrowserStorage();
  const delivery = createLeadDelivery({ storage, post: posted, onDelivered, onDelayed, onRefused });
  onTestFinished(delivery.stop);
  const keys = () => posted.mock.calls.map(([, , key]) => key);
  return { delivery, posted, onDelivered, onDelayed, onRefused, keys };
}

const fails = () => Promise.reject(new TypeError('Failed to fetch'));
const takes = () => Promise.resolve({ success: true, id: 1 });
const isKept = () => sessionStorage.getItem(storageKeys.pendingLead) !== null;

test('a delivered lead is told once and leaves the tab', async () => {
  const { delivery, onDelivered } = page(takes);
  delivery.submit(KEY, LEAD);
  expect(isKept()).toBe(true);
  await vi.runAllTimersAsync();
  expect(onDelivered).toHaveBeenCalledOnce();
  expect(isKept()).toBe(false);
});

test('a failed one is tried again with the same key until it is taken', async () => {
  let tries = 0;
  const { delivery, keys, onDelivered } = page(() => (++tries < 4 ? fails() : takes()));
  delivery.submit(KEY, LEAD);
  await vi.runAllTimersAsync();
  expect(keys()).toHaveLength(4);
  expect(new Set(keys()).size).toBe(1);
  expect(onDelivered).toHaveBeenCalledOnce();
});

test('an answer that does not say success is none: it is said, and tried again', async () => {
  let tries = 0;
  const answers = [{ success: false }, 'Welcome to the hotel', { success: true, id: 1 }];
  const { delivery, keys, onDelayed, onDelivered, onRefused } = page(() =>
    Promise.resolve(answers[tries++]),
  );
  delivery.submit(KEY, LEAD);
  await vi.runAllTimersAsync();
  expect(keys()).toEqual([KEY, KEY, KEY]);
  expect(onDelayed).toHaveBeenCalledTimes(2);
  expect(onDelivered).toHaveBeenCalledExactlyOnceWith({ key: KEY, request: LEAD });
  expect(onRefused).not.toHaveBeenCalled();
});

test('the page after a reload goes on with the same key and body', async () => {
  const before = page(fails);
  before.delivery.submit(KEY, LEAD);
  await vi.advanceTimersByTimeAsync(0);
  before.delivery.stop();

  const after = page(takes);
  after.delivery.resume();
  await vi.runAllTimersAsync();
  expect(after.keys()).toEqual([before.keys()[0]]);
  expect(after.posted.mock.calls[0]?.[1]).toEqual(LEAD);
  expect(after.onDelivered).toHaveBeenCalledOnce();
});

test('the connection coming back is a new try', async () => {
  const { delivery, keys } = page(fails);
  delivery.submit(KEY, LEAD);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(keys()).toHaveLength(2);
});

test.each([400, 409, 413, 422])(
  'what the server refuses for good (%i) is not asked again, and somebody is told',
  async (status) => {
    const { delivery, keys, onDelivered, onRefused } = page(() =>
      Promise.reject(new ApiError(status, 'No.')),
    );
    delivery.submit(KEY, LEAD);
    await vi.runAllTimersAsync();
    expect(keys()).toHaveLength(1);
    expect(isKept()).toBe(false);
    expect(onDelivered).not.toHaveBeenCalled();
    expect(onRefused).toHaveBeenCalledExactlyOnceWith({ key: KEY, request: LEAD }, status);
  },
);

test.each([401, 403, 404, 408, 429, 500, 502, 503])(
  'an answer that may be another one later (%i) refuses nothing',
  async (status) => {
    let tries = 0;
    const { delivery, onDelivered, onRefused } = page(() =>
      ++tries < 3 ? Promise.reject(new ApiError(status, 'Not now.')) : takes(),
    );
    delivery.submit(KEY, LEAD);
    await vi.runAllTimersAsync();
    expect(onDelivered).toHaveBeenCalledOnce();
    expect(onRefused).not.toHaveBeenCalled();
  },
);

test('a second lead waits behind one that could not be sent yet, and neither is lost', async () => {
  const before = page(fails);
  before.delivery.submit(KEY, LEAD);
  before.delivery.submit('key-2', { ...LEAD, name: 'Ravi' });
  await vi.advanceTimersByTimeAsync(0);
  before.delivery.stop();

  const after = page(takes);
  after.delivery.resume();
  await vi.runAllTimersAsync();
  expect(after.posted.mock.calls.map(([, body]) => body)).toEqual([
    LEAD,
    { ...LEAD, name: 'Ravi' },
  ]);
  expect(new Set(after.keys()).size).toBe(2);
  expect(isKept()).toBe(false);
});

test('one that is refused does not hold up the next', async () => {
  const { delivery, onDelivered, onRefused, posted } = page(() => Promise.reject(new Error('?')));
  posted.mockRejectedValueOnce(new ApiError(400, 'No.')).mockResolvedValue({ success: true });
  delivery.submit(KEY, LEAD);
  delivery.submit('key-2', LEAD);
  await vi.runAllTimersAsync();
  expect(onRefused).toHaveBeenCalledOnce();
  expect(onDelivered).toHaveBeenCalledOnce();
});

test('rubbish in the storage is thrown away', async () => {
  sessionStorage.setItem(storageKeys.pendingLead, '{"key":7}');
  const { delivery, posted } = page(takes);
  delivery.resume();
  await vi.runAllTimersAsync();
  expect(posted).not.toHaveBeenCalled();
  expect(isKept()).toBe(false);
});
