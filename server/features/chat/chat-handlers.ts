import type { EventHandler, Handler } from '#server/http/endpoint.ts';
import type { chat, ChatRequest } from '#shared/contracts/chat.ts';
import type { ChatService } from './chat-service.ts';

/** The answer as one JSON body. */
export const answerChat =
  (service: ChatService): Handler<typeof chat> =>
  async ({ data }) => ({ success: true, response: await service.answer(questionOf(data)) });

/**
 * The answer word by word. It is checked whole before its first word leaves: a sentence that turns
 * bad at its end must not have been read half (docs/decisions/checked-before-streamed.md).
 */
export const streamChat = (service: ChatService): EventHandler<typeof chat> =>
  async function* ({ data }) {
    const response = await service.answer(questionOf(data));
    for (const text of response.match(/\s*\S+|\s+$/g) ?? []) yield { type: 'text', text };
    yield { type: 'done', success: true, response };
  };

const questionOf = ({ message, chatHistory }: ChatRequest) => ({ message, history: chatHistory });
