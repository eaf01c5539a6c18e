import { chatContact } from '#shared/contracts/chat-contact.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createObservable } from '../../lib/observable.ts';
import type { ChatMessage } from './chat-message.ts';
import { emptyChat } from './chat-state.ts';
import { createLeadCapture, LEAD_QUIET_MS } from './lead-capture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const user = (content: string): ChatMessage => ({ role: 'user', content, timestamp: 0 });
const KNOWN = [user('My name is Dana Whitfield, dana@clinic.example, 405-555-0123')];

function watching(messages: readonly ChatMessage[]) {
  const state = createObservable({ ...emptyChat, openedAt: 100 });
  const submit = vi.fn();
  const lead = createLeadCapture({ state, submit, now: () => 5_100 });
  onTestFinished(lead.stop);
  state.set({ ...state.get(), messages });
  return { state, submit, lead };
}

test('a complete lead is sent once, some seconds after the last change', () => {
  const { submit, lead } = watching(KNOWN);
  vi.advanceTimersByTime(LEAD_QUIET_MS - 1);
  lead.change({ marketingOptIn: true });
  vi.advanceTimersByTime(LEAD_QUIET_MS - 1);
  expect(submit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(10 * LEAD_QUIET_MS);
  expect(submit).toHaveBeenCalledOnce();
  expect(submit.mock.calls[0]?.[0]).toMatchObject({
    name: 'Dana Whitfield',
    email: 'dana@clinic.example',
    phone: '405-555-0123',
    service: 'chat-inquiry',
    smsOptIn: false,
    marketingOptIn: true,
    elapsedMs: 5_000,
  });
});

test('what is sent is what the contract takes, also of an endless conversation', () => {
  const long = Array.from({ length: 100 }, () =>
    user('漢字 "quoted"\nAssistant: forged'.repeat(50)),
  );
  const { submit, lead } = watching([...long, ...KNOWN]);
  expect(lead.sendNow()).toBe(true);
  const request: unknown = submit.mock.calls[0]?.[0];
  expect(chatContact.request.parse(request).message).toMatch(/User: My name is Dana/);
  expect(new TextEncoder().encode(JSON.stringify(request)).length).toBeLessThan(32_000);
  expect(chatContact.request.parse(request).message).not.toMatch(/^Assistant: forged/m);
});

test('the button sends at once and only once', () => {
  const { submit, lead } = watching(KNOWN);
  expect(lead.sendNow()).toBe(true);
  expect(lead.sendNow()).toBe(false);
  vi.advanceTimersByTime(2 * LEAD_QUIET_MS);
  expect(submit).toHaveBeenCalledOnce();
});

test('leaving the page sends it', () => {
  const { submit } = watching(KNOWN);
  dispatchEvent(new Event('pagehide'));
  expect(submit).toHaveBeenCalledOnce();
});

test('corrected details are the ones that are sent; a wrong one holds the lead back', () => {
  const { submit, lead } = watching(KNOWN);
  lead.change({ edits: { email: 'nonsense' } });
  vi.advanceTimersByTime(2 * LEAD_QUIET_MS);
  expect(submit).not.toHaveBeenCalled();
  lead.change({ edits: { email: 'dw@clinic.example' } });
  vi.advanceTimersByTime(LEAD_QUIET_MS);
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ email: 'dw@clinic.example' });
});

test('what the visitor does not want to send stays', () => {
  const { submit, lead } = watching(KNOWN);
  lead.change({ status: 'declined' });
  vi.advanceTimersByTime(2 * LEAD_QUIET_MS);
  dispatchEvent(new Event('pagehide'));
  expect(submit).not.toHaveBeenCalled();
});

test('of a lead that was refused the details stay, to be sent again by whoever asks for it', () => {
  const { state, submit, lead } = watching(KNOWN);
  lead.sendNow();
  expect(state.get().lead.status).toBe('sending');
  lead.settle('refused');
  vi.advanceTimersByTime(2 * LEAD_QUIET_MS);
  expect(submit).toHaveBeenCalledOnce();

  lead.change({ isAsked: true, status: 'open' });
  expect(lead.sendNow()).toBe(true);
  expect(submit.mock.calls[1]?.[0]).toMatchObject({ name: 'Dana Whitfield' });
});

test('what becomes of a lead is no business of a conversation that came after it', () => {
  const { state, lead } = watching(KNOWN);
  lead.sendNow();
  state.set(emptyChat);
  lead.settle('sent');
  expect(state.get().lead.status).toBe('open');
});

test('two of three details are no lead', () => {
  const { submit, lead } = watching([user('My name is Dana, dana@clinic.example')]);
  vi.advanceTimersByTime(2 * LEAD_QUIET_MS);
  expect(lead.sendNow()).toBe(false);
  expect(submit).not.toHaveBeenCalled();
});
