import { openDatabase } from '#server/db/open-database.ts';
import { errorBody } from '#tests/api/error-body.ts';
import { freshPostgresUrl, missingPostgres, silentLogger } from '#tests/setup/databases.ts';
import { saying, startOpenAiServer } from '#tests/fakes/openai-server.ts';
import { createTcpGate } from '#tests/setup/tcp-gate.ts';
import request, { type Response } from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testServer } from './support/test-server.ts';

/** That nothing waits for PostgreSQL to come back; `npm run bench:faults` holds the 2.5 s. */
const LONGEST_WAIT_MS = 15_000;
const missing = missingPostgres();

/** A server whose way to PostgreSQL can be frozen or cut. */
async function serverBehindGate(environment: Readonly<Record<string, string>> = {}) {
  const { url, remove } = await freshPostgresUrl();
  const gate = await createTcpGate(url);
  const database = await openDatabase({ databaseUrl: gate.url, dataDir: '' }, silentLogger);
  const { app } = await testServer(database, {}, environment);
  onTestFinished(async () => {
    gate.open();
    await database.close();
    await gate.close();
    await remove();
  });
  return { app, gate };
}

async function timed(send: () => PromiseLike<Response>) {
  const startedAt = performance.now();
  const answer = await send();
  return { answer, ms: performance.now() - startedAt };
}

describe.skipIf(missing)(`without its database${missing ? ` (skipped: ${missing})` : ''}`, () => {
  test.each(['freeze', 'cut'] as const)(
    'the API answers 503 in time when connections %s, and works again afterwards',
    async (fault) => {
      const { app, gate } = await serverBehindGate();
      const requests = {
        form: () =>
          request(app)
            .post('/api/sms-optin')
            .send({ phoneNumber: '(405) 555-0163', consent: true }),
        read: () => request(app).get('/api/blog/published'),
        ready: () => request(app).get('/readyz'),
      };
      expect((await requests.read()).status).toBe(200);
      gate[fault]();
      for (const send of Object.values(requests)) {
        const { answer, ms } = await timed(send);
        expect(answer.status).toBe(503);
        expect(errorBody.safeParse(answer.body).success).toBe(true);
        expect(Number(answer.get('Retry-After'))).toBeGreaterThan(0);
        expect(ms).toBeLessThan(LONGEST_WAIT_MS);
      }
      expect((await request(app).get('/healthz')).status).toBe(200);

      gate.open();
      await expect.poll(async () => (await requests.form()).status).toBe(200);
    },
  );

  test('files for programs answer 503 in time, or the last copy where there is one', async () => {
    const { app, gate } = await serverBehindGate();
    const read = (path: string) => timed(() => request(app).get(path));
    const before = await read('/sitemap.xml');
    expect(before.answer.status).toBe(200);
    gate.cut();
    const cached = await read('/sitemap.xml');
    expect([cached.answer.status, cached.answer.text]).toEqual([200, before.answer.text]);
    for (const path of ['/blog/feed.xml', '/blog/feed.json', '/llms.txt']) {
      const { answer, ms } = await read(path);
      expect([path, answer.status]).toEqual([path, 503]);
      expect(Number(answer.get('Retry-After'))).toBeGreaterThan(0);
      expect(ms).toBeLessThan(LONGEST_WAIT_MS);
    }
    expect((await read('/robots.txt')).answer.status).toBe(200);
    gate.open();
    await expect.poll(async () => (await read('/blog/feed.xml')).answer.status).toBe(200);
  });

  test.each(['freeze', 'cut'] as const)(
    'the chat answers by itself and spends no tokens when connections %s',
    async (fault) => {
      const model = await startOpenAiServer(saying('An answer nobody could count.'));
      const { app, gate } = await serverBehindGate({ OPENAI_BASE_URL: model.baseUrl });
      const ask = () => request(app).post('/api/chat').send({ message: 'What are your hours?' });
      expect((await ask()).body).toMatchObject({ response: 'An answer nobody could count.' });
      gate[fault]();
      const { answer, ms } = await timed(ask);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('Support never closes');
      expect(ms).toBeLessThan(LONGEST_WAIT_MS);
      expect(model.bodies).toHaveLength(1);
    },
  );
});
