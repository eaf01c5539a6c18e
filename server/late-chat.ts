import type { ChatParts } from './features/chat/build-chat.ts';
import type { ChatService } from './features/chat/chat-service.ts';

/** The assistant, and a way to have it ready before the first question. */
export interface LateChat extends ChatService {
  prepare(): Promise<void>;
}

/**
 * The assistant's code and what it has learned weigh more than the rest of the server: both come once the
 * server listens, or with the first question.
 */
export function createLateChat(parts: ChatParts): LateChat {
  let building: Promise<ChatService> | undefined;
  const built = () =>
    (building ??= import('./features/chat/build-chat.ts').then(({ buildChat }) =>
      buildChat(parts),
    ));
  return {
    answer: async (question, say) => (await built()).answer(question, say),
    async prepare() {
      await built();
    },
  };
}
