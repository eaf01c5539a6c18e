import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import pg from 'pg';
import { startSite } from '#scripts/site/start-site.ts';
import { buildLead } from '#tests/factories/build-lead.ts';
import { startPostgres } from '#tests/setup/postgres.ts';
import { median, percentile, printSkipped, printTable } from './figures.ts';
import { NO_LIMITS, send } from './send.ts';
import { startOpenLoop } from './open-loop.ts';
import { inTurns } from './in-turns.ts';

const HEADING = 'POST /api/chat-contact on PostgreSQL';
const SENDERS = 16;
const SECONDS = 5;
/** Requests a second that a p99 is asked for at. */
const RATE = 300;
/** What the site stores for a lead while no channel is configured: its e-mail waits for one. */
const STATEMENTS = {
  claim:
    'insert into idempotency_keys (scope, key, body_hash) values ($1, $2, $3) on conflict do nothing returning key',
  lead: `insert into contact_submissions (name, email, phone, message, service, suspected_bot, created_at)
    values ($1, $2, $3, $4, $5, $6, now()) returning id`,
  message: `insert into outbox_messages (id, kind, subject, payload, created_at, next_attempt_at)
    values ($1, 'lead-email', $2, $3, now(), now())`,
  answer: 'update idempotency_keys set response = $1 where scope = $2 and key = $3',
};

/** How fast leads are stored through HTTP, and by the bare driver with the same transaction, in turns. */
export async function benchApi(runs: number): Promise<void> {
  const postgres = await startPostgres();
  if ('reason' in postgres) {
    printSkipped(HEADING, postgres.reason);
    return;
  }
  const site = await startSite({ env: { ...NO_LIMITS, DATABASE_URL: postgres.url } });
  const agent = new Agent({ keepAlive: true });
  const pool = new pg.Pool({ connectionString: postgres.url, max: SENDERS });
  try {
    const throughSite = async () => {
      const answer = await submit(site.url, agent);
      if (answer !== '200') throw new Error(`A lead was answered with ${answer}.`);
    };
    await perSecond(throughSite); // warms the compiler up
    const subjects = [throughSite, () => storeBare(pool)] as const;
    const rates = await inTurns(runs, subjects, perSecond);
    const durationsMs: number[] = [];
    const load = startOpenLoop(RATE, async () => {
      const begin = performance.now();
      await throughSite();
      durationsMs.push(performance.now() - begin);
    });
    await new Promise((resolve) => setTimeout(resolve, SECONDS * 1_000));
    await load.stop();
    const [ours, bare] = [median(rates[0]), median(rates[1])];
    printTable(`${HEADING}, ${SENDERS} senders, median of ${runs}`, [
      ['this site, leads a second', Math.round(ours)],
      ['bare pg, leads a second', Math.round(bare)],
      ['share of bare pg', (ours / bare).toFixed(2)],
      [`p99 at ${RATE} a second, ms`, percentile(durationsMs, 99).toFixed(1)],
    ]);
  } finally {
    agent.destroy();
    await pool.end();
    await site.stop();
    await postgres.stop();
  }
}

/** How often a second `work` was done by SENDERS that each begin anew when they are done. */
async function perSecond(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  const end = begin + SECONDS * 1_000;
  let done = 0;
  const sender = async () => {
    while (performance.now() < end) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  return done / ((performance.now() - begin) / 1_000);
}

const submit = (url: string, agent: Agent): Promise<string> =>
  send(`${url}/api/chat-contact`, {
    agent,
    body: buildLead({ email: `${randomUUID()}@api.example` }),
    headers: { 'idempotency-key': randomUUID() },
  });

async function storeBare(pool: pg.Pool): Promise<void> {
  const { name, email, phone, message, service } = buildLead({
    email: `${randomUUID()}@api.example`,
  });
  const key = randomUUID();
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(STATEMENTS.claim, ['bench', key, '0'.repeat(64)]);
    const { rows } = await client.query<{ id: number }>(STATEMENTS.lead, [
      name,
      email,
      phone,
      message,
      service,
      false,
    ]);
    const id = rows[0]?.id;
    const payload = { leadId: id, smsConsent: 'not-asked' };
    await client.query(STATEMENTS.message, [randomUUID(), `lead:${id}`, payload]);
    await client.query(STATEMENTS.answer, [{ success: true, id }, 'bench', key]);
    await client.query('commit');
  } finally {
    client.release();
  }
}
