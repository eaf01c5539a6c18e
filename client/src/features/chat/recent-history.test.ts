import { CHAT_LIMITS } from '#shared/api/limits.ts';
import { chat } from '#shared/contracts/chat.ts';
import { expect, test } from 'vitest';
import { MESSAGE_MAX_CHARACTERS, recentHistory } from './recent-history.ts';

const turns = (count: number, content: string) =>
  Array.from({ length: count }, (_, index) => ({
    role: index % 2 ? ('assistant' as const) : ('user' as const),
    content: `${index} ${content}`,
    timestamp: index,
  }));

test.each([
  ['short turns', turns(50, 'Hello.')],
  ['long turns', turns(20, 'x'.repeat(1_900))],
  ['turns of many bytes', turns(20, '漢'.repeat(1_900))],
])('of %s the last part that the API takes is sent', (_, messages) => {
  const request = {
    message: 'x'.repeat(MESSAGE_MAX_CHARACTERS),
    chatHistory: recentHistory(messages),
  };
  expect(chat.request.safeParse(request).success).toBe(true);
  expect(new TextEncoder().encode(JSON.stringify(request)).length).toBeLessThan(32_000);
  expect(request.chatHistory.at(-1)?.content).toBe(messages.at(-1)?.content);
});

test('the limits are those of the contract', () => {
  expect(MESSAGE_MAX_CHARACTERS).toBe(CHAT_LIMITS.messageCharacters);
  expect(recentHistory(turns(50, ''))).toHaveLength(CHAT_LIMITS.historyTurns);
});
