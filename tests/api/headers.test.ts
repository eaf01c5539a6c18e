import { createApp } from '#server/app.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { encodeBody } from '#server/web/encodings.ts';
import { createPageWriter } from '#server/web/page-writer.ts';
import { describeOnBothEngines } from '#tests/setup/databases.ts';
import { createServer } from 'node:http';
import request from 'supertest';
import { expect, test } from 'vitest';
import { testServer } from './support/test-server.ts';

const table = securityHeaders({
  publicUrl: 'https://www.example.org',
  scriptHashes: ['sha256-script'],
  styleHashes: ['sha256-style'],
  thirdParties: [],
});
const names = Object.keys(table).map((name) => name.toLowerCase());

function ofTable(headers: unknown): unknown {
  const all = headers as Record<string, string>;
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

describeOnBothEngines('headers', (database) => {
  test('are the same for pages from memory, for the API and for every error', async () => {
    const { services } = await testServer(database());
    const app = createApp(services, { headers: table, router: (_req, _res, next) => next() });
    const page = { status: 200, bodies: await encodeBody('<h1>Home</h1>', 'fast'), version: '' };
    const write = createPageWriter(table);
    const memory = createServer((req, res) => write(req, res, page));

    const expected = ofTable((await request(memory).get('/')).headers);
    expect(Object.values(expected as object)).toEqual(Object.values(table));
    for (const path of ['/api/blog/published', '/api/nothing', '/nothing', '/healthz', '/readyz']) {
      expect(ofTable((await request(app).get(path)).headers)).toEqual(expected);
    }
    expect(ofTable((await request(app).post('/api/sms-optin')).headers)).toEqual(expected);
  });

  test('say nothing of what the server is made of', async () => {
    const { app } = await testServer(database());
    const { headers } = await request(app).get('/api/blog/published');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });
});
