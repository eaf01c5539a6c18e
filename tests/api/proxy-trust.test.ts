import { createLogger } from '#server/lib/logger.ts';
import type { Environment } from '#server/config.ts';
import { smsConsentDetails } from '#shared/schema.ts';
import { buildSmsSignUp } from '#tests/factories/build-sms-sign-up.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { testServer } from './support/test-server.ts';

describeWithDatabase('trust in a proxy', (opened) => {
  async function signUp(settings: Environment, forwardedFor?: string, times = 1) {
    const lines: string[] = [];
    const logger = createLogger('warn', {
      destination: { write: (line) => void lines.push(line) },
    });
    const { app, services } = await testServer(opened(), { logger }, settings);
    for (let time = 0; time < times; time += 1) {
      const post = supertest(app).post('/api/sms-optin');
      if (forwardedFor !== undefined) void post.set('X-Forwarded-For', forwardedFor);
      const { status } = await post.send(buildSmsSignUp().request);
      expect(status).toBe(200);
    }
    await services.close();
    const [details] = await opened().db.select().from(smsConsentDetails);
    return { address: details?.address, warnings: lines.filter((line) => line.includes('TRUST_')) };
  }

  test('behind a proxy that is not trusted one warning comes, and a consent does not name it as the visitor', async () => {
    const { address, warnings } = await signUp({}, '203.0.113.9', 3);
    expect(address).toMatch(/^(127\.0\.0\.0|::\/48|::ffff.*) \(may be a proxy\)$/);
    expect(warnings).toEqual([expect.stringContaining('TRUST_PROXY is not set')]);
  });

  test('a trusted proxy names the visitor, and nothing is to be said', async () => {
    const { address, warnings } = await signUp({ TRUST_PROXY: 'loopback' }, '203.0.113.9');
    expect({ address, warnings }).toEqual({ address: '203.0.113.0', warnings: [] });
  });

  test('a proxy that is trusted and names nobody gets one warning', async () => {
    const { warnings } = await signUp({ TRUST_PROXY: 'loopback' }, undefined, 2);
    expect(warnings).toEqual([expect.stringContaining('without X-Forwarded-For')]);
  });

  test('without a proxy the address is the visitor’s own', async () => {
    const { address, warnings } = await signUp({});
    expect(address).not.toContain('proxy');
    expect(warnings).toEqual([]);
  });
});
