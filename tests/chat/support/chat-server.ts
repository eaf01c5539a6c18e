import type { Database } from '#server/db/database.ts';
import { createLogger } from '#server/lib/logger.ts';
import type { ServiceOverrides } from '#server/services.ts';
import { chat, type ChatReply, type ChatTurn } from '#shared/contracts/chat.ts';
import { testServer } from '#tests/api/support/test-server.ts';
import request from 'supertest';

/** The server with its log, and a short way to ask it something. */
export async function chatServer(
  database: Database,
  environment: Readonly<Record<string, string>> = {},
  overrides: ServiceOverrides = {},
) {
  const lines: string[] = [];
  const logger = createLogger('trace', { destination: { write: (line) => void lines.push(line) } });
  const { app, services } = await testServer(database, { logger, ...overrides }, environment);
  await services.chat.prepare();
  const post = (message: unknown, chatHistory?: readonly ChatTurn[]) =>
    request(app)
      .post(chat.path)
      .send({ message, ...(chatHistory && { chatHistory }) });
  return {
    app,
    lines,
    post,
    /** The answer to a question; fails unless it is one. */
    async ask(message: string, chatHistory?: readonly ChatTurn[]): Promise<string> {
      const reply = await post(message, chatHistory);
      if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text}`);
      const { response }: ChatReply = chat.response.parse(reply.body);
      return response;
    },
    /** Why answers came without the model, oldest first. */
    reasons: () =>
      lines.flatMap((line) => {
        const { reason } = JSON.parse(line) as { reason?: string };
        return reason === undefined ? [] : [reason];
      }),
  };
}
