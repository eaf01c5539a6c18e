import { QUALIFIED_CHAT_MESSAGES } from '#shared/analytics/timings.ts';
import { onSignal } from '../../../lib/on-signal.ts';
import type { Tell } from '../tell.ts';

/** Tells once that a chat has become a conversation: three messages of the visitor, or more. */
export function watchChat(tell: Tell, until: AbortSignal): void {
  let isTold = false;
  onSignal(
    'chat-message',
    ({ count }) => {
      if (isTold || count < QUALIFIED_CHAT_MESSAGES) return;
      isTold = true;
      tell('qualified_chat', { value: count });
    },
    until,
  );
}
