import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { startWebhookServer } from '#tests/fakes/webhook-server.ts';
import { buildLead } from '#tests/factories/build-lead.ts';
import { createTcpGate } from '#tests/setup/tcp-gate.ts';
import { countResults, type Results } from './count-results.ts';
import { faults, type World } from './faults.ts';
import { createInstance } from './instance.ts';
import { seededRandom } from './seeded-random.ts';

export interface CampaignOptions {
  /** An empty database of a PostgreSQL that the campaign may disturb. */
  readonly databaseUrl: string;
  readonly seed: number;
  readonly leads: number;
  readonly faults: number;
  readonly report?: (line: string) => void;
}

export interface CampaignReport extends Results {
  readonly acknowledged: number;
  readonly faults: Readonly<Record<string, number>>;
  /** Milliseconds until the slowest answer 503. */
  readonly slowest503Ms: number;
  /** Milliseconds from the end of a fault until all leads that waited were taken, at most. */
  readonly slowestRecoveryMs: number;
}

const SENDERS = 8;
const DRAIN_LIMIT_MS = 120_000;
const LONGEST_FAULT_MS = 2_500;

/** Sends leads at two instances while things break, and counts what became of every one. */
export async function runCampaign(options: CampaignOptions): Promise<CampaignReport> {
  const { databaseUrl, leads, report = () => undefined } = options;
  const random = seededRandom(options.seed);
  const gate = await createTcpGate(databaseUrl);
  const [smtp, webhook] = [await startSmtpServer(), await startWebhookServer()];
  const env = {
    DATABASE_URL: gate.url,
    SMTP_URL: smtp.url,
    LEADS_EMAIL_TO: 'sales@example.org',
    LEADS_WEBHOOK_URL: webhook.url,
    LEADS_WEBHOOK_SECRET: 'campaign',
    LEAD_LIMIT: '0',
  };
  const instances = [await createInstance(env), await createInstance(env)];
  const world: World = { instances, gate, databaseUrl, smtp, webhook };
  const acknowledged = new Map<string, number>();
  const seen = { slowest503Ms: 0, lastAckAt: 0 };
  let next = 0;
  /** Leads that may be sent so far: each fault gets its share, so that none breaks an idle site. */
  let released = 0;

  /** What the chat does: the same lead under the same key until it is acknowledged. */
  async function send(number: number): Promise<void> {
    const email = `lead-${number}@campaign.example`;
    for (let attempt = number; !acknowledged.has(email); attempt += 1) {
      const begin = performance.now();
      try {
        const response = await fetch(`${instances[attempt % 2]?.url}/api/chat-contact`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': email },
          body: JSON.stringify(buildLead({ email })),
          signal: AbortSignal.timeout(10_000),
        });
        if (response.status === 200) {
          acknowledged.set(email, ((await response.json()) as { id: number }).id);
          seen.lastAckAt = performance.now();
          return;
        }
        if (response.status === 503) {
          seen.slowest503Ms = Math.max(seen.slowest503Ms, performance.now() - begin);
        } else if (response.status !== 500) {
          throw new Error(`A lead was answered with ${response.status}.`);
        }
        await response.body?.cancel();
      } catch (error) {
        if (error instanceof Error && error.message.startsWith('A lead')) throw error;
      }
      await pause(20);
    }
  }
  async function keepSending(): Promise<void> {
    while (next < leads) {
      if (next < released) await send(next++);
      else await pause(10);
    }
  }

  const happened: Record<string, number> = {};
  let slowestRecoveryMs = 0;
  async function keepBreaking(): Promise<void> {
    const names = Object.keys(faults);
    for (let count = 0; count < options.faults; count += 1) {
      // Each kind in turn first, so that a short campaign has them all.
      const name = names[count < names.length ? count : Math.floor(random() * names.length)] ?? '';
      happened[name] = (happened[name] ?? 0) + 1;
      const mend = await faults[name]?.(world, random);
      released = Math.ceil(((count + 1) * leads) / options.faults);
      await pause(random() * LONGEST_FAULT_MS);
      await mend?.();
      const mendedAt = performance.now();
      while (acknowledged.size < released) await pause(5);
      // Below 0 where the fault kept no lead waiting.
      slowestRecoveryMs = Math.max(slowestRecoveryMs, seen.lastAckAt - mendedAt);
      report(`${name}: ${acknowledged.size} acknowledged`);
    }
  }

  try {
    await Promise.all(instances.map((instance) => instance.start()));
    await Promise.all([keepBreaking(), ...Array.from({ length: SENDERS }, keepSending)]);
    await Promise.all(instances.map((instance) => instance.end('SIGTERM')));
    await makeDue(databaseUrl);
    await Promise.all(instances.map((instance) => instance.start()));
    await untilAllSent(databaseUrl);
    return {
      ...(await countResults(world, acknowledged)),
      acknowledged: acknowledged.size,
      faults: happened,
      slowest503Ms: Math.round(seen.slowest503Ms),
      slowestRecoveryMs: Math.round(slowestRecoveryMs),
    };
  } finally {
    await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
    await Promise.all([gate.close(), smtp.close(), webhook.close()]);
  }
}

/** As `staff leads resend` does it: nobody waits for pauses of minutes. No try is under way now. */
async function makeDue(databaseUrl: string): Promise<void> {
  await query(
    databaseUrl,
    "update outbox_messages set next_attempt_at = now() where status = 'waiting'",
  );
}

async function untilAllSent(databaseUrl: string): Promise<void> {
  const deadline = Date.now() + DRAIN_LIMIT_MS;
  while (Date.now() < deadline) {
    const { rowCount } = await query(
      databaseUrl,
      "select 1 from outbox_messages where status <> 'sent' limit 1",
    );
    if (rowCount === 0) return;
    await pause(200);
  }
}

async function query(databaseUrl: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
