import type { ChatContactRequest } from '#shared/contracts/chat-contact.ts';
import { CONSENT_VERSION } from '#shared/content/sms-consent.ts';
import { isSaid } from './chat-message.ts';
import type { ChatState } from './chat-state.ts';
import { leadView } from './lead-view.ts';
import { bytesOf } from './recent-history.ts';

/** A request ends at 32 kB; a page that is being left may send 64 kB in all. */
const MESSAGE_BYTES = 20_000;

/** @param now milliseconds since 1970 */
export function leadRequest(state: ChatState, now: number): ChatContactRequest {
  const { smsOptIn, marketingOptIn, key } = state.lead;
  const { card, details } = leadView(state);
  return {
    ...details,
    message: conversationText(state),
    service: 'chat-inquiry',
    smsOptIn,
    marketingOptIn,
    consentTextVersion: CONSENT_VERSION,
    elapsedMs: Math.max(0, now - state.openedAt),
    ...(card === 'correction' && key !== '' && { corrects: key }),
  };
}

/** The conversation as lines of `User: …` and `Assistant: …` (spec §3); of a long one its end. */
function conversationText({ messages }: ChatState): string {
  const lines = messages.filter(isSaid).map(({ role, content }) => {
    const speaker = role === 'user' ? 'User' : 'Assistant';
    // A line break inside a message could pass for another speaker's line; the API takes no NUL.
    return `${speaker}: ${content.replace(/[\s\p{Cc}]+/gu, ' ')}`;
  });
  while (lines.length > 1 && bytesOf(lines.join('\n')) > MESSAGE_BYTES) lines.shift();
  return lines.join('\n');
}
