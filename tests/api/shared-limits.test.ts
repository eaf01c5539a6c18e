import { rateLimits } from '#shared/schema.ts';
import { buildLead } from '#tests/factories/build-lead.ts';
import { describeOnBothEngines } from '#tests/setup/databases.ts';
import request from 'supertest';
import { expect, test } from 'vitest';
import { testServer } from './support/test-server.ts';

describeOnBothEngines('limits that servers share', (database) => {
  const server = async (settings: Record<string, string>, address = '203.0.113.9') => {
    const { app } = await testServer(database(), {}, { ...settings, TRUST_PROXY: 'loopback' });
    return (path: string, body: object) =>
      request(app).post(path).set('X-Forwarded-For', address).send(body);
  };

  test.each([
    ['FORM_LIMIT', '/api/sms-optin', {}, 400],
    ['CHAT_LIMIT', '/api/chat', { message: 'Hello' }, 200],
    ['LEAD_LIMIT', '/api/chat-contact', buildLead(), 200],
  ])('%s counts what comes to either of two, by address', async (name, path, body, status) => {
    const settings = { [name]: '3' };
    const [one, other] = [await server(settings), await server(settings)];
    const answers = [];
    for (const send of [one, other, one, other, one]) answers.push(await send(path, body));
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, 429, 429]);
    expect(Number(answers.at(-1)?.get('Retry-After'))).toBeGreaterThan(60);
    const neighbor = await server(settings, '203.0.113.10');
    expect((await neighbor(path, body)).status).toBe(status);
  });

  test('a port behind the address makes nobody new', async () => {
    const statuses = [];
    for (const port of [5_001, 5_002, 5_003]) {
      const send = await server({ FORM_LIMIT: '2' }, `203.0.113.9:${port}`);
      statuses.push((await send('/api/sms-optin', {})).status);
    }
    expect(statuses).toEqual([400, 400, 429]);
  });

  test('many requests at once are each counted', async () => {
    const settings = { FORM_LIMIT: '5' };
    const senders = [await server(settings), await server(settings)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => senders[index % 2]?.('/api/sms-optin', {})),
    );
    expect(answers.filter((answer) => answer?.status === 400)).toHaveLength(5);
  });

  test('what is stored does not say whose it is', async () => {
    const send = await server({ FORM_LIMIT: '3' });
    await send('/api/sms-optin', {});
    const [row] = await database().db.select().from(rateLimits);
    expect(row).toMatchObject({
      count: 1,
      key: expect.stringMatching(/^form:[\w-]{43}$/) as string,
    });
  });
});
