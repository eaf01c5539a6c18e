import { setTimeout as pause } from 'node:timers/promises';
import { startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { startWebhookServer } from '#tests/fakes/webhook-server.ts';
import type { ThrowAwayPostgres } from '#tests/setup/postgres.ts';
import { createTcpGate } from '#tests/setup/tcp-gate.ts';
import { queryOnce } from '#tools/query-once.ts';
import { countResults, type Results } from './count-results.ts';
import { faults, FILLER_BYTES, type World } from './faults.ts';
import { createInstance } from './instance.ts';
import { sendLead, type SenderReport } from './lead-sender.ts';
import { seededRandom } from './seeded-random.ts';

export interface CampaignOptions {
  /** An empty database of a PostgreSQL that the campaign may disturb. */
  readonly databaseUrl: string;
  /** That PostgreSQL, where it is the campaign's own: it is killed and its disk filled. */
  readonly postgres?: ThrowAwayPostgres;
  readonly seed: number;
  readonly leads: number;
  /** How often something breaks; absent: every kind once. */
  readonly faults?: number;
  /** How long something stays broken at most. */
  readonly longestFaultMs?: number;
  readonly report?: (line: string) => void;
}

export interface CampaignReport extends Results {
  readonly acknowledged: number;
  /** How often each fault happened. */
  readonly faults: Readonly<Record<string, number>>;
  /** Faults that cannot happen on this machine, and why. */
  readonly skipped: Readonly<Record<string, string>>;
  /** Answers by their status. */
  readonly answers: Readonly<Record<string, number>>;
  /** Answers 500 by what was broken; where that is the database, they should have been 503. */
  readonly failures: Readonly<Record<string, number>>;
  /** Requests without any answer in ten seconds, servers that were killed aside. */
  readonly unanswered: number;
  /** Milliseconds until the slowest answer 503. */
  readonly slowest503Ms: number;
  /** Milliseconds from the end of a fault until all leads that waited were taken, at most. */
  readonly slowestRecoveryMs: number;
  /** By how much this process was delayed at most: what it measured is too long by up to that. */
  readonly ownDelayMs: number;
  readonly seconds: number;
}

const SENDERS = 8;
const LONGEST_FAULT_MS = 2_500;
const LOOK_AGAIN_MS = 200;

/** Sends leads at two instances while things break, and counts what became of every one. */
export async function runCampaign(options: CampaignOptions): Promise<CampaignReport> {
  const { databaseUrl, leads, longestFaultMs = LONGEST_FAULT_MS } = options;
  const { report = () => undefined } = options;
  const begin = performance.now();
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
    // Each lead is looked for in an e-mail of its own.
    LEADS_MAILS_PER_HOUR: '0',
  };
  const instances = [await createInstance(env), await createInstance(env)];
  const { postgres } = options;
  const world: World = { instances, gate, databaseUrl, postgres, smtp, webhook };
  const sent: SenderReport = {
    acknowledged: new Map(),
    answers: {},
    fault: '',
    failures: {},
    unanswered: 0,
    slowest503Ms: 0,
    lastAckAt: 0,
    isOver: false,
  };
  const delay = watchOwnDelay();
  let next = 0;
  /** Leads that may be sent so far: each fault gets its share, so that none breaks an idle site. */
  let released = 0;

  async function keepSending(): Promise<void> {
    while (next < leads && !sent.isOver) {
      if (next < released) await sendLead(next++, instances, sent);
      else await pause(10);
    }
  }

  const happened: Record<string, number> = {};
  const skipped: Record<string, string> = {};
  let slowestRecoveryMs = 0;
  async function keepBreaking(): Promise<void> {
    const names: string[] = [];
    for (const [name, { missing }] of Object.entries(faults)) {
      const reason = missing?.(world);
      if (reason === undefined) names.push(name);
      else {
        skipped[name] = reason;
        report(`SKIPPED ${name}: ${reason}`);
      }
    }
    const total = options.faults ?? names.length;
    for (let count = 0; count < total; count += 1) {
      // Each kind in turn first, so that a short campaign has them all.
      const name = names[count < names.length ? count : Math.floor(random() * names.length)] ?? '';
      happened[name] = (happened[name] ?? 0) + 1;
      sent.fault = name;
      const mend = await faults[name]?.strike(world, random);
      released = Math.ceil(((count + 1) * leads) / total);
      await pause(random() * longestFaultMs);
      await mend?.();
      const mendedAt = performance.now();
      while (sent.acknowledged.size < released) await pause(5);
      // Below 0 where the fault kept no lead waiting.
      const recoveryMs = Math.round(Math.max(0, sent.lastAckAt - mendedAt));
      slowestRecoveryMs = Math.max(slowestRecoveryMs, recoveryMs);
      report(`${name}: ${sent.acknowledged.size} acknowledged, whole again after ${recoveryMs} ms`);
    }
  }

  try {
    await Promise.all(instances.map((instance) => instance.start()));
    await addFormerLeads(databaseUrl);
    const breaking = keepBreaking().finally(() => (sent.isOver = true));
    await Promise.all([breaking, ...Array.from({ length: SENDERS }, keepSending)]);
    const ownDelayMs = delay.stop();
    await Promise.all(instances.map((instance) => instance.end('SIGTERM')));
    await makeDue(databaseUrl);
    await Promise.all(instances.map((instance) => instance.start()));
    await untilAllSent(databaseUrl);
    return {
      ...(await countResults(world, sent.acknowledged)),
      acknowledged: sent.acknowledged.size,
      faults: happened,
      skipped,
      answers: sent.answers,
      failures: sent.failures,
      unanswered: sent.unanswered,
      slowest503Ms: Math.round(sent.slowest503Ms),
      slowestRecoveryMs,
      ownDelayMs,
      seconds: Math.round((performance.now() - begin) / 1_000),
    };
  } finally {
    sent.isOver = true;
    delay.stop();
    await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
    await Promise.all([gate.close(), smtp.close(), webhook.close()]);
  }
}

/** The longest delay of this process, in milliseconds, until it is stopped. */
function watchOwnDelay() {
  let expectedAt = performance.now() + LOOK_AGAIN_MS;
  let longestMs = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - expectedAt);
    expectedAt = now + LOOK_AGAIN_MS;
  }, LOOK_AGAIN_MS);
  return {
    stop() {
      clearInterval(timer);
      return Math.round(longestMs);
    },
  };
}

/** A table that has to grow for every few leads: where the disk is full, it cannot. */
async function addFormerLeads(databaseUrl: string): Promise<void> {
  const ROW_BYTES = 1_000;
  await queryOnce(
    databaseUrl,
    `insert into contact_submissions (name, email, message, created_at)
     select 'Former Lead', 'former@example.org', repeat('x', ${ROW_BYTES}), now() - interval '1 year'
     from generate_series(1, ${Math.ceil(FILLER_BYTES / ROW_BYTES)})`,
  );
}

/** As `staff leads resend` does it: nobody waits for a backoff of minutes. No try is under way now. */
async function makeDue(databaseUrl: string): Promise<void> {
  await queryOnce(
    databaseUrl,
    "update outbox_messages set next_attempt_at = now() where status = 'waiting'",
  );
}

/** Nothing is broken any more: every message goes out, however slow the machine is. */
async function untilAllSent(databaseUrl: string): Promise<void> {
  for (;;) {
    const waiting = await queryOnce(
      databaseUrl,
      "select 1 from outbox_messages where status = 'waiting' limit 1",
    );
    if (waiting.length === 0) return;
    await pause(LOOK_AGAIN_MS);
  }
}
