import { createLeadService } from '#server/features/leads/lead-service.ts';
import { createSmsInboundService } from '#server/features/sms/inbound/inbound-service.ts';
import { createSmsOptInService } from '#server/features/sms/sms-opt-in-service.ts';
import { canonicalJson, sha256 } from '#server/lib/canonical-json.ts';
import { chatContact } from '#shared/contracts/chat-contact.ts';
import { smsMessages, smsReviews } from '#shared/schema.ts';
import { buildLead } from '#tests/factories/build-lead.ts';
import { buildSmsInbound } from '#tests/factories/build-sms-inbound.ts';
import { buildSmsSignUp } from '#tests/factories/build-sms-sign-up.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runCommand } from './support/run-command.ts';

const AT = new Date('2026-03-10T18:00:00Z');
const PERSON = /zelda|quux|5550186|555-0186/i;

/** What each table has to do with a person. A new one goes red here until somebody has thought of it. */
const TABLES: Readonly<Record<string, 'is erased' | 'holds nobody'>> = {
  blog_former_slugs: 'holds nobody',
  blog_pictures: 'holds nobody',
  blog_posts: 'holds nobody',
  chat_token_usage: 'holds nobody',
  contact_submissions: 'is erased',
  idempotency_keys: 'is erased',
  outbox_messages: 'is erased',
  site_secrets: 'holds nobody',
  sms_consent_details: 'is erased',
  sms_consent_events: 'holds nobody',
  sms_consent_texts: 'holds nobody',
  // Counts by keyed hashes that end with their window.
  rate_limits: 'holds nobody',
  sms_inbound_messages: 'holds nobody',
  sms_messages: 'is erased',
  sms_opt_ins: 'is erased',
  sms_reviews: 'is erased',
  sms_subjects: 'is erased',
  users: 'holds nobody',
  web_vital_counts: 'holds nobody',
  daily_counts: 'holds nobody',
  // Redacted before it is stored, and gone after 90 days.
  unanswered_questions: 'holds nobody',
};

describeWithDatabase('erasing a person', (opened) => {
  const clock = () => AT;
  /** Rows of every table as text, those of the person alone where asked. */
  async function allRows(): Promise<Record<string, string[]>> {
    const select = async (query: ReturnType<typeof sql>) => {
      const result: unknown = await opened().db.execute(query);
      return (result as { rows: { text: string }[] }).rows.map(({ text }) => text);
    };
    const names = await select(
      sql`select table_name as text from information_schema.tables where table_schema = 'public'`,
    );
    const all: Record<string, string[]> = {};
    for (const name of names) {
      all[name] = await select(
        sql`select whole::text as text from ${sql.identifier(name)} as whole`,
      );
    }
    return all;
  }
  const tablesWith = (rows: Record<string, string[]>, pattern: RegExp) =>
    Object.keys(rows)
      .filter((name) => rows[name]?.some((row) => pattern.test(row)))
      .sort();

  /** Everything the site can come to know of somebody. */
  async function comeToKnow(who: { name: string; email: string; phone: string; key: string }) {
    const { name, email, phone, key } = who;
    const leads = createLeadService({
      database: opened(),
      clock,
      channels: [],
      onStored: () => undefined,
    });
    const message = `User: I am ${name}, ${email}, ${phone}.`;
    const lead = buildLead({ name, email, phone, message, smsOptIn: true });
    await leads.submit({ request: chatContact.request.parse(lead), idempotencyKey: `${key}-chat` });
    const signUp = buildSmsSignUp({ phoneNumber: phone, idempotencyKey: `${key}-sms` });
    await createSmsOptInService(opened(), clock).signUp(signUp);
    const inbound = createSmsInboundService({ database: opened(), clock, providerAnswers: false });
    const from = `+1${phone.replace(/\D/g, '')}`;
    await inbound.receive(buildSmsInbound({ From: from, Body: 'HELP' }));
    await opened()
      .db.insert(smsReviews)
      .values({
        phoneNumberE164: from,
        message: `${name} wants no more`,
        receivedAt: AT,
      });
    await opened()
      .db.insert(smsMessages)
      .values({
        phoneNumberE164: from,
        kind: 'alert',
        body: `Dear ${name}`,
        sendAfter: AT,
      });
    return canonicalJson(signUp.request);
  }

  test('leaves nothing of the person in any table, and all of everybody else', async () => {
    await comeToKnow({
      name: 'Bob Byte',
      email: 'bob@clinic.example',
      phone: '(918) 555-0111',
      key: 'b',
    });
    const before = await allRows();
    const signUp = await comeToKnow({
      name: 'Zelda Quux',
      email: 'zelda@quux.example',
      phone: '(405) 555-0186',
      key: 'z',
    });
    const known = await allRows();
    expect(tablesWith(known, PERSON)).toEqual([
      'contact_submissions',
      'sms_consent_details',
      'sms_messages',
      'sms_opt_ins',
      'sms_reviews',
      'sms_subjects',
    ]);
    expect(tablesWith(known, new RegExp(sha256(signUp)))).toEqual(['idempotency_keys']);

    const { code } = await runCommand(
      ['leads', 'delete', '--email', 'zelda@quux.example', '--phone', '4055550186', '--yes'],
      { database: opened(), now: clock },
    );
    expect(code).toBe(0);
    const after = await allRows();
    expect(tablesWith(after, PERSON)).toEqual([]);
    expect(tablesWith(after, new RegExp(sha256(signUp)))).toEqual([]);
    // Events stay in the chain, without a name; keys of sign-ups go together.
    for (const [table, rows] of Object.entries(before)) {
      if (table === 'idempotency_keys') continue;
      expect(after[table]).toEqual(expect.arrayContaining(rows));
    }
  });

  test('has been thought of for every table there is', async () => {
    expect(Object.keys(await allRows()).filter((name) => !(name in TABLES))).toEqual([]);
  });
});
