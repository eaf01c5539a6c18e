import type { EventHandler, Handler, HandlerInput } from '#server/http/endpoint.ts';
import type { chat, ChatRequest } from '#shared/contracts/chat.ts';
import { services } from '#shared/services/index.ts';
import { matchPage, siteMap } from '#shared/site-map.ts';
import { Readable } from 'node:stream';
import type { Question } from './answerer.ts';
import type { ChatService } from './chat-service.ts';

/** The answer as one JSON body. */
export const answerChat =
  (service: ChatService): Handler<typeof chat> =>
  async (input) => ({ success: true, response: await service.answer(questionOf(input)) });

/**
 * A model's answer sentence by sentence, as soon as each is checked
 * (docs/decisions/checked-before-streamed.md); what is known at once comes at once.
 */
export const streamChat = (service: ChatService): EventHandler<typeof chat> =>
  async function* (input) {
    const saying = new Readable({ objectMode: true, read: () => undefined });
    const answering = service
      .answer(questionOf(input), (text) => void saying.push(text))
      .finally(() => void saying.push(null));
    // Whoever stops reading is not notified of a failure either.
    answering.catch(() => undefined);
    let shown = 0;
    for await (const text of saying as AsyncIterable<string>) {
      shown += text.length;
      yield { type: 'text', text };
    }
    const response = await answering;
    const text = response.slice(shown);
    if (text) yield { type: 'text', text };
    yield { type: 'done', success: true, response };
  };

function questionOf({
  data: { message, chatHistory, lead },
  caller: { network, request },
}: HandlerInput<ChatRequest>): Question {
  const page = pageOf(request?.header('referer'));
  return {
    message,
    history: chatHistory,
    ...(network !== undefined && { network }),
    ...(page !== undefined && { page }),
    ...(lead && { lead }),
  };
}

/** The page of an address, in words of ours alone: whoever makes up an address adds nothing to it. */
function pageOf(address = ''): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { id, params } = matchPage(new URL(address).pathname);
  if (id === 'not-found') return undefined;
  return services.find((service) => service.id === params.id)?.title ?? siteMap[id].label;
}
