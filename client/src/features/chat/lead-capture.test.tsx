import { chatContact } from '#shared/contracts/chat-contact.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createObservable } from '../../lib/observable.ts';
import type { ChatMessage } from './chat-message.ts';
import { emptyChat } from './chat-state.ts';
import { createLeadCapture } from './lead-capture.ts';
import { LEAD_COUNTDOWN_S, LEAD_READING_MS } from './lead-clock.ts';
import { lastReceipt, leadView } from './lead-view.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const COUNTDOWN_MS = 1_000 * LEAD_COUNTDOWN_S;
const LONG_MS = 10 * (COUNTDOWN_MS + LEAD_READING_MS);

const user = (content: string): ChatMessage => ({ role: 'user', content, timestamp: 0 });
const KNOWN = [user('My name is Dana Whitfield, dana@clinic.example, 405-555-0123')];

function watching(messages: readonly ChatMessage[]) {
  const state = createObservable({ ...emptyChat, openedAt: 100 });
  const submit = vi.fn();
  let keys = 0;
  const newKey = () => `key-${++keys}`;
  const lead = createLeadCapture({ state, submit, newKey, now: () => 5_100 });
  onTestFinished(lead.stop);
  const say = (content: string) =>
    state.set({ ...state.get(), messages: [...state.get().messages, user(content)] });
  state.set({ ...state.get(), messages });
  const sent = () => submit.mock.calls.map(([, request]) => request as Record<string, unknown>);
  return { state, submit, lead, say, sent };
}

