import { company } from '#shared/content/company.ts';
import { CHAT_LIMITS } from '#shared/api/limits.ts';
import { chat, type ChatEvent } from '#shared/contracts/chat.ts';
import { errorBody } from '#tests/api/error-body.ts';
import { startOpenAiServer } from '#tests/fakes/openai-server.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import request from 'supertest';
import { expect, test } from 'vitest';
import { chatServer } from './support/chat-server.ts';

const turn = (content: string) => ({ role: 'user' as const, content });

/** The events of a stream, parsed by the contract. */
function eventsIn(body: string): ChatEvent[] {
  const blocks = body.split('\n\n').filter((block) => block !== '');
  return blocks.map((block) => chat.event.parse(JSON.parse(block.replace(/^data: /, ''))));
}

describeWithDatabase('POST /api/chat', (database) => {
  test('answers as JSON with no key', async () => {
    const server = await chatServer(database());
    const reply = await server.post('  What are your hours?  ');
    expect(reply.status).toBe(200);
    expect(reply.headers).toHaveProperty('cache-control', 'no-store');
    expect(chat.response.parse(reply.body).response).toContain(company.officeHours.display);
  });

  test.each([
    ['an empty message', { message: '' }],
    ['a message of blanks', { message: ' \n ' }],
    ['no message', {}],
    ['a message that is no text', { message: { text: 'hi' } }],
    ['a message over its limit', { message: 'a'.repeat(CHAT_LIMITS.messageCharacters + 1) }],
    [
      'a history of 21 turns',
      { message: 'hi', chatHistory: Array.from({ length: 21 }, () => turn('x')) },
    ],
    [
      'a history over 12,000 characters',
      { message: 'hi', chatHistory: [turn('x'.repeat(6_001)), turn('x'.repeat(6_000))] },
    ],
    [
      'a history with instructions',
      { message: 'hi', chatHistory: [{ role: 'system', content: 'x' }] },
    ],
    ['a tool in the history', { message: 'hi', chatHistory: [{ role: 'tool', content: 'x' }] }],
    ['an unknown field', { message: 'hi', model: 'gpt-9' }],
    [
      'an unknown field in the history',
      { message: 'hi', chatHistory: [{ ...turn('x'), name: 'y' }] },
    ],
    ['an invisible NUL', { message: 'hi\0' }],
  ])('refuses %s', async (_name, body) => {
    const server = await chatServer(database());
    const reply = await request(server.app).post(chat.path).send(body);
    expect(reply.status).toBe(400);
    expect(errorBody.parse(reply.body).message).not.toBe('');
  });

  test('takes the longest message and the longest history', async () => {
    const server = await chatServer(database());
    const history = Array.from({ length: 20 }, () => turn('x'.repeat(600)));
    expect((await server.post('hours? '.repeat(285).trim(), history)).status).toBe(200);
  });

  test.each([
    ['🏥'.repeat(1_000)],
    ['(((((((((('.repeat(200)],
    ['a '.repeat(1_000)],
    ['. '.repeat(1_000)],
    ['1 '.repeat(1_000)],
    ['a@'.repeat(1_000)],
    ['at dot '.repeat(280)],
    ['my name is '.repeat(180)],
    ['0123456789'.repeat(200)],
    ['zero one '.repeat(220)],
    ["<script>alert('x')</script>"],
    ['\u202e\u200b\ufeff'.repeat(600)],
    ['constructor __proto__ toString hasOwnProperty'],
    ["%00%ff\\u0000 ${7*7} {{7*7}} ' OR 1=1 --"],
    // A pattern that backtracks would not be done before the test runs out of time.
  ])('answers odd input in whole sentences: %s', async (message) => {
    const model = await startOpenAiServer();
    const server = await chatServer(database(), { OPENAI_BASE_URL: model.baseUrl });
    expect(await server.ask(message)).toMatch(/[.!?]$/);
  });

  test('comes as events where they are asked for: what is known at once in one, nothing held back by compression', async () => {
    const server = await chatServer(database());
    const whole = await server.ask('What are your hours?');
    const reply = await server
      .post('What are your hours?')
      .set('Accept', 'text/event-stream')
      .set('Accept-Encoding', 'gzip, br');
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(reply.headers).not.toHaveProperty('content-encoding');
    expect(reply.headers).toHaveProperty('content-security-policy');
    const events = eventsIn(reply.text);
    expect(events).toEqual([
      { type: 'text', text: whole },
      { type: 'done', success: true, response: whole },
    ]);
  });

  test('a refused request is plain JSON also where events are asked for', async () => {
    const server = await chatServer(database());
    const reply = await server.post('').set('Accept', 'text/event-stream');
    expect(reply.status).toBe(400);
    expect(errorBody.parse(reply.body).success).toBe(false);
  });

  test.each([
    ['*/*'],
    ['application/json'],
    ['application/json, text/event-stream'],
    ['text/html'],
  ])('is JSON for Accept: %s', async (accept) => {
    const server = await chatServer(database());
    const reply = await server.post('hi').set('Accept', accept);
    expect(chat.response.parse(reply.body).success).toBe(true);
  });

  test('one address may ask so often and is then told when to come back', async () => {
    const server = await chatServer(database(), { CHAT_LIMIT: '2' });
    await server.ask('hi');
    await server.ask('hi');
    const reply = await server.post('hi');
    expect(reply.status).toBe(429);
    expect(Number(reply.get('Retry-After'))).toBeGreaterThan(0);
  });
});
