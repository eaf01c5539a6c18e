import { readConfig } from '#server/config.ts';
import { createLane } from '#server/outbox/lane.ts';
import { contactSubmissions, outboxMessages } from '#shared/schema.ts';
import { chatContact } from '#shared/contracts/chat-contact.ts';
import { buildLead } from '#tests/factories/build-lead.ts';
import { startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { startWebhookServer } from '#tests/fakes/webhook-server.ts';
import { describeOnBothEngines, silentLogger } from '#tests/setup/databases.ts';
import { createHmac } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import type { LeadChannel } from '../lead-messages.ts';
import { createLeadService } from '../lead-service.ts';
import { leadLanes, missingLeadSettings } from './lead-lanes.ts';
import { rerouteWaiting } from './reroute-waiting.ts';

/** Long headers are folded over several lines. */
const unfolded = (raw = '') => raw.replace(/\r\n[ \t]+/g, ' ');

const start = new Date('2026-11-02T15:00:00Z');

describeOnBothEngines('telling of a lead', (database) => {
  /** Everything from the settings to the lanes, with a clock that stands until the test moves it. */
  function setUp(settings: Record<string, string>) {
    const state = { now: start };
    const clock = () => state.now;
    const lanes = leadLanes({ config: readConfig(settings), database: database(), clock });
    const service = createLeadService({
      database: database(),
      clock,
      channels: Object.keys(lanes) as LeadChannel[],
      onStored: () => undefined,
    });
    const stopped = new AbortController().signal;
    const parts = { database: database(), clock, logger: silentLogger, stopped };
    return {
      state,
      lanes,
      submit: (overrides: Parameters<typeof buildLead>[0] = {}) =>
        service.submit({
          request: chatContact.request.parse(buildLead(overrides)),
          idempotencyKey: undefined,
        }),
      work: async () => {
        for (const [kind, deliver] of Object.entries(lanes)) {
          await createLane({ ...parts, kind, deliver }).work();
        }
      },
    };
  }
  async function mail() {
    const server = await startSmtpServer();
    onTestFinished(() => server.close());
    const settings = { SMTP_URL: server.url, LEADS_EMAIL_TO: 'sales@example.org' };
    return { server, ...setUp(settings) };
  }
  async function webhook(secret = 'a-shared-secret') {
    const server = await startWebhookServer();
    onTestFinished(() => server.close());
    const settings = { LEADS_WEBHOOK_URL: server.url, LEADS_WEBHOOK_SECRET: secret };
    return { server, settings, ...setUp(settings) };
  }
  const messages = () => database().db.select().from(outboxMessages);
  const later = (state: { now: Date }) =>
    (state.now = new Date(state.now.getTime() + 7 * 3_600_000));

  test('an e-mail holds every value and the conversation, and answers go to the prospect', async () => {
    const { server, submit, work } = await mail();
    const { id } = await submit({ smsOptIn: true, marketingOptIn: true });
    await work();
    const [row] = await messages();
    const raw = unfolded(server.messages[0]);
    expect(raw).toMatch(/^Reply-To: Ann Lee <ann@clinic.example>\r$/m);
    expect(raw).toMatch(new RegExp(`^Subject: New lead ${id}: Ann Lee\r$`, 'm'));
    expect(raw).toMatch(/^To: sales@example.org\r$/m);
    expect(raw).toMatch(new RegExp(`^Message-ID: <${row?.id}@[a-z.]+>\r$`, 'm'));
    expect(raw).toContain('Content-Type: text/plain');
    expect(raw).toContain('Content-Type: text/html');
    for (const value of [
      '(405) 555-0142',
      'chat-inquiry',
      'Text messages: Yes, consent recorded',
      'Marketing: Yes',
      'User: My name is Ann Lee.',
    ]) {
      expect(raw).toContain(value);
    }
    expect(row).toMatchObject({ status: 'sent' });
  });

  test('what a visitor typed becomes neither a header nor markup', async () => {
    const { server, submit, work } = await mail();
    await submit({
      name: 'Ann\r\nBcc: everyone@example.org\r\n\r\n<script>alert(1)</script>',
      message: 'User: <img src=x onerror=alert(1)>\r\n.\r\nQUIT',
    });
    await work();
    const [raw = ''] = server.messages;
    const [headers = ''] = raw.split('\r\n\r\n');
    expect(headers).not.toMatch(/^Bcc:/im);
    const html = raw.slice(raw.indexOf('text/html'));
    expect(html).not.toMatch(/<script|<img/i);
    expect(raw).toContain('QUIT');
  });

  test('an e-mail that may have arrived comes again as the same one', async () => {
    const { server, state, submit, work } = await mail();
    await submit();
    for (const behavior of ['drop-after-data', 'refuse', 'accept'] as const) {
      server.behave(behavior);
      await work();
      later(state);
    }
    const ids = server.messages.map((raw) => /^Message-ID: (<\S+>)/m.exec(unfolded(raw))?.[1]);
    expect(ids).toEqual([expect.stringContaining('@'), ids[0]]);
    expect(await messages()).toMatchObject([{ status: 'sent', attempts: 3, lastError: null }]);
  });

  test('a webhook carries the lead, signed with its id and time, as its receiver can check', async () => {
    const { server, submit, work } = await webhook();
    const { id } = await submit();
    await work();
    const [row] = await messages();
    const [{ headers, body } = { headers: {}, body: '' }] = server.received;
    expect(JSON.parse(body)).toMatchObject({
      type: 'lead.created',
      timestamp: start.toISOString(),
      data: { ...buildLead(), id, suspectedBot: false, smsConsent: 'not-asked' },
    });
    const stamp = String(start.getTime() / 1000);
    const signature = createHmac('sha256', 'a-shared-secret')
      .update(`${row?.id}.${stamp}.${body}`)
      .digest('base64');
    expect(headers).toMatchObject({
      'webhook-id': row?.id,
      'webhook-timestamp': stamp,
      'webhook-signature': `v1,${signature}`,
    });
  });

  test('a webhook that is refused or sent elsewhere is tried again under the same id', async () => {
    const { server, state, submit, work } = await webhook();
    await submit();
    for (const status of [500, 307, 200]) {
      server.behave(status);
      await work();
      later(state);
    }
    expect(new Set(server.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(server.received).toHaveLength(3);
    expect(await messages()).toMatchObject([{ status: 'sent', attempts: 3 }]);
  });

  test('a lead that was erased meanwhile is not told', async () => {
    const { server, submit, work } = await webhook();
    await submit();
    await database().db.delete(contactSubmissions);
    await work();
    expect(server.received).toEqual([]);
    expect(await messages()).toMatchObject([
      { status: 'parked', lastError: 'the lead was erased' },
    ]);
  });

  test('leads wait while nothing is set up, and are told once something is', async () => {
    const { submit, work } = setUp({});
    await submit();
    await work();
    expect(await messages()).toMatchObject([{ status: 'waiting', attempts: 0 }]);
    const { server, lanes, work: workNow } = await webhook();
    await rerouteWaiting(database(), lanes);
    await workNow();
    expect(server.received).toHaveLength(1);
  });

  test('a lead the webhook has already is not sent there again when e-mail is taken away', async () => {
    const { server, settings, submit, work } = await webhook();
    const both = setUp({
      ...settings,
      SMTP_URL: 'smtp://127.0.0.1:9',
      LEADS_EMAIL_TO: 'a@example.org',
    });
    await both.submit();
    await work();
    await rerouteWaiting(database(), setUp(settings).lanes);
    await work();
    expect(server.received).toHaveLength(1);
    await submit();
  });
});

test.each([
  [{}, /nobody hears of them/],
  [{ SMTP_URL: 'smtp://mail.example' }, /LEADS_EMAIL_TO is not/],
  [{ LEADS_EMAIL_TO: 'a@example.org' }, /SMTP_URL is not/],
  [{ LEADS_WEBHOOK_URL: 'https://crm.example' }, /LEADS_WEBHOOK_SECRET is not set/],
])('with %o the start says what is missing', (settings, sentence) => {
  expect(missingLeadSettings(readConfig(settings))).toMatch(sentence);
});
