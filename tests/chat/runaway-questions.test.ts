import { createSpelling } from '#server/features/chat/search/spelling.ts';
import { QUESTION_CHARACTERS, plainQuestion } from '#server/features/chat/search/plain-words.ts';
import { CHAT_LIMITS } from '#shared/api/limits.ts';
import { chat, type ChatTurn } from '#shared/contracts/chat.ts';
import { spawnServer } from '#tests/api/support/spawn-server.ts';
import { startOpenAiServer } from '#tests/fakes/openai-server.ts';
import { ASSERT_TIMEOUT_MS } from '#tests/setup/timeouts.ts';
import { freshDataDir } from '#tests/setup/embedded-template.ts';
import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';

const said = (content: string): ChatTurn[] => [{ role: 'user', content }];

/** Each once took seconds, gigabytes or for ever. */
const RUNAWAYS: readonly (readonly [string, { message: string; chatHistory?: ChatTurn[] }])[] = [
  ['thanks that do not end', { message: `${'thank you '.repeat(199)}?` }],
  ['greetings that do not end', { message: `${'hi there '.repeat(200)}?` }],
  ['a long word before', { message: 'tell me more', chatHistory: said('a'.repeat(12_000)) }],
  ['letters that become four', { message: 'tell me more', chatHistory: said('ⅷ'.repeat(10_700)) }],
  ['letters that become eighteen', { message: 'ﷺ'.repeat(2_000) }],
  ['a long word', { message: 'a'.repeat(2_000) }],
  ['many unknown words', { message: 'zorgle '.repeat(285) }],
  [
    'a number that does not begin',
    { message: 'ok', chatHistory: said(`ssn${'-'.repeat(11_900)}`) },
  ],
  ['an address that does not end', { message: 'ok', chatHistory: said('1 a '.repeat(3_000)) }],
  ['an e-mail address in dots', { message: 'ok', chatHistory: said('a-dot-'.repeat(2_000)) }],
  ['names after names', { message: 'ok', chatHistory: said('I am Ab Cd. '.repeat(1_000)) }],
];

/** A process of its own, so that a runaway makes a test red and nothing hangs; small, so that it shows. */
async function startSmallServer(settings: Readonly<Record<string, string>> = {}) {
  const dataDir = await freshDataDir();
  const server = spawnServer({
    DATA_DIR: dataDir,
    NODE_OPTIONS: '--max-old-space-size=512',
    ...settings,
  });
  onTestFinished(async () => {
    server.process.kill('SIGKILL');
    await server.exit;
    await rm(dataDir, { recursive: true, force: true });
  });
  const address = await server.address;
  return (body: unknown) =>
    fetch(new URL(chat.path, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ASSERT_TIMEOUT_MS / 2),
    });
}

test('no question stops the server, nor fills its memory', async () => {
  const post = await startSmallServer();
  for (const [name, body] of RUNAWAYS) {
    const reply = await post(body);
    expect([name, reply.status]).toEqual([name, 200]);
    expect(chat.response.parse(await reply.json()).response).toMatch(/[.!?)]$/);
  }
});

test('no question stops a server that has a model', async () => {
  const model = await startOpenAiServer();
  const post = await startSmallServer({ OPENAI_BASE_URL: model.baseUrl });
  for (const [name, body] of RUNAWAYS) {
    expect([name, (await post(body)).status]).toEqual([name, 200]);
  }
  expect(model.requests.length).toBeGreaterThan(0);
});

test('of a long question its beginning and its end are read', () => {
  const question = plainQuestion(`What does it cost? ${'ⅷ '.repeat(900)} Where are you?`);
  expect(question.length).toBeLessThanOrEqual(QUESTION_CHARACTERS);
  expect(question).toMatch(/^what does it cost\?[^]*$/);
  expect(plainQuestion(`${'so '.repeat(600)} where are you?`)).toMatch(/where are you\?$/);
});

test('a text is cut when it is normalized, since one letter can become eighteen', () => {
  expect(plainQuestion('ﷺ'.repeat(CHAT_LIMITS.messageCharacters)).length).toBe(QUESTION_CHARACTERS);
});

test('words of up to 20 letters are corrected, longer ones left as they are', () => {
  const [known, longer] = ['a'.repeat(18) + 'bc', 'a'.repeat(19) + 'bc'];
  const spelling = createSpelling([known, longer], []);
  expect(spelling('a'.repeat(18) + 'cb')).toBe(known);
  expect(spelling('a'.repeat(19) + 'cb')).toBe('a'.repeat(19) + 'cb');
});
