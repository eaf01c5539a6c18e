import { company } from '#shared/content/company.ts';
import { chat, type ChatEvent } from '#shared/contracts/chat.ts';
import { chatTokenUsage } from '#shared/schema.ts';
import {
  completionOf,
  endPieces,
  openPieces,
  saying,
  sendJson,
  sendPiece,
  startOpenAiServer,
  streaming,
} from '#tests/fakes/openai-server.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { chatServer } from './support/chat-server.ts';

const QUESTION = 'Do you host websites?';
const HOSTS = 'We host websites.';
const SIGNS = ' We sign a business associate agreement.';

describeWithDatabase('an answer that a model writes word by word', (database) => {
  async function start() {
    const model = await startOpenAiServer();
    const server = await chatServer(database(), { OPENAI_BASE_URL: model.baseUrl });
    const listener = createServer((req, res) => void server.app(req, res));
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      listener.close();
      listener.closeAllConnections();
    });
    const origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
    /** The events of an answer, as they come. */
    async function* listen(message = QUESTION): AsyncGenerator<ChatEvent, undefined> {
      const { body } = await fetch(`${origin}${chat.path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
        body: JSON.stringify({ message }),
      });
      const decoder = new TextDecoder();
      let rest = '';
      for await (const bytes of body ?? new ReadableStream<Uint8Array<ArrayBuffer>>()) {
        const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) yield chat.event.parse(JSON.parse(block.slice(6)));
      }
      return undefined;
    }
    const whole = async (message?: string) => {
      const events: ChatEvent[] = [];
      for await (const event of listen(message)) events.push(event);
      const texts = events.flatMap((event) => (event.type === 'text' ? [event.text] : []));
      const last = events.at(-1);
      const response = last?.type === 'done' ? last.response : '';
      // Whoever shows the pieces and whoever shows the end see the same.
      expect(texts.join('')).toBe(response);
      return { texts, response };
    };
    return { model, server, listen, whole };
  }

  test('is shown sentence by sentence, while the next is still being written', async () => {
    const { model, listen } = await start();
    let writing: ServerResponse | undefined;
    model.behave((res) => {
      writing = res;
      openPieces(res);
      for (const piece of ['We host ', 'websites.', ' We si']) sendPiece(res, piece);
    });
    const events = listen();
    expect((await events.next()).value).toEqual({ type: 'text', text: HOSTS });
    if (!writing) throw new Error('The model was not asked.');
    sendPiece(writing, 'gn a business associate agreement.');
    endPieces(writing);
    expect((await events.next()).value).toEqual({ type: 'text', text: SIGNS });
    expect((await events.next()).value).toEqual({
      type: 'done',
      success: true,
      response: HOSTS + SIGNS,
    });
    expect(model.requests[0]?.stream).toBe(true);
  });

  test('ends before a sentence that fails the check, which nobody sees, and is paid for', async () => {
    const { model, server, whole } = await start();
    model.behave(streaming([HOSTS, ' It costs $9', ' a month.', SIGNS], 9_000));
    const { texts, response } = await whole();
    expect(texts[0]).toBe(HOSTS);
    expect(response).toBe(
      `${HOSTS} For the rest, please call ${company.phone.display}: a person answers ${company.claims.supportHours}.`,
    );
    expect(server.reasons()).toEqual(['refused by the output check']);
    await expect
      .poll(async () => (await database().db.select().from(chatTokenUsage))[0]?.tokens)
      .toBe(9_000);
  });

  test('is the built-in answer where its first sentence fails', async () => {
    const { model, server, whole } = await start();
    model.behave(streaming(['It costs $9 a month. ', HOSTS]));
    const { response } = await whole();
    expect(response).toContain('/services/website-hosting');
    expect(response).not.toMatch(/\$9|For the rest/);
    expect(server.reasons()).toEqual(['refused by the output check']);
  });

  test.each<[string, (res: ServerResponse) => void]>([
    ['hangs up', (res) => void res.destroy()],
    ['sends rubbish', (res) => void res.end('data: {"oops"\n\n')],
    ['is cut off', (res) => void res.end('data: [DONE]\n\n')],
    ['never stops', (res) => sendPiece(res, 'a'.repeat(300_000))],
  ])('keeps its whole sentences where the model %s', async (_name, end) => {
    const { model, whole } = await start();
    model.behave((res) => {
      openPieces(res);
      sendPiece(res, `${HOSTS} And`);
      setImmediate(end, res);
    });
    const { response } = await whole();
    expect(response === '' ? '' : response.slice(0, HOSTS.length)).toBe(HOSTS);
    expect(response).toContain('For the rest');
    expect(response).not.toContain('And');
  });

  test('comes at once where the service does not stream, and only when all of it is fine', async () => {
    const { model, whole } = await start();
    model.behave((res) => sendJson(res, completionOf(HOSTS + SIGNS)));
    expect((await whole()).texts).toEqual([HOSTS + SIGNS]);
    model.behave(saying(`${HOSTS} Everything costs $9 a month.`));
    expect((await whole()).response).not.toMatch(/\$9|For the rest/);
  });

  test('is not asked for by callers who take JSON, and refused as a whole for them', async () => {
    const { model, server } = await start();
    model.behave(saying(`${HOSTS} Everything costs $9 a month.`));
    expect(await server.ask(QUESTION)).not.toMatch(/\$9|For the rest/);
    expect(model.requests[0]?.stream).toBeUndefined();
  });
});
