import type { CheckLine } from '#server/check/check-line.ts';
import { startEventReceiver } from '#tests/fakes/event-receiver.ts';
import { sendJson, startOpenAiServer } from '#tests/fakes/openai-server.ts';
import { startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { startWebhookServer } from '#tests/fakes/webhook-server.ts';
import { describeOnBothEngines, describeWithDatabase } from '#tests/setup/databases.ts';
import { createHmac } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from './support/run-command.ts';
import { checkSite, like, patientCheck } from './support/check-site.ts';
import { startCheckedSite } from './support/checked-site.ts';
import { siteOf, temporaryFolder } from './support/backup-site.ts';

describeOnBothEngines('staff check of a database', (opened) => {
  test('says version, size and clock of the database and leaves nothing in it', async () => {
    const { database, settings } = await checkSite(opened(), {});
    expect(database).toEqual({
      name: 'database',
      ok: true,
      message: like(/PostgreSQL \d+.+ can be read and written/),
    });
    expect(settings).toMatchObject({ ok: true });
    const again = await checkSite(opened(), {});
    expect(again['database']).toMatchObject({ ok: true });
  });
});

describeWithDatabase('staff check', (opened) => {
  const check = patientCheck(opened);

  test('--json is an array of names, and the exit code 1 on a finding', async () => {
    const { code, out } = await runCommand(['check', '--json'], { database: opened() });
    const lines = JSON.parse(out) as CheckLine[];
    expect(lines).toContainEqual(expect.objectContaining({ name: 'database', ok: true }));
    for (const line of lines) expect(Object.keys(line).sort()).toEqual(['message', 'name', 'ok']);
    // Nobody answers at https://www.example.org from a test.
    expect(lines.find(({ name }) => name === 'public-url' || name === 'certificate')).toMatchObject(
      {
        ok: false,
      },
    );
    expect(code).toBe(1);
  });

  test('names misspelt variables and halves of pairs', async () => {
    const { settings } = await check({ PUBLIC_ULR: 'https://x.example' });
    expect(settings).toMatchObject({ ok: false, message: like(/did you mean PUBLIC_URL/) });
    const half = await check({ GA_API_SECRET: 'x' });
    expect(half['settings']).toMatchObject({ ok: false });
  });

  test('logs in at the mail server, and sends an e-mail only on request', async () => {
    const server = await startSmtpServer('accept', 'right');
    onTestFinished(() => server.close());
    const url = (password: string) => server.url.replace('//', `//me%40example.org:${password}@`);
    const settings = { SMTP_URL: url('right'), LEADS_EMAIL_TO: 'a@example.org' };
    expect((await check(settings))['smtp']).toMatchObject({ ok: true });
    expect(server.messages).toEqual([]);
    const sent = await check(settings, { sendTestMail: true });
    expect(sent['smtp']).toMatchObject({ ok: true, message: like(/took an e-mail to 1 address/) });
    expect(server.messages).toEqual([expect.stringContaining('This is no lead')]);
    const refused = await check({ ...settings, SMTP_URL: url('hunter2') });
    expect(refused['smtp']).toMatchObject({
      ok: false,
      message: like(/refused the user or the password/),
    });
    expect(refused['smtp']?.message).not.toContain('hunter2');
  });

  test('a mail server that is not there is reported as such', async () => {
    const { smtp } = await check({ SMTP_URL: 'smtp://127.0.0.1:1', LEADS_EMAIL_TO: 'a@b.example' });
    expect(smtp).toMatchObject({
      ok: false,
      message: like(/^127\.0\.0\.1 of SMTP_URL .*ECONNREFUSED|refuses/),
    });
  });

  test('sends the webhook a signed test that is no lead', async () => {
    const server = await startWebhookServer();
    onTestFinished(() => server.close());
    const settings = { LEADS_WEBHOOK_URL: server.url, LEADS_WEBHOOK_SECRET: 'plain' };
    expect((await check(settings))['webhook']).toMatchObject({ ok: true });
    const [{ headers, body } = { headers: {}, body: '' }] = server.received;
    expect(JSON.parse(body)).toMatchObject({ type: 'lead.test', data: { test: true } });
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const expected = createHmac('sha256', 'plain').update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
    server.behave(403);
    expect((await check(settings))['webhook']).toMatchObject({
      ok: false,
      message: like(/LEADS_WEBHOOK_SECRET/),
    });
  });

  test('asks the model for one token, and distinguishes a wrong key from a wrong name', async () => {
    const server = await startOpenAiServer();
    const settings = { OPENAI_API_KEY: 'sk-x', OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: 'm' };
    expect((await check(settings))['model']).toMatchObject({ ok: true });
    expect(server.requests).toMatchObject([{ model: 'm', max_tokens: 1 }]);
    const failing = async (status: number, code: string) => {
      server.behave((res) => sendJson(res, { error: { code, message: 'x' } }, status));
      return (await check(settings))['model'];
    };
    expect(await failing(401, 'invalid_api_key')).toMatchObject({
      ok: false,
      message: like(/OPENAI_API_KEY/),
    });
    expect(await failing(404, 'model_not_found')).toMatchObject({
      ok: false,
      message: like(/no model "m"/),
    });
    expect(await failing(429, 'insufficient_quota')).toMatchObject({
      ok: false,
      message: like(/credit/),
    });
    expect(await failing(400, 'unsupported_value')).toMatchObject({
      ok: false,
      message: like(/OPENAI_MODEL/),
    });
  });

  test('Google and Meta: ids, secrets, and nothing that would be counted', async () => {
    const receiver = await startEventReceiver();
    receiver.behave(200);
    const site = await startCheckedSite(opened(), {});
    const settings = {
      GA_MEASUREMENT_ID: 'G-TEST123',
      GA_API_SECRET: 'hunter2',
      GA_API_URL: receiver.url,
      META_PIXEL_ID: '1',
      META_CAPI_TOKEN: 'hunter2',
      META_API_URL: receiver.url,
      GTM_CONTAINER_ID: 'GTM-ABC',
    };
    // The site serves no such scripts: Google's answer to an id it does not know.
    const unknown = await check(settings, { outside: { tagsUrl: site.url } });
    expect(unknown['google-analytics']).toMatchObject({
      ok: false,
      message: like(/GA_MEASUREMENT_ID/),
    });
    expect(unknown['tag-manager']).toMatchObject({ ok: false, message: like(/GTM_CONTAINER_ID/) });
    expect(unknown['meta']).toMatchObject({ ok: true });
    expect(receiver.received).toMatchObject([{ address: '/1/events', body: { data: [] } }]);
    receiver.behave(403);
    const refused = await check(settings, { outside: { tagsUrl: `${site.url}/healthz?` } });
    expect(refused['meta']).toMatchObject({ ok: false, message: like(/META_CAPI_TOKEN/) });
    expect(refused['google-analytics']).toMatchObject({
      ok: false,
      message: like(/GA_API_SECRET/),
    });
    expect(JSON.stringify(refused)).not.toContain('hunter2');
  });
});

test('a database that is away is a finding, and everything else is asked all the same', async () => {
  const site = siteOf({
    DATABASE_URL: 'postgres://site:hunter2@127.0.0.1:1/site',
    PUBLIC_ULR: 'x',
  });
  const { code, out } = await site.staff('check', '--json');
  expect(code).toBe(1);
  expect(out).not.toContain('hunter2');
  const lines = (JSON.parse(out) as CheckLine[]).filter(({ name }) => name !== 'disk');
  expect(lines).toMatchObject([
    { name: 'settings', ok: false },
    { name: 'database', ok: false, message: like(/No PostgreSQL answers/) },
  ]);
});

test('a forgotten DATABASE_URL makes no new database, unless that is wanted', async () => {
  const folder = await temporaryFolder(onTestFinished);
  const site = siteOf({ DATA_DIR: folder });
  const refused = await site.staff('leads', 'purge', '--older-than', '24m');
  expect(refused).toMatchObject({ code: 1, notes: like(/DATABASE_URL is not set.+--create/) });
  const made = await site.staff('leads', 'purge', '--older-than', '24m', '--create');
  expect(made.code).toBe(0);
  expect(made.target).toBe(`Database: the embedded one in ${folder}; site: http://127.0.0.1:3000.`);
});
