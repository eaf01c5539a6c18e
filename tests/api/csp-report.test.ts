import { createLogger } from '#server/lib/logger.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import request from 'supertest';
import { expect, test } from 'vitest';
import { testServer } from './support/test-server.ts';

const PATH = '/api/csp-report';
const WORDS = 'the content policy refused something';

function oldReport(overrides: object = {}) {
  const report = {
    'document-uri': 'https://www.example.org/blog/wanda?email=wanda@x.org',
    referrer: 'https://wanda.example/',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/wanda.js?wanda',
    'script-sample': 'wanda',
    ...overrides,
  };
  return JSON.stringify({ 'csp-report': report });
}

function newReport(overrides: object = {}) {
  const body = {
    documentURL: 'https://www.example.org/services/efax-services',
    effectiveDirective: 'connect-src',
    blockedURL: 'wss://sock.example/wanda',
    sample: 'wanda',
    ...overrides,
  };
  return { type: 'csp-violation', age: 1, url: body.documentURL, user_agent: 'wanda', body };
}

describeWithDatabase(`POST ${PATH}`, (database) => {
  async function server(environment = {}) {
    const lines: string[] = [];
    const logger = createLogger('warn', {
      destination: { write: (line) => void lines.push(line) },
    });
    const settings = { PUBLIC_URL: 'https://www.example.org', ...environment };
    const { app } = await testServer(database(), { logger }, settings);
    const logged = () =>
      lines.map((line) => {
        const { directive, blocked, page, msg } = JSON.parse(line) as Record<string, unknown>;
        expect(msg).toBe(WORDS);
        return `${String(directive)} ${String(blocked)} ${String(page)}`;
      });
    const send = (type: string, body: string) =>
      request(app).post(PATH).set('Content-Type', type).send(body);
    return { app, lines, logged, send };
  }
  const OLD = 'application/csp-report';
  const NEW = 'application/reports+json';

  test('logs what was refused by directive, host and kind of page, and nothing of the visitor', async () => {
    const { lines, send, logged } = await server();
    await send(OLD, oldReport()).expect(204);
    await send(NEW, JSON.stringify([newReport()])).expect(204);
    expect(logged()).toEqual([
      'script-src-elem evil.example blog-post',
      'connect-src sock.example service',
    ]);
    expect(lines.join('')).not.toMatch(/wanda/i);
  });

  test('logs the same only once', async () => {
    const { send, logged } = await server();
    await send(OLD, oldReport()).expect(204);
    await send(OLD, oldReport({ 'document-uri': 'https://www.example.org/blog/b' })).expect(204);
    expect(logged()).toHaveLength(1);
  });

  test('writes a bounded number of lines an hour, whatever hosts are made up', async () => {
    const { send, lines } = await server();
    for (let post = 0; post < 10; post += 1) {
      const reports = Array.from({ length: 20 }, (_, number) =>
        newReport({ blockedURL: `https://made-up-${post}-${number}.example/` }),
      );
      await send(NEW, JSON.stringify(reports)).expect(204);
    }
    expect(lines).toHaveLength(61);
    expect(lines.at(-1)).toContain('no more of them are logged');
  });

  test.each([
    [{ 'blocked-uri': 'inline' }, 'script-src-elem inline blog-post'],
    [{ 'blocked-uri': 'https://www.example.org/x.js' }, 'script-src-elem self blog-post'],
    [{ 'blocked-uri': 'chrome-extension://wanda/x.js' }, 'script-src-elem other blog-post'],
    [{ 'blocked-uri': 'wanda' }, 'script-src-elem other blog-post'],
    [{ 'blocked-uri': 'https://10.1.2.3/x.js' }, 'script-src-elem other blog-post'],
    [{ 'effective-directive': 'wanda-src' }, 'other evil.example blog-post'],
    [{ 'document-uri': 'wanda' }, 'script-src-elem evil.example not-found'],
  ])('%j is logged as "%s"', async (report, line) => {
    const { send, logged } = await server();
    await send(OLD, oldReport(report)).expect(204);
    expect(logged()).toEqual([line]);
  });

  test.each(['{}', '[]', '[1,null,{"type":"csp-violation"}]', '{"csp-report":7}', '[{"body":{}}]'])(
    'takes %s and says nothing',
    async (body) => {
      const { send, logged } = await server();
      for (const type of [OLD, NEW]) await send(type, body).expect(204);
      expect(logged()).toEqual([]);
    },
  );

  test('refuses what is no report, with the usual errors', async () => {
    const { app, send } = await server();
    await send('application/json', oldReport()).expect(415);
    await send(OLD, '{').expect(400);
    await send(OLD, `"${'x'.repeat(33_000)}"`).expect(413);
    const wrong = await request(app).get(PATH).expect(405);
    expect(wrong.headers).toHaveProperty('allow', 'POST');
  });

  test('takes a report of a browser that names no origin of ours, and only so many of one address', async () => {
    const { send } = await server({ REPORT_LIMIT: '1' });
    await send(NEW, '[]').set('Sec-Fetch-Site', 'cross-site').expect(204);
    await send(NEW, '[]').expect(429);
  });
});
