import { chatTexts } from '#shared/content/chat-texts.ts';
import { warmUpSteps } from '#shared/leads/warm-up.ts';
import { postJson } from '../../lib/api-client.ts';
import { randomKey } from '../../lib/idempotency-key.ts';
import { createObservable, type Observable } from '../../lib/observable.ts';
import { createBrowserStorage } from '../../lib/browser-storage.ts';
import { sendSignal } from '../../lib/send-signal.ts';
import { toast } from '../../lib/toast-store.ts';
import { eachWhenIdle } from '../../lib/when-idle.ts';
import { askAssistant } from './ask-assistant.ts';
import type { ChatState } from './chat-state.ts';
import { type Conversation, createConversation } from './conversation.ts';
import { createLeadCapture, type LeadCapture } from './lead-capture.ts';
import { createLeadDelivery } from './lead-delivery.ts';
import { readStoredChat, storeChat } from './stored-chat.ts';

/** Spec §8. */
const LEAD_TOAST_MS = 3_000;

/** The chat of this tab: what was said, how to say more, and the lead. */
export interface ChatSession {
  readonly state: Observable<ChatState>;
  readonly conversation: Conversation;
  readonly lead: LeadCapture;
  /**
   * Goes on with a lead that could not be sent yet, and gets ready to read what is written.
   * @returns lets go of timers and listeners; what was said stays in the tab
   */
  readonly start: () => () => void;
}

/** Puts the parts of the chat together and goes on where the page before it ended. */
export function createChat(): ChatSession {
  const storage = createBrowserStorage();
  const now = () => Date.now();
  const state = createObservable(readStoredChat(storage));
  let stored = state.get();
  const unsubscribe = state.subscribe(() => {
    const { messages, openedAt, draft, lead } = state.get();
    const isSame =
      messages === stored.messages &&
      openedAt === stored.openedAt &&
      draft === stored.draft &&
      lead === stored.lead;
    // Every word of an answer that streams in is a change, and nothing to keep yet.
    if (isSame) return;
    const before = questionCount(stored);
    stored = state.get();
    const count = questionCount(stored);
    if (count > before) sendSignal('chat-message', { count });
    storeChat(storage, stored);
  });

  const delivery = createLeadDelivery({
    storage,
    post: (path, body, idempotencyKey) =>
      postJson(path, body, { idempotencyKey, isKeepalive: true }),
    onDelivered({ key, request }) {
      leadCapture.settle(key, 'sent');
      toast({ ...chatTexts.lead.toast, duration: LEAD_TOAST_MS });
      if (request.corrects === undefined) sendSignal('lead-delivered', null);
    },
    onDelayed({ key }) {
      leadCapture.settle(key, 'waiting');
    },
    onRefused({ key }, status) {
      leadCapture.settle(key, 'refused');
      // Without the details: whoever reads the browser's log is not whom they were meant for.
      reportError(new Error(`The contact details were refused with status ${status}.`));
    },
  });
  const leadCapture = createLeadCapture({ state, submit: delivery.submit, newKey: randomKey, now });

  return {
    state,
    conversation: createConversation({ state, ask: askAssistant, toast, now }),
    lead: leadCapture,
    start() {
      delivery.resume();
      const left = new AbortController();
      // Otherwise the first message would pay for it in one task.
      eachWhenIdle(warmUpSteps, left.signal);
      return () => {
        left.abort();
        leadCapture.stop();
        delivery.stop();
        unsubscribe();
      };
    },
  };
}

/** How many messages the visitor has written. */
function questionCount({ messages }: ChatState): number {
  return messages.filter(({ role }) => role === 'user').length;
}
