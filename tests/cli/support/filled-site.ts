import type { Database } from '#server/db/database.ts';
import { createLeadService } from '#server/features/leads/lead-service.ts';
import { createSmsInboundService } from '#server/features/sms/inbound/inbound-service.ts';
import { createSmsOptInService } from '#server/features/sms/sms-opt-in-service.ts';
import { chatContact } from '#shared/contracts/chat-contact.ts';
import { blogPosts, chatTokenUsage, siteSecrets, smsReviews, users } from '#shared/schema.ts';
import { buildLead } from '#tests/factories/build-lead.ts';
import { buildPost } from '#tests/factories/build-post.ts';
import { buildSmsInbound } from '#tests/factories/build-sms-inbound.ts';
import { buildSmsSignUp } from '#tests/factories/build-sms-sign-up.ts';
import { TEST_TIMEOUT_MS } from '#tests/setup/timeouts.ts';
import { sql } from 'drizzle-orm';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { type BackupSite, type engines, type Later, temporaryFolder } from './backup-site.ts';

/** Each test of backups opens several databases, and runs programs of PostgreSQL. */
export const SEVERAL_DATABASES_MS = 3 * TEST_TIMEOUT_MS;

/** When the site was filled. */
export const AT = new Date('2026-03-10T18:00:00Z');

/** Every row of every table as text, by table. */
export type Everything = Record<string, readonly unknown[]>;

/** A filled site and a backup of it, made once for the tests of a block. */
export interface FilledSite {
  readonly site: BackupSite;
  /** The folder of the backup. */
  readonly path: string;
  /** What the site held when the backup was made. */
  readonly before: Everything;
  /** Takes what removes something after the last test. */
  readonly later: Later;
}

/** @returns what each test may read; where the engine is missing, nothing is made */
export function filledSite({ missing, makeSite }: (typeof engines)[number]): FilledSite {
  const leftovers: (() => Promise<void>)[] = [];
  const later: Later = (remove) => void leftovers.push(remove);
  let made: Omit<FilledSite, 'later'> | undefined;
  beforeAll(async () => {
    if (missing !== undefined) return;
    const site = await makeSite(later);
    const before = await site.use(async (database) => {
      await fill(database);
      return everything(database);
    });
    const path = join(await temporaryFolder(later), 'first');
    expect(await site.staff('backup', path)).toMatchObject({ code: 0, notes: '' });
    made = { site, path, before };
  }, SEVERAL_DATABASES_MS);
  afterAll(async () => {
    for (const remove of leftovers) await remove();
  });
  const present = () => {
    if (!made) throw new Error('The site is filled before the first test.');
    return made;
  };
  return {
    later,
    get site() {
      return present().site;
    },
    get path() {
      return present().path;
    },
    get before() {
      return present().before;
    },
  };
}

/** Something in every table that a visitor, staff or the server writes to. */
export async function fill(database: Database): Promise<void> {
  const clock = () => AT;
  const leads = createLeadService({ database, clock, channels: [], onStored: () => undefined });
  for (const [key, phone] of [
    ['one', '(405) 555-0163'],
    ['two', '(918) 555-0143'],
  ] as const) {
    const lead = buildLead({ phone, smsOptIn: true, message: 'User: "quoted", \\N\nÜber 🏥' });
    const request = chatContact.request.parse(lead);
    await leads.submit({ request, idempotencyKey: key });
  }
  await createSmsOptInService(database, clock).signUp(buildSmsSignUp());
  const inbound = createSmsInboundService({ database, clock, providerAnswers: false });
  await inbound.receive(buildSmsInbound({ Body: 'STOP', MessageSid: 'SM1' }));
  await database.db.insert(blogPosts).values([buildPost(), buildPost({ tags: ['a', 'b c'] })]);
  await database.db.insert(users).values({ username: 'ada', password: 'hash' });
  await database.db.insert(chatTokenUsage).values({ day: '2026-03-10', tokens: 12 });
  await database.db.insert(siteSecrets).values({ name: 'preview-links', value: 'secret' });
  await database.db.insert(smsReviews).values({
    phoneNumberE164: '+14055550163',
    message: 'please no more',
    receivedAt: AT,
  });
}

/** Every row of every table, read in another way than the backup does. */
export async function everything(database: Database): Promise<Everything> {
  const rowsOf = async (query: ReturnType<typeof sql>) => {
    const result: unknown = await database.db.execute(query);
    return (result as { rows: unknown[] }).rows;
  };
  const tables = (await rowsOf(
    sql`select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'drizzle') order by 1`,
  )) as { name: string }[];
  const all: Everything = {};
  for (const { name } of tables) {
    const rows = await rowsOf(
      sql`select to_jsonb(whole)::text as row from ${sql.raw(name)} as whole order by 1`,
    );
    all[name] = rows;
  }
  return all;
}
