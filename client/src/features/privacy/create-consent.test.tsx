import { storageKeys } from '#shared/content/legal/storage-keys.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createBrowserStorage } from '../../lib/browser-storage.ts';
import {
  type ConsentParts,
  createConsent,
  hasPrivacySignal,
  isAllowed,
  isOpen,
} from './create-consent.ts';

beforeEach(() => localStorage.clear());

function opened(parts: Partial<ConsentParts> = {}) {
  return createConsent({
    storage: createBrowserStorage(() => localStorage),
    version: '1',
    hasSignal: () => false,
    now: () => 1_000,
    ...parts,
  });
}

test('at first nothing is allowed and the question is open', () => {
  const { state } = opened();
  expect([isAllowed(state.get()), isOpen(state.get())]).toEqual([false, true]);
});

test.each(['accepted', 'declined'] as const)('%s is kept for the next page', (answer) => {
  opened().give(answer);
  const next = opened().state.get();
  expect(isAllowed(next)).toBe(answer === 'accepted');
  expect(isOpen(next)).toBe(false);
  expect(next.stored?.answeredAt).toBe(1_000);
});

test('listeners hear of an answer after it counts', () => {
  const consent = opened();
  const listener = vi.fn(() => isAllowed(consent.state.get()));
  consent.state.subscribe(listener);
  consent.give('accepted');
  expect(listener).toHaveReturnedWith(true);
});

test('a new version of the question is open again', () => {
  opened().give('accepted');
  const { state } = opened({ version: '2' });
  expect([isAllowed(state.get()), isOpen(state.get())]).toEqual([false, true]);
});

test('Global Privacy Control counts as no, also after a yes, and nothing is asked', () => {
  opened().give('accepted');
  const consent = opened({ hasSignal: () => true });
  expect([isAllowed(consent.state.get()), isOpen(consent.state.get())]).toEqual([false, false]);
  consent.give('accepted');
  expect(isAllowed(consent.state.get())).toBe(false);
});

test.each([
  [true, true],
  [false, false],
  [undefined, false],
  ['1', false],
])('a browser that says %s has the signal: %s', (said, expected) => {
  vi.stubGlobal('navigator', { globalPrivacyControl: said });
  expect(hasPrivacySignal()).toBe(expected);
});

test('where the browser keeps nothing, an answer counts until the page is left', () => {
  const refuses = createBrowserStorage(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const consent = opened({ storage: refuses });
  consent.give('accepted');
  expect(isAllowed(consent.state.get())).toBe(true);
  expect(isOpen(opened({ storage: refuses }).state.get())).toBe(true);
});

test.each([
  ['its key was changed', storageKeys.privacyChoice],
  ['everything was cleared', null],
])('another tab is followed when %s', (_, key) => {
  const consent = opened();
  onTestFinished(consent.follow());
  const other = opened();
  other.give('accepted');
  expect(isAllowed(consent.state.get())).toBe(false);
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(isAllowed(consent.state.get())).toBe(true);
});

test('a page that slept reads the answer again when it wakes', () => {
  const consent = opened();
  onTestFinished(consent.follow());
  consent.give('accepted');
  opened().give('declined');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(isAllowed(consent.state.get())).toBe(false);
});
