import { securityHeaders } from '#server/http/security-headers.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { createServer } from 'node:http';
import request from 'supertest';
import { expect, test } from 'vitest';
import { testServer } from './support/test-server.ts';

const environment = { PUBLIC_URL: 'https://www.example.org' };
const table = securityHeaders({
  publicUrl: environment.PUBLIC_URL,
  scriptHashes: ['sha256-script'],
  styleHashes: ['sha256-style'],
  thirdParties: [],
});
const names = Object.keys(table).map((name) => name.toLowerCase());

function ofTable(headers: unknown): unknown {
  const all = headers as Record<string, string>;
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

describeWithDatabase('headers', (database) => {
  test('are the same for pages from memory, for the API and for every error', async () => {
    const { app, services } = await testServer(database(), {}, environment);
    await request(app).get('/');
    const memory = createServer((req, res) => {
      if (!services.web.listener(req, res)) res.writeHead(500).end();
    });

    const fromMemory = await request(memory).get('/');
    const expected = ofTable(fromMemory.headers);
    expect(fromMemory.status).toBe(200);
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
