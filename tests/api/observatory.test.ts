import { describeWithDatabase } from '#tests/setup/databases.ts';
import request from 'supertest';
import { expect, test } from 'vitest';
import { observatoryScore } from './support/observatory-score.ts';
import { testServer } from './support/test-server.ts';

const environment = { PUBLIC_URL: 'https://www.example.org' };
const THIRD_PARTIES = { GTM_CONTAINER_ID: 'GTM-ABC123', META_PIXEL_ID: '123456789012345' };
const PATHS = ['/', '/sms-opt-in', '/nothing'];

describeWithDatabase("Mozilla's Observatory", (database) => {
  test('gives pages at least 140 by its newest rules and 130 by those of 1.4.8', async () => {
    const { app } = await testServer(database(), {}, environment);
    for (const path of PATHS) {
      const { headers } = await request(app).get(path);
      const names = headers as Record<string, string>;
      expect([path, observatoryScore(names, '1.6.3')]).toEqual([path, 150]);
      expect([path, observatoryScore(names, '1.4.8')]).toEqual([path, 130]);
    }
  });

  test('takes nothing away where third-party services are configured', async () => {
    const { app } = await testServer(database(), {}, { ...environment, ...THIRD_PARTIES });
    const { headers } = await request(app).get('/');
    expect(observatoryScore(headers as Record<string, string>, '1.6.3')).toBe(140);
  });

  test.each([
    ['content-security-policy', undefined, 115],
    ['content-security-policy', "default-src 'none';style-src 'unsafe-inline'", 140],
    ['content-security-policy', "default-src 'none';script-src https:", 120],
    ['content-security-policy', "default-src 'self'", 145],
    ['strict-transport-security', 'max-age=3600', 140],
    ['x-frame-options', undefined, 150],
    ['x-content-type-options', undefined, 145],
    ['referrer-policy', 'unsafe-url', 140],
    ['cross-origin-opener-policy', 'none', 135],
  ])('would mind %s: %s', async (name, value, score) => {
    const { app } = await testServer(database(), {}, environment);
    const { headers } = await request(app).get('/');
    const changed = { ...(headers as Record<string, string>), [name]: value };
    expect(observatoryScore(changed, '1.6.3')).toBe(score);
  });
});
