import { chatContact } from '#shared/contracts/chat-contact.ts';
import { contactSubmissions, outboxMessages, smsOptIns } from '#shared/schema.ts';
import { createLeadService } from '#server/features/leads/lead-service.ts';
import { buildLead } from '#tests/factories/build-lead.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runCommand } from './support/run-command.ts';

const NOW = new Date('2026-11-21T18:00:00Z');
const OLD = new Date('2024-11-01T18:00:00Z');

describeWithDatabase('staff leads', (opened) => {
  const staff = (...args: string[]) =>
    runCommand(['leads', ...args], { database: opened(), now: () => NOW });
  const json = async (...args: string[]): Promise<unknown> => {
    const { out } = await staff(...args);
    return JSON.parse(out);
  };
  async function add(overrides: Parameters<typeof buildLead>[0] = {}, at = NOW) {
    const service = createLeadService({
      database: opened(),
      clock: () => at,
      channels: [],
      onStored: () => undefined,
    });
    const request = chatContact.request.parse(buildLead(overrides));
    return (await service.submit({ request, idempotencyKey: undefined })).id;
  }
  const mark = (id: number, status: 'sent' | 'dead-letter') =>
    opened()
      .db.update(outboxMessages)
      .set({ status, attempts: 23 })
      .where(eq(outboxMessages.subject, `lead:${id}`));
  const countLeads = () => opened().db.$count(contactSubmissions);

  test('what a visitor typed cannot steer the terminal of whoever reads it', async () => {
    const id = await add({ name: 'Ann \u009B2J', message: 'Hi \u001B]0;owned\u0007\u001B[2J' });
    for (const args of [
      ['show', String(id)],
      ['show', String(id), '--json'],
      ['list'],
      ['export', '--format', 'csv'],
      ['export', '--format', 'json'],
    ]) {
      const { out } = await staff(...args);
      expect(out).toContain('Ann');
      expect(out).not.toMatch(/[^\P{Cc}\r\n\t]/u);
    }
  });

  test('lists leads newest first, by status and by date', async () => {
    const [old, dead, fresh] = [await add({}, OLD), await add(), await add()];
    await mark(old, 'sent');
    await mark(dead, 'dead-letter');
    expect(await json('list', '--json')).toMatchObject([
      { id: fresh, status: 'waiting', name: 'Ann Lee', createdAt: NOW.toISOString() },
      { id: dead, status: 'dead-letter' },
      { id: old, status: 'sent' },
    ]);
    expect(await json('list', '--json', '--status', 'dead-letter')).toMatchObject([{ id: dead }]);
    expect(await json('list', '--json', '--until', '2025-01-01')).toMatchObject([{ id: old }]);
    expect(await json('list', '--json', '--since', '2026-11-21')).toHaveLength(2);
    expect((await staff('list', '--since', 'soon')).code).toBe(2);
  });

  test('knows the days that people say, a name and an address', async () => {
    const day = (daysAgo: number) => new Date(NOW.getTime() - daysAgo * 86_400_000);
    const today = await add();
    const yesterday = await add({ name: 'Bo 100% Diaz' }, day(1));
    const lastWeek = await add({ email: 'Kim@clinic.example' }, day(8));
    const found = async (...what: string[]) =>
      ((await json('list', '--json', ...what)) as { id: number }[]).map(({ id }) => id);
    expect(await found('today')).toEqual([today]);
    expect(await found('Yesterday')).toEqual([yesterday]);
    expect(await found('this', 'week')).toEqual([yesterday, today].sort((a, b) => b - a));
    expect(await found('last week')).toEqual([lastWeek]);
    expect(await found('bo 100%')).toEqual([yesterday]);
    expect(await found('kim@CLINIC')).toEqual([lastWeek]);
    expect(await found('last week', 'kim@clinic.example')).toEqual([lastWeek]);
    expect(await found('today', 'kim@clinic.example')).toEqual([]);
    expect(await found('%')).toEqual([yesterday]);
  });

  test('shows one lead with its conversation and what became of its messages', async () => {
    const id = await add();
    await mark(id, 'dead-letter');
    const { out } = await staff('show', String(id));
    expect(out).toContain('User: My name is Ann Lee.');
    expect(out).toContain('lead-email, dead-letter, 23 tries');
    expect((await staff('show', '999')).code).toBe(1);
  });

  test('exports CSV in which nothing is a formula, with every value whole', async () => {
    await add({ name: '=HYPERLINK("http://x.example","Ann")', message: 'User: a "b",\nc' });
    const { out } = await staff('export', '--format', 'csv');
    const [headings = '', row] = out.split('\r\n');
    // What programs read by name; more may stand among them.
    expect(headings.split(',')).toEqual(
      expect.arrayContaining(
        'id createdAt name organization email phone service message smsOptIn marketingOptIn suspectedBot status'
          .split(' ')
          .map((name) => `"${name}"`),
      ),
    );
    expect(headings).toMatch(/^"id","createdAt",/);
    expect(row).toContain(`"'=HYPERLINK(""http://x.example"",""Ann"")"`);
    expect(row).toContain('"User: a ""b"",\nc"');
    for (const formula of ['+1', '-1', '@SUM(A1)']) await add({ name: `${formula} Lee` });
    expect((await staff('export')).out).not.toMatch(/"[=+\-@]/);
    expect(await json('export', '--format', 'json')).toHaveLength(4);
  });

  test('sends a dead letter again, under the id it had', async () => {
    const id = await add();
    const [before] = await opened().db.select().from(outboxMessages);
    await mark(id, 'dead-letter');
    expect((await staff('resend', String(id))).out).toBe('1 to be sent now.');
    expect(await opened().db.select().from(outboxMessages)).toMatchObject([
      { id: before?.id, status: 'waiting', attempts: 0 },
    ]);
    await mark(id, 'dead-letter');
    expect((await staff('resend', '--dead-letters')).out).toBe('1 to be sent now.');
  });

  test('sends what was sent already only when asked to, as something new', async () => {
    const id = await add();
    await mark(id, 'sent');
    expect((await staff('resend', String(id))).code).toBe(1);
    expect((await staff('resend', String(id), '--again')).code).toBe(0);
    const messages = await opened().db.select().from(outboxMessages);
    expect(new Set(messages.map((message) => message.id)).size).toBe(2);
    expect((await staff('resend')).code).toBe(2);
  });

  test("erases one person's data from all tables and nobody else's, with a receipt", async () => {
    const first = await add({ smsOptIn: true });
    const second = await add({ email: 'other@clinic.example', phone: '405.555.0163' });
    const stranger = await add({ email: 'bob@clinic.example', phone: '(918) 555-0163' });
    const dryRun = await staff('delete', '--phone', '+1 405 555 0163');
    expect(dryRun.notes).toContain('add --yes');
    expect(await countLeads()).toBe(3);
    expect(await json('delete', '--phone', '+1 405 555 0163', '--yes', '--json')).toEqual({
      erased: true,
      at: NOW.toISOString(),
      leadIds: [first, second],
      rows: {
        contact_submissions: 2,
        outbox_messages: 2,
        idempotency_keys: 0,
        sms_opt_ins: 1,
        sms_subjects: 1,
        sms_consent_details: 1,
        sms_messages: 1,
        sms_reviews: 0,
      },
    });
    expect(await opened().db.select().from(contactSubmissions)).toMatchObject([{ id: stranger }]);
    expect(await opened().db.$count(outboxMessages)).toBe(1);
    expect(await opened().db.$count(smsOptIns)).toBe(0);
    expect((await staff('delete', '--email', 'BOB@clinic.example', '--yes')).code).toBe(0);
    expect((await staff('delete', '--email', 'nobody@clinic.example', '--yes')).code).toBe(1);
    expect((await staff('delete')).code).toBe(2);
  });

  test('says in a dry run which consents would stay', async () => {
    await add({ smsOptIn: true });
    const { notes } = await staff('delete', '--email', 'ann@clinic.example');
    expect(notes).toContain('+14055550163');
    expect((await staff('delete', '--phone', '+14055550163')).notes).not.toContain('+14055550163');
  });

  test('finds a person also by a number with an extension', async () => {
    const id = await add({ phone: '405-555-0163 ext. 12' });
    expect(await json('delete', '--phone', '4055550163', '--json')).toMatchObject({
      leadIds: [id],
    });
  });

  test('erases more leads at once than a statement has room for', async () => {
    await opened().db.execute(sql`
      insert into contact_submissions (name, email, message, created_at)
      select 'Ann', 'ann@clinic.example', 'Hi', ${OLD} from generate_series(1, 70000)`);
    const { code } = await staff('purge', '--older-than', '24m', '--yes');
    expect([code, await countLeads()]).toEqual([0, 0]);
  });

  test('purges leads past their time, and says what would go without --yes', async () => {
    const [old, fresh] = [await add({}, OLD), await add()];
    expect(await json('purge', '--older-than', '24m', '--json')).toMatchObject({
      erased: false,
      leadIds: [old],
    });
    expect(await countLeads()).toBe(2);
    await staff('purge', '--older-than', '24m', '--yes');
    expect(await opened().db.select().from(contactSubmissions)).toMatchObject([{ id: fresh }]);
    expect((await staff('purge', '--older-than', 'forever')).code).toBe(2);
  });
});
