import { verifyChain } from '#server/features/sms/consent/verify-chain.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { smsConsentEvents, smsMessages, smsOptIns } from '#shared/schema.ts';
import { buildSmsInbound } from '#tests/factories/build-sms-inbound.ts';
import { freshPostgresUrl, missingPostgres, silentLogger } from '#tests/setup/databases.ts';
import { eq, ne } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deliverWebhook, webhookEnvironment } from './support/signed-webhook.ts';
import { spawnServer } from './support/spawn-server.ts';

const MESSAGES = 60;

/** Two servers, each a process of its own, on one PostgreSQL; and a look into it. */
async function twoInstances(settings: Readonly<Record<string, string>> = {}) {
  const { url, remove } = await freshPostgresUrl();
  onTestFinished(remove);
  const folder = await mkdtemp(join(tmpdir(), 'two-instances-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const start = async (name: string) => {
    const server = spawnServer({
      ...webhookEnvironment,
      ...settings,
      DATABASE_URL: url,
      DATA_DIR: join(folder, name),
      SEED_SAMPLE: '0',
    });
    onTestFinished(async () => {
      server.process.kill('SIGTERM');
      await server.exit;
    });
    return server.address;
  };
  // One after the other: the first brings the tables.
  const origins = [await start('one'), await start('other')];
  const database = await openDatabase(
    { databaseUrl: url, dataDir: folder, now: () => new Date() },
    silentLogger,
  );
  onTestFinished(() => database.close());
  return { origins, db: database.db };
}

test.skipIf(missingPostgres() !== undefined)(
  'two servers on one PostgreSQL carry each message out once, whichever gets it, and make one chain',
  async () => {
    const { origins, db } = await twoInstances();
    const stop = buildSmsInbound({ Body: 'STOP' });
    const copies = Array.from({ length: 40 }, (_, index) => origins[index % 2] ?? '');
    const answers = await Promise.all(copies.map((origin) => deliverWebhook(origin, stop)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await db.$count(smsConsentEvents)).toBe(1);
    expect(await db.select().from(smsOptIns)).toMatchObject([{ consent: false }]);

    const messages = Array.from({ length: MESSAGES }, (_, index) =>
      buildSmsInbound({
        // Ten numbers, each with six messages: a stop, a start and so on, all at once.
        From: `+1405555${String(1_000 + (index % 10))}`,
        Body: index % 20 < 10 ? 'STOP' : 'START',
      }),
    );
    const both = await Promise.all(
      messages.map((message) =>
        Promise.all(origins.map((origin) => deliverWebhook(origin, message))),
      ),
    );
    const statuses = new Set(both.flat().flatMap((answer) => answer.statuses));
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    // Both servers gave the same answer to the same message.
    expect(both.filter(([one, other]) => one?.text !== other?.text)).toEqual([]);

    const events = await db.select().from(smsConsentEvents).orderBy(smsConsentEvents.sequence);
    expect(events.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 1 + MESSAGES }, (_, index) => index + 1),
    );
    expect(await db.$count(smsOptIns)).toBe(1 + 10);
    // Every state is what the last event of its number says.
    expect(await verifyChain(db)).toMatchObject({ isWhole: true, faults: [] });
  },
);

test.skipIf(missingPostgres() !== undefined)(
  'sign-ups at two servers at once get no more welcomes than the caps allow, and every consent',
  async () => {
    const SIGN_UPS = 20;
    const CAP = 5;
    const { origins, db } = await twoInstances({ FORM_LIMIT: '0', SMS_CAP_ADDRESS_HOUR: `${CAP}` });
    const signUp = async (index: number): Promise<number> => {
      const answer = await fetch(`${origins[index % 2]}/api/sms-optin`, {
        method: 'POST',
        // After a 503 a browser sends the same again.
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `sign-up-${index}` },
        body: JSON.stringify({ phoneNumber: `+1405555${1_300 + index}`, consent: true }),
      });
      await answer.arrayBuffer();
      return answer.status === 503 ? signUp(index) : answer.status;
    };
    const statuses = await Promise.all(
      Array.from({ length: SIGN_UPS }, (_, index) => signUp(index)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await db.$count(smsMessages, ne(smsMessages.state, 'withheld'))).toBe(CAP);
    expect(await db.$count(smsMessages, eq(smsMessages.state, 'withheld'))).toBe(SIGN_UPS - CAP);
    expect(await db.$count(smsOptIns, eq(smsOptIns.consent, true))).toBe(SIGN_UPS);
    expect(await verifyChain(db)).toMatchObject({ isWhole: true, events: SIGN_UPS });
  },
);
