import type { CHAT_LIMITS, ChatTurn } from '#shared/contracts/chat.ts';
import type { ChatMessage } from './chat-message.ts';

// Held to the contract by type, as its value would bring zod's 22 kB.
const LIMITS: typeof CHAT_LIMITS = {
  messageCharacters: 2000,
  historyTurns: 20,
  historyCharacters: 12_000,
};
/** Accented letters weigh more bytes than characters; the whole body ends at 32 kB. */
const HISTORY_BYTES = 22_000;

/** How long a message may be, in characters. */
export const MESSAGE_MAX_CHARACTERS = LIMITS.messageCharacters;

const bytesOf = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length;

/** The last part of a conversation that fits the limits of the API; without bubbles about failures. */
export function recentHistory(messages: readonly ChatMessage[]): ChatTurn[] {
  const turns: ChatTurn[] = [];
  let characters = 0;
  let bytes = 0;
  for (const { role, content, isFailure } of [...messages].reverse()) {
    if (isFailure) continue;
    characters += content.length;
    bytes += bytesOf(content);
    const isFull = turns.length === LIMITS.historyTurns;
    if (isFull || characters > LIMITS.historyCharacters || bytes > HISTORY_BYTES) break;
    turns.unshift({ role, content });
  }
  return turns;
}
