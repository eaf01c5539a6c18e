import type { ChatParts, PreparedChat } from './features/chat/build-chat.ts';

/**
 * The assistant's code and what it has learned weigh more than the rest of the server: both come once the
 * server listens, or with the first question.
 */
export function createDeferredChat(parts: ChatParts): PreparedChat {
  let building: Promise<PreparedChat> | undefined;
  const built = () =>
    (building ??= import('./features/chat/build-chat.ts').then(({ buildChat }) =>
      buildChat(parts),
    ));
  return {
    answer: async (question, say) => (await built()).answer(question, say),
    prepare: async () => (await built()).prepare(),
  };
}
