import { buildLead } from '#tests/factories/build-lead.ts';
import { buildSmsSignUp } from '#tests/factories/build-sms-sign-up.ts';
import { describeOnBothEngines } from '#tests/setup/databases.ts';
import { addCounts } from '#server/db/count-recorder.ts';
import { openOpsServer } from '#server/metrics/ops-server.ts';
import { outboxMessages, webVitalCounts } from '#shared/schema.ts';
import { freePort } from '#scripts/site/free-port.ts';
import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import supertest from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { testServer } from './support/test-server.ts';

const NOW = new Date('2026-03-10T18:00:00Z');
const deploy = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

describeOnBothEngines('/metrics', (opened) => {
  async function watched() {
    const port = await freePort();
    const { app, services } = await testServer(
      opened(),
      { clock: () => NOW },
      { OPS_PORT: String(port), CHAT_DAILY_TOKEN_LIMIT: '500' },
    );
    const ops = await openOpsServer(port, services.metrics);
    onTestFinished(async () => {
      await ops.close();
      await services.close();
    });
    const url = `http://127.0.0.1:${port}/metrics`;
    return { app, port, services, url, text: async () => (await fetch(url)).text() };
  }

  test('counts requests, durations and errors by route, and never by path', async () => {
    const { app, text, services } = await watched();
    await supertest(app).get('/api/blog/published');
    await supertest(app).get('/api/blog/post/jane-doe');
    services.metrics.recordRequest({ method: 'GET', route: '/blog', status: 503, seconds: 1 });
    services.metrics.recordMemoryPage();
    const found = await text();
    expect(found).toContain(
      'site_requests_total{method="GET",route="/api/blog/published",status="200"} 1',
    );
    expect(found).toContain(
      'site_requests_total{method="GET",route="/api/blog/post/:slug",status="404"} 1',
    );
    expect(found).toContain('site_request_seconds_count{route="/api/blog/published"} 1');
    expect(found).toContain('site_errors_total{route="/blog"} 1');
    expect(found).toContain('site_memory_pages_total 1');
    expect(found).not.toContain('jane');
  });

  test('says what waits and what was given up, how old the oldest lead is, and how high the chain', async () => {
    const { app, text } = await watched();
    await supertest(app).post('/api/chat-contact').send(buildLead()).expect(200);
    await supertest(app).post('/api/sms-optin').send(buildSmsSignUp().request).expect(200);
    await opened()
      .db.update(outboxMessages)
      .set({ createdAt: new Date(NOW.getTime() - 90_000) });
    await addCounts(opened(), webVitalCounts, [
      { day: '2026-03-10', page: 'home', metric: 'LCP', upTo: 2_000, count: 60 },
    ]);
    const found = await text();
    expect(found).toContain('site_database_up 1');
    expect(found).toContain('site_outbox_messages{kind="lead-email",status="waiting"} 1');
    expect(found).toContain('site_outbox_messages{kind="lead-webhook",status="dead-letter"} 0');
    expect(found).toContain('site_oldest_waiting_lead_seconds 90\n');
    expect(found).toMatch(/^site_consent_chain_height [1-9]/m);
    expect(found).toContain('site_web_vital_p75{page="home",metric="LCP"} 1950');
    expect(found).toMatch(/^site_database_connections\{state="open"\} [1-9]/m);
  });

  test('counts answers of the chat by who gave them and why', async () => {
    const { app, text } = await watched();
    const question = { message: 'What are your hours?', chatHistory: [] };
    await supertest(app).post('/api/chat').send(question).expect(200);
    expect(await text()).toContain(
      'site_chat_answers_total{source="built-in",reason="no model"} 1',
    );
  });

  test('only this machine reaches it, and nothing but /metrics is there', async () => {
    const { port, url } = await watched();
    expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404);
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((address) => address?.family === 'IPv4' && !address.internal);
    if (outside) await expect(fetch(`http://${outside.address}:${port}/metrics`)).rejects.toThrow();
    await expect(openOpsServer(port, { text: () => Promise.resolve('') })).rejects.toThrow(
      /choose another OPS_PORT/,
    );
  });

  test('the dashboard and the alarms ask for nothing that is not there, and name the guide', async () => {
    const { app, text } = await watched();
    await supertest(app).get('/api/blog/published');
    const found = await text();
    const rules = await deploy('deploy/monitoring/alerts.yml');
    const asked = `${rules}${await deploy('deploy/monitoring/dashboard.json')}`;
    const names = new Set(asked.match(/\b(?:site|process|nodejs)_[a-z_0-9]+/g));
    for (const name of names)
      expect(found).toContain(`\n# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `);
    const guide = await deploy('docs/deploy.md');
    const sections = [...rules.matchAll(/guide: docs\/deploy\.md#(\S+)/g)].map(([, id]) => id);
    expect(sections).toHaveLength(5);
    const anchors = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    for (const id of sections) expect(anchors).toContain(id);
  });
});
