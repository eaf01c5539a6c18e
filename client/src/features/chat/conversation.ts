import { chatTexts } from '#shared/content/chat-texts.ts';
import type { ChatRequest } from '#shared/contracts/chat.ts';
import type { Observable } from '../../lib/observable.ts';
import type { ToastOptions } from '../../lib/toast-store.ts';
import type { AskAssistant } from './ask-assistant.ts';
import type { ChatMessage } from './chat-message.ts';
import { type ChatState, emptyChat, isClearable, isHandedOver } from './chat-state.ts';
import { leadQuestion } from './lead-question.ts';
import { lastReceipt } from './lead-view.ts';
import { MESSAGE_MAX_CHARACTERS, recentHistory } from './recent-history.ts';

export interface Conversation {
  /** Greets where nothing has been said, and asks again for an answer that a reload cut off. */
  readonly open: () => void;
  /** What had been said when it was last opened. */
  readonly saidBefore: () => readonly ChatMessage[];
  /** Sends a message; false when it is ignored: empty, too long, or a reply is pending (spec §5). */
  readonly send: (text: string) => boolean;
  /** Asks the last question again after its answer failed. */
  readonly retry: () => void;
  /** Deletes everything that was said; until something new is said it can be brought back. */
  readonly clear: () => void;
  readonly restore: () => void;
  readonly write: (draft: string) => void;
  /** Says for the visitor that they want to be called, once; nobody need be asked for the answer. */
  readonly wantCallBack: () => void;
}

export interface ConversationParts {
  readonly state: Observable<ChatState>;
  readonly ask: AskAssistant;
  readonly toast: (options: ToastOptions) => unknown;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What is said in the chat, one question at a time. Never rejects: failures become a bubble. */
export function createConversation({ state, ask, toast, now }: ConversationParts): Conversation {
  /** Counts conversations: an answer to a cleared one is dropped. */
  let round = 0;
  let saidBefore = state.get().messages;

  const update = (change: Partial<ChatState>) => state.set({ ...state.get(), ...change });
  const say = (message: Omit<ChatMessage, 'timestamp'>): ChatMessage[] => [
    ...state.get().messages,
    { ...message, timestamp: now() },
  ];

  async function answer(question: string, before: readonly ChatMessage[]): Promise<void> {
    const current = round;
    const isCurrent = () => current === round;
    update({ isWaiting: true, partialAnswer: '' });
    const done = (message: Omit<ChatMessage, 'timestamp'>) =>
      update({ messages: say(message), isWaiting: false, partialAnswer: '' });
    try {
      const request = {
        message: question,
        chatHistory: recentHistory(before),
        ...stateOfLead(state.get()),
      };
      const text = await ask(request, (partialAnswer) => {
        if (isCurrent()) update({ partialAnswer });
      });
      if (!isCurrent()) return;
      done({ role: 'assistant', content: text || chatTexts.noText });
      const next = leadQuestion(state.get());
      if (next !== undefined) update({ messages: say({ role: 'assistant', content: next }) });
    } catch {
      if (!isCurrent()) return;
      done({ role: 'assistant', content: chatTexts.errorBubble, isFailure: true });
      toast({ ...chatTexts.errorToast, variant: 'destructive' });
    }
  }

  function open(): void {
    const { messages, isWaiting, openedAt } = state.get();
    saidBefore = messages;
    if (openedAt === 0) update({ openedAt: now() });
    const last = messages.findLast(({ receipt }) => !receipt);
    if (!last) update({ messages: say({ role: 'assistant', content: chatTexts.greeting }) });
    else if (last.role === 'user' && !isWaiting) {
      void answer(last.content, messages.slice(0, messages.lastIndexOf(last)));
    }
  }

  return {
    open,
    saidBefore: () => saidBefore,
    send(text) {
      const content = text.trim();
      const { messages, isWaiting } = state.get();
      if (content === '' || content.length > MESSAGE_MAX_CHARACTERS || isWaiting) return false;
      update({ messages: say({ role: 'user', content }), draft: '', deleted: null });
      void answer(content, messages);
      return true;
    },
    retry() {
      const { messages, isWaiting } = state.get();
      const asked = messages.at(-1)?.isFailure ? messages.slice(0, -1) : [];
      const question = asked.at(-1);
      if (isWaiting || question?.role !== 'user') return;
      update({ messages: asked });
      void answer(question.content, asked.slice(0, -1));
    },
    clear() {
      // Pressed twice before the first press is seen, the second would delete what can be brought back.
      if (!isClearable(state.get())) return;
      round += 1;
      const deleted = { ...state.get(), isWaiting: false, partialAnswer: '', deleted: null };
      state.set({ ...emptyChat, openedAt: deleted.openedAt, deleted });
      update({ messages: say({ role: 'assistant', content: chatTexts.greeting }) });
    },
    restore() {
      const { deleted } = state.get();
      if (!deleted) return;
      state.set(deleted);
      open();
    },
    wantCallBack() {
      const { request, reply } = chatTexts.callBack;
      const { messages, isWaiting } = state.get();
      if (isWaiting || messages.some(({ content }) => content === request)) return;
      update({ messages: say({ role: 'user', content: request }) });
      update({ messages: say({ role: 'assistant', content: reply }), deleted: null });
    },
    write(draft) {
      if (draft !== state.get().draft) update({ draft });
    },
  };
}

/**
 * What became of the details in the card, so that nobody asks for them again. The details themselves go
 * along only where the server has them anyway: it leaves them out of what a model is told.
 */
function stateOfLead(state: ChatState): Pick<ChatRequest, 'lead'> {
  const { status } = state.lead;
  if (status === 'open') return {};
  if (!isHandedOver(status)) return { lead: { status } };
  const { name, email, phone } = lastReceipt(state)?.details ?? {};
  return { lead: { status, name, email, phone } };
}