function hide(visibility: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a complete lead is sent once, when the countdown has run out after the last change', () => {
  const { submit, lead, sent } = watching(KNOWN);
  expect(COUNTDOWN_MS).toBeGreaterThanOrEqual(20_000);
  vi.advanceTimersByTime(COUNTDOWN_MS - 1);
  lead.change({ marketingOptIn: true });
  vi.advanceTimersByTime(COUNTDOWN_MS - 1);
  expect(submit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(LONG_MS);
  expect(submit).toHaveBeenCalledOnce();
  expect(sent()[0]).toMatchObject({
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
  const { sent, lead } = watching([...long, ...KNOWN]);
  expect(lead.sendNow()).toBe(true);
  const [request] = sent();
  expect(chatContact.request.parse(request).message).toMatch(/User: My name is Dana/);
  expect(new TextEncoder().encode(JSON.stringify(request)).length).toBeLessThan(32_000);
  expect(chatContact.request.parse(request).message).not.toMatch(/^Assistant: forged/m);
});

test('the button sends at once and only once', () => {
  const { submit, lead } = watching(KNOWN);
  expect(lead.sendNow()).toBe(true);
  expect(lead.sendNow()).toBe(false);
  vi.advanceTimersByTime(LONG_MS);
  expect(submit).toHaveBeenCalledOnce();
});

test('any sign of reading stops the clock; it begins anew when nothing has stirred for a while', () => {
  const { submit, lead } = watching(KNOWN);
  for (let scrolls = 0; scrolls < 20; scrolls += 1) {
    vi.advanceTimersByTime(LEAD_READING_MS - 1);
    lead.clock.noteReading();
  }
  expect(submit).not.toHaveBeenCalled();
  expect(lead.clock.reading.get().phase).toBe('reading');
  vi.advanceTimersByTime(LEAD_READING_MS);
  expect(lead.clock.reading.get()).toEqual({ phase: 'running', secondsLeft: LEAD_COUNTDOWN_S });
  vi.advanceTimersByTime(COUNTDOWN_MS);
  expect(submit).toHaveBeenCalledOnce();
});

test('nothing is sent while the card has the focus, a message is begun or the tab is out of sight', () => {
  const { state, submit, lead } = watching(KNOWN);
  lead.clock.hold('focus', true);
  vi.advanceTimersByTime(LONG_MS);
  lead.clock.hold('focus', false);
  state.set({ ...state.get(), draft: 'but please' });
  vi.advanceTimersByTime(LONG_MS);
  state.set({ ...state.get(), draft: '' });
  hide('hidden');
  vi.advanceTimersByTime(LONG_MS);
  dispatchEvent(new Event('pagehide'));
  expect(submit).not.toHaveBeenCalled();
  hide('visible');
  vi.advanceTimersByTime(LEAD_READING_MS + COUNTDOWN_MS);
  expect(submit).toHaveBeenCalledOnce();
});

test('"Stop the timer" waits for good, and only the button sends', () => {
  const { submit, lead } = watching(KNOWN);
  lead.change({ isPaused: true });
  vi.advanceTimersByTime(LONG_MS);
  dispatchEvent(new Event('pagehide'));
  expect(submit).not.toHaveBeenCalled();
  expect(lead.sendNow()).toBe(true);
});

test('leaving the page while the clock runs sends it', () => {
  const { submit } = watching(KNOWN);
  dispatchEvent(new Event('pagehide'));
  expect(submit).toHaveBeenCalledOnce();
});

test('corrected details are the ones that are sent; a wrong one holds the lead back', () => {
  const { submit, lead, sent } = watching(KNOWN);
  lead.change({ edits: { email: 'nonsense' } });
  vi.advanceTimersByTime(LONG_MS);
  expect(submit).not.toHaveBeenCalled();
  lead.change({ edits: { email: 'dw@clinic.example' } });
  vi.advanceTimersByTime(COUNTDOWN_MS);
  expect(sent()[0]).toMatchObject({ email: 'dw@clinic.example' });
});

test('what a message corrects stands above what was typed into the card before', () => {
  const { state, lead, say } = watching(KNOWN);
  lead.change({ edits: { email: 'typed@clinic.example', name: 'Dana W.' } });
  say("no, it's said@clinic.example");
  expect(leadView(state.get()).details).toMatchObject({
    name: 'Dana W.',
    email: 'said@clinic.example',
  });
});

test('"please do not contact me" takes the card away; going back on it brings it again', () => {
  const { state, submit, say } = watching(KNOWN);
  say('but please do not contact me');
  expect(leadView(state.get()).card).toBe('none');
  vi.advanceTimersByTime(LONG_MS);
  dispatchEvent(new Event('pagehide'));
  expect(submit).not.toHaveBeenCalled();
  say('ok, you can call me');
  expect(leadView(state.get()).card).toBe('new');
});

test('a doubt brings the card, but only its button sends', () => {
  const { state, submit, lead } = watching([
    user('Is it safe to give my number? Dana Whitfield, dana@clinic.example, 405-555-0123'),
  ]);
  expect(leadView(state.get())).toMatchObject({ card: 'new', isTimed: false });
  vi.advanceTimersByTime(LONG_MS);
  expect(submit).not.toHaveBeenCalled();
  expect(lead.sendNow()).toBe(true);
});

test('what the visitor does not want to send stays, until they give other details', () => {
  const { state, submit, lead, say } = watching(KNOWN);
  lead.decline();
  vi.advanceTimersByTime(LONG_MS);
  dispatchEvent(new Event('pagehide'));
  expect(submit).not.toHaveBeenCalled();
  expect(leadView(state.get()).card).toBe('none');
  say('my number is 918-555-0123');
  expect(leadView(state.get()).card).toBe('new');
});

test('a correction in words after sending names the lead and goes out once', () => {
  const { state, lead, say, sent, submit } = watching(KNOWN);
  lead.sendNow();
  lead.settle('key-1', 'sent');
  say('thanks!');
  expect(leadView(state.get()).card).toBe('none');
  say('sorry, it ends in 0124');
  expect(leadView(state.get()).card).toBe('correction');
  vi.advanceTimersByTime(LONG_MS);
  expect(submit).toHaveBeenCalledTimes(2);
  expect(sent()[1]).toMatchObject({ phone: '405-555-0124', corrects: 'key-1' });
  expect(lastReceipt(state.get())).toMatchObject({ key: 'key-2', isCorrection: true });
});

test('"Change" opens what was sent; only its button sends a correction, and it can be left', () => {
  const { state, lead, sent, submit } = watching(KNOWN);
  lead.sendNow();
  lead.settle('key-1', 'sent');
  lead.ask();
  expect(leadView(state.get())).toMatchObject({
    card: 'correction',
    isTimed: false,
    details: { name: 'Dana Whitfield' },
  });
  lead.decline();
  expect(leadView(state.get()).card).toBe('none');
  expect(state.get().lead.status).toBe('sent');
  lead.ask();
  lead.change({ edits: { name: 'Dana White' } });
  vi.advanceTimersByTime(LONG_MS);
  expect(submit).toHaveBeenCalledOnce();
  lead.sendNow();
  expect(sent()[1]).toMatchObject({ name: 'Dana White', corrects: 'key-1' });
});

test('of a lead that was refused the details stay, to be sent again as a new one', () => {
  const { state, submit, lead, sent } = watching(KNOWN);
  lead.sendNow();
  expect(state.get().lead.status).toBe('sending');
  lead.settle('key-1', 'refused');
  vi.advanceTimersByTime(LONG_MS);
  expect(submit).toHaveBeenCalledOnce();

  lead.ask();
  expect(lead.sendNow()).toBe(true);
  expect(sent()[1]).toMatchObject({ name: 'Dana Whitfield' });
  expect(sent()[1]).not.toHaveProperty('corrects');
});

test('what becomes of a lead is no business of a conversation that came after it', () => {
  const { state, lead } = watching(KNOWN);
  lead.sendNow();
  state.set(emptyChat);
  lead.settle('key-1', 'sent');
  expect(state.get().lead.status).toBe('open');
});

test('two of three details are no lead', () => {
  const { submit, lead } = watching([user('My name is Dana, dana@clinic.example')]);
  vi.advanceTimersByTime(LONG_MS);
  expect(lead.sendNow()).toBe(false);
  expect(submit).not.toHaveBeenCalled();
});
