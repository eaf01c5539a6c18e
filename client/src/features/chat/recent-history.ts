import { CHAT_LIMITS as LIMITS } from '#shared/api/limits.ts';
import type { ChatTurn } from '#shared/contracts/chat.ts';
import { type ChatMessage, isSaid } from './chat-message.ts';

/** Accented letters weigh more bytes than characters; the whole body ends at 32 kB. */
const HISTORY_BYTES = 22_000;

/** How long a message may be, in characters. */
export const MESSAGE_MAX_CHARACTERS = LIMITS.messageCharacters;

/** As JSON, which is how it is sent. */
export const bytesOf = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length;

/** The last part of what was said that fits the limits of the API. */
export function recentHistory(messages: readonly ChatMessage[]): ChatTurn[] {
  const turns: ChatTurn[] = [];
  let characters = 0;
  let bytes = 0;
  for (const { role, content } of messages.filter(isSaid).reverse()) {
    characters += content.length;
    bytes += bytesOf(content);
    const isFull = turns.length === LIMITS.historyTurns;
    if (isFull || characters > LIMITS.historyCharacters || bytes > HISTORY_BYTES) break;
    turns.unshift({ role, content });
  }
  return turns;
}
