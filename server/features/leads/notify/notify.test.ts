import { readConfig } from '#server/config.ts';
import { createQueue } from '#server/outbox/queue.ts';
import { keysTo } from '#shared/entities/fields.ts';
import { leadFields } from '#shared/entities/lead.ts';
import { contactSubmissions, outboxMessages } from '#shared/schema.ts';
import { chatContact } from '#shared/contracts/chat-contact.ts';
import { buildLead } from '#tests/factories/build-lead.ts';
import { startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { startWebhookServer } from '#tests/fakes/webhook-server.ts';
import { describeWithDatabase, silentLogger } from '#tests/setup/databases.ts';
import { createHmac } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { LeadChannel } from '../lead-messages.ts';
import { createLeadService } from '../lead-service.ts';
import { leadQueues, missingLeadSettings } from './lead-queues.ts';
import { rerouteWaiting } from './reroute-waiting.ts';

/** Long headers are folded over several lines. */
const unfolded = (raw = '') => raw.replace(/\r\n[ \t]+/g, ' ');

const start = new Date('2026-11-02T15:00:00Z');

describeWithDatabase('notifying of a lead', (database) => {
  /** Submits a lead and the correction of its phone number. */
  async function submitCorrected({ submit }: Pick<ReturnType<typeof setUp>, 'submit'>) {
    const key = '7d1f0c3e-2b64-4d0e-9a57-0a3c5f8e1b22';
    await submit({}, key);
    return submit({ phone: '(405) 555-0143', corrects: key }, 'of-its-own');
  }

  /** Everything from the settings to the queues, with a clock that stands until the test moves it. */
  function setUp(settings: Record<string, string>) {
    const state = { now: start };
    const clock = () => state.now;
    const queues = leadQueues({ config: readConfig(settings), database: database(), clock });
    const service = createLeadService({
      database: database(),
      clock,
      channels: Object.keys(queues) as LeadChannel[],
      onStored: () => undefined,
    });
    const stopped = new AbortController().signal;
    const parts = { database: database(), clock, logger: silentLogger };
    return {
      state,
      queues,
      submit: (overrides: Parameters<typeof buildLead>[0] = {}, idempotencyKey?: string) =>
        service.submit({
          request: chatContact.request.parse(buildLead(overrides)),
          idempotencyKey,
        }),
      work: async () => {
        for (const [kind, deliver] of Object.entries(queues)) {
          await createQueue({ ...parts, kind, deliver }).work(stopped);
        }
      },
    };
  }
  async function mail(more: Record<string, string> = {}) {
    const server = await startSmtpServer();
    onTestFinished(() => server.close());
    const settings = { SMTP_URL: server.url, LEADS_EMAIL_TO: 'sales@example.org', ...more };
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
    // The chat does not ask for it.
    await database().db.update(contactSubmissions).set({ organization: 'Prairie Clinic' });
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
      `Lead: ${id}`,
      'Name: Ann Lee',
      'Organization: Prairie Clinic',
      'E-mail: ann@clinic.example',
      'Phone: (405) 555-0163',
      'Service: chat-inquiry',
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

  test('a name is neither decoded nor turned by whoever reads the e-mail', async () => {
    const { server, submit, work } = await mail();
    await submit({ name: '=?utf-8?q?evil=0D=0ABcc:_evil@evil.example?= \u202Egnp.exe' });
    await work();
    const raw = unfolded(server.messages[0]);
    const [headers = ''] = raw.split('\r\n\r\n');
    expect(headers).toMatch(/^Subject: .*= \?utf-8\?q\?evil/m);
    expect(headers).not.toMatch(/=\?utf-8\?q\?evil/i);
    expect(headers).not.toMatch(/=E2=80=AE|\u202E/);
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

  describe('when leads pour in', () => {
    async function pouring(leads: number) {
      const parts = await mail({ LEADS_MAILS_PER_HOUR: '3' });
      parts.state.now = new Date('2026-11-02T15:30:00Z');
      for (let count = 1; count <= leads; count += 1)
        await parts.submit({ name: `Lead No ${count}.` });
      const subjects = () =>
        parts.server.messages.map((raw) => /^Subject: (.*)\r$/m.exec(raw)?.[1]);
      const statuses = async () => (await messages()).map(({ status }) => status);
      return { ...parts, subjects, statuses };
    }

    test('one e-mail reports all that wait, and each is marked as sent', async () => {
      const { server, work, subjects, statuses } = await pouring(20);
      await work();
      expect(subjects()).toEqual(['20 leads at once']);
      const text = server.messages[0]?.replaceAll('=\r\n', '');
      for (let count = 1; count <= 20; count += 1) {
        expect(text).toContain(`Lead No ${count}.`);
      }
      expect(new Set(await statuses())).toEqual(new Set(['sent']));
    });

    test('a few are sent one by one; those after them wait for the full hour and are sent together', async () => {
      const { state, submit, work, subjects, statuses } = await pouring(3);
      await work();
      expect(subjects()).toHaveLength(3);
      await submit({ name: 'Late' });
      await submit({ name: 'Later' });
      await work();
      expect(subjects()).toHaveLength(3);
      state.now = new Date('2026-11-02T16:00:00Z');
      await work();
      expect(subjects().slice(3)).toEqual(['2 leads at once']);
      expect(new Set(await statuses())).toEqual(new Set(['sent']));
    });

    test('none is lost when the mail server fails', async () => {
      const { server, state, work, subjects, statuses } = await pouring(20);
      server.behave('refuse');
      await work();
      expect(await statuses()).toEqual(Array.from({ length: 20 }, () => 'waiting'));
      server.behave('accept');
      later(state);
      await work();
      await work();
      expect(subjects().at(-1)).toMatch(/leads at once/);
      expect(new Set(await statuses())).toEqual(new Set(['sent']));
    });
  });

  test('a webhook carries the lead, signed with its id and time, as its receiver can check', async () => {
    const { server, submit, work } = await webhook();
    const { id } = await submit();
    await work();
    const [row] = await messages();
    const [{ headers, body } = { headers: {}, body: '' }] = server.received;
    const { elapsedMs: _elapsedMs, ...sent } = buildLead();
    expect(JSON.parse(body)).toMatchObject({
      type: 'lead.created',
      timestamp: start.toISOString(),
      data: { ...sent, id, suspectedBot: false, smsConsent: 'not-asked' },
    });
    const { data } = JSON.parse(body) as { data: object };
    expect(Object.keys(data).sort()).toEqual(keysTo(leadFields, 'webhook').sort());
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

  test('an e-mail about a correction says so, and what it replaces', async () => {
    const { server, submit, work } = await mail();
    const { id } = await submitCorrected({ submit });
    await work();
    const raw = unfolded(server.messages.find((each) => each.includes('Correction of')));
    expect(raw).toMatch(new RegExp(`^Subject: Correction of lead ${id}: Ann Lee\r$`, 'm'));
    expect(raw).toContain('Phone: (405) 555-0143');
    expect(raw).toContain('Phone was (405) 555-0163');
    expect(raw).not.toContain('Name was');
    expect(server.messages).toHaveLength(2);
  });

  test('a webhook about a correction names the same lead and what it replaces', async () => {
    const { server, submit, work } = await webhook();
    const { id } = await submitCorrected({ submit });
    await work();
    const events = server.received.map(({ body }) => JSON.parse(body) as { type: string });
    expect(events.map(({ type }) => type).sort()).toEqual(['lead.corrected', 'lead.created']);
    expect(events.find(({ type }) => type === 'lead.corrected')).toMatchObject({
      data: { id, phone: '(405) 555-0143', corrections: [{ phone: '(405) 555-0163' }] },
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

  test('nothing is sent of a lead that was erased meanwhile', async () => {
    const { server, submit, work } = await webhook();
    await submit();
    await database().db.delete(contactSubmissions);
    await work();
    expect(server.received).toEqual([]);
    expect(await messages()).toMatchObject([
      { status: 'dead-letter', lastError: 'the lead was erased' },
    ]);
  });

  test('leads wait while no channel is configured, and are sent once one is', async () => {
    const { submit, work } = setUp({});
    await submit();
    await work();
    expect(await messages()).toMatchObject([{ status: 'waiting', attempts: 0 }]);
    const { server, queues, work: workNow } = await webhook();
    await rerouteWaiting(database(), queues);
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
    await rerouteWaiting(database(), setUp(settings).queues);
    await work();
    expect(server.received).toHaveLength(1);
    await submit();
  });
});

test('the start warns that leads are sent to nobody, unless a channel is set', () => {
  expect(missingLeadSettings(readConfig({}))).toMatch(/sent to nobody/);
  expect(missingLeadSettings(readConfig({ LEADS_EMAIL_TO: 'a@example.org' }))).toBeUndefined();
});
