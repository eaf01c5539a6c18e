import { modelFailures } from '#tests/fakes/openai-failures.ts';
import { saying, startOpenAiServer } from '#tests/fakes/openai-server.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { expect, test } from 'vitest';
import { chatServer } from './support/chat-server.ts';

/** Without a limit some failures would last for ever, and the test with them. */
const TIME_LIMIT_MS = 2_500;
const QUESTION = 'Do you sign a business associate agreement?';

describeWithDatabase('while the model fails', (database) => {
  const environment = (baseUrl: string) => ({
    OPENAI_BASE_URL: baseUrl,
    CHAT_TIME_LIMIT_MS: String(TIME_LIMIT_MS),
  });

  test.each(Object.entries(modelFailures))(
    'a visitor gets the built-in answer when it %s',
    async (_name, behavior) => {
      const model = await startOpenAiServer(behavior);
      const server = await chatServer(database(), environment(model.baseUrl));
      const withoutModel = await chatServer(database());
      const expected = await withoutModel.ask(QUESTION);

      expect(await server.ask(QUESTION)).toBe(expected);
      expect(model.bodies).toHaveLength(1);
      expect(server.reasons()).toHaveLength(1);
    },
  );

  test('a visitor gets the built-in answer when nobody listens there', async () => {
    const server = await chatServer(database(), environment('http://127.0.0.1:9/v1'));
    expect(await server.ask(QUESTION)).toContain('business associate agreement');
    expect(server.reasons()).toEqual(['unreachable']);
  });

  test('the model is left alone for half a minute after three failures, then tried again', async () => {
    const model = await startOpenAiServer((res) => void res.writeHead(500).end());
    let nowMs = Date.parse('2026-05-04T12:00:00Z');
    const clock = () => new Date(nowMs);
    const server = await chatServer(database(), environment(model.baseUrl), { clock });
    for (let count = 0; count < 5; count += 1) await server.ask(QUESTION);
    expect(model.bodies).toHaveLength(3);

    nowMs += 31_000;
    model.behave(saying('Yes, we sign a business associate agreement.'));
    expect(await server.ask(QUESTION)).toBe('Yes, we sign a business associate agreement.');
  });
});
