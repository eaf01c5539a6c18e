import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a new toast takes the place of the one before it', () => {
  const { toast, getToasts } = createToastStore();
  toast({ title: 'First' });
  toast({ title: 'Second' });
  expect(getToasts()).toMatchObject([{ title: 'Second', open: true }]);
});

test('a dismissed toast is closed at once and removed after 1,000,000 ms', () => {
  const { toast, dismiss, getToasts } = createToastStore();
  dismiss(toast({ title: 'Done' }));
  expect(getToasts()).toMatchObject([{ title: 'Done', open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(getToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(getToasts()).toHaveLength(0);
});

test('removing an old toast leaves the new one alone', () => {
  const { toast, dismiss, getToasts } = createToastStore();
  dismiss(toast({ title: 'Old' }));
  toast({ title: 'New' });
  vi.advanceTimersByTime(2_000_000);
  expect(getToasts()).toMatchObject([{ title: 'New' }]);
  expect(vi.getTimerCount()).toBe(0);
});

test('dismissing without an id closes whatever is up', () => {
  const { toast, dismiss, getToasts } = createToastStore();
  toast({ title: 'Up' });
  dismiss();
  expect(getToasts()).toMatchObject([{ open: false }]);
});

test('listeners hear of every change until they leave', () => {
  const { toast, subscribe } = createToastStore();
  const listener = vi.fn();
  const leave = subscribe(listener);
  toast({ title: 'One' });
  leave();
  toast({ title: 'Two' });
  expect(listener).toHaveBeenCalledTimes(1);
});
