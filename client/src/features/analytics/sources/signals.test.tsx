import { eventTable } from '#shared/analytics/event-table.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sendSignal } from '../../../lib/send-signal.ts';
import { watchErrors } from './client-errors.ts';
import { watchChat } from './qualified-chat.ts';

function watching(watch: typeof watchChat) {
  const track = vi.fn();
  const until = new AbortController();
  watch(track, until.signal);
  onTestFinished(() => until.abort());
  return track.mock.calls as unknown[][];
}

test('a chat is qualified at three messages, once', () => {
  const calls = watching(watchChat);
  for (const count of [1, 2]) sendSignal('chat-message', { count });
  expect(calls).toEqual([]);
  for (const count of [3, 4, 5]) sendSignal('chat-message', { count });
  expect(calls).toEqual([['qualified_chat', { value: 3 }]]);
});

test('an error is tracked by its class and never by its message', () => {
  const calls = watching(watchErrors);
  const error = new SyntaxError('Unexpected token D, "Dana Whitf"... is not valid JSON');
  dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  expect(calls).toEqual([
    ['client_error', { label: 'error', customData: { name: 'SyntaxError' } }],
  ]);
});

test('a class that nobody knows is called other', () => {
  const calls = watching(watchErrors);
  const error = new Error('x');
  error.name = 'DanaWhitfieldError';
  dispatchEvent(new ErrorEvent('error', { error }));
  dispatchEvent(new ErrorEvent('error', { error: null }));
  expect(calls.map(([, details]) => details)).toEqual(
    Array(2).fill({ label: 'error', customData: { name: 'other' } }),
  );
});

test('a rejection nobody handled and a part that broke while it was drawn have their own labels', () => {
  const calls = watching(watchErrors);
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: new RangeError('x') });
  dispatchEvent(rejection);
  sendSignal('render-error', new TypeError('x'));
  sendSignal('render-error', new TypeError('Failed to fetch dynamically imported module: /x.js'));
  expect(calls.map(([, details]) => details)).toEqual([
    { label: 'unhandled_rejection', customData: { name: 'RangeError' } },
    { label: 'render', customData: { name: 'TypeError' } },
    { label: 'chunk_load', customData: { name: 'TypeError' } },
  ]);
  const labels = eventTable.client_error.label.choices as readonly string[];
  for (const [, details] of calls) expect(labels).toContain((details as { label: string }).label);
});

test('a page that fails in a loop says so five times', () => {
  const calls = watching(watchErrors);
  for (let time = 0; time < 100; time += 1) sendSignal('render-error', new Error('again'));
  expect(calls).toHaveLength(5);
});
