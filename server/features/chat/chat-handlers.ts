import type { EventHandler, Handler, HandlerInput } from '#server/http/endpoint.ts';
import type { chat, ChatRequest } from '#shared/contracts/chat.ts';
import type { ChatService } from './chat-service.ts';

/** The answer as one JSON body. */
export const answerChat =
  (service: ChatService): Handler<typeof chat> =>
  async (input) => ({ success: true, response: await service.answer(questionOf(input)) });

/**
 * The answer word by word. It is checked whole before its first word leaves: a sentence that turns
 * bad at its end must not have been read half (docs/decisions/checked-before-streamed.md).
 */
export const streamChat = (service: ChatService): EventHandler<typeof chat> =>
  async function* (input) {
    const response = await service.answer(questionOf(input));
    for (const text of response.split(/(?<=\S)(?=\s)/)) yield { type: 'text', text };
    yield { type: 'done', success: true, response };
  };

function questionOf({
  data: { message, chatHistory },
  caller: { network },
}: HandlerInput<ChatRequest>) {
  return { message, history: chatHistory, ...(network !== undefined && { network }) };
}
