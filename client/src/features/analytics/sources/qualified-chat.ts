import { QUALIFIED_CHAT_MESSAGES } from '#shared/analytics/timings.ts';
import { onSignal } from '../../../lib/on-signal.ts';
import type { Track } from '../track.ts';

/** Tracks once that a chat has become a conversation: three messages of the visitor, or more. */
export function watchChat(track: Track, until: AbortSignal): void {
  let isTracked = false;
  onSignal(
    'chat-message',
    ({ count }) => {
      if (isTracked || count < QUALIFIED_CHAT_MESSAGES) return;
      isTracked = true;
      track('qualified_chat', { value: count });
    },
    until,
  );
}
