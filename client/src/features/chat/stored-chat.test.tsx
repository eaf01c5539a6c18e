import { storageKeys } from '#shared/content/legal/storage-keys.ts';
import { beforeEach, expect, test } from 'vitest';
import { createBrowserStorage } from '../../lib/browser-storage.ts';
import type { ChatMessage } from './chat-message.ts';
import { emptyChat } from './chat-state.ts';
import { readStoredChat, storeChat } from './stored-chat.ts';

const storage = createBrowserStorage();
const question: ChatMessage = { role: 'user', content: 'Do you host websites?', timestamp: 1 };
const stored = () => JSON.parse(sessionStorage.getItem(storageKeys.chat) ?? '{}') as object;

beforeEach(() => sessionStorage.clear());

test('a conversation is kept under the identifier of the visit: a prefix and random characters', () => {
  storeChat(storage, { ...emptyChat, messages: [question] });
  const id = storage.read(storageKeys.session);
  expect(id).toMatch(/^session-[\w-]{16,}$/);
  expect(stored()).toMatchObject({ sessionId: id });
  expect(readStoredChat(storage).messages).toEqual([question]);
  sessionStorage.clear();
  storeChat(storage, emptyChat);
  expect(storage.read(storageKeys.session)).not.toBe(id);
});

test('a conversation of another visit is not shown', () => {
  storeChat(storage, { ...emptyChat, messages: [question] });
  storage.write(storageKeys.chat, { ...stored(), sessionId: 'session-of-somebody-else' });
  expect(readStoredChat(storage)).toEqual(emptyChat);
});

test.each([
  'rubbish',
  null,
  [],
  { messages: 'none' },
  { messages: [{ role: 'system' }, 7], lead: 1 },
])('of what cannot be read (%j) nothing is taken over', (kept) => {
  storeChat(storage, emptyChat);
  const isRecord = typeof kept === 'object' && kept !== null && !Array.isArray(kept);
  storage.write(storageKeys.chat, isRecord ? { ...stored(), ...kept } : kept);
  expect(readStoredChat(storage)).toEqual(emptyChat);
});

test('of an endless conversation the last two hundred bubbles are kept', () => {
  const messages = Array.from({ length: 300 }, (_, timestamp) => ({ ...question, timestamp }));
  storeChat(storage, { ...emptyChat, messages });
  expect(readStoredChat(storage).messages).toEqual(messages.slice(-200));
});
