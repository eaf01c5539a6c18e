import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { type Site, startSite } from '#scripts/site/start-site.ts';
import { buildLead } from '#tests/factories/build-lead.ts';
import { spawnStaff } from '#tests/cli/support/spawn-staff.ts';
import { startPostgres } from '#tests/setup/postgres.ts';
import { seededRandom } from '#tools/faults/seeded-random.ts';
import { freshDatabase, queryOnce } from '#tools/query-once.ts';
import { exchange, isFine } from './fuzz.ts';
import { fuzzRequest } from './fuzz-request.ts';
import { percentile, printSkipped, printTable, printVerdict } from './figures.ts';
import { startOpenLoop } from './open-loop.ts';
import { send } from './send.ts';

/** Of each kind, a second, at both instances together. */
const RATES = { broken: 40, pumping: 30, forged: 10, endless: 4, visitors: 10 };
/** What server/config/variables.ts allows by default. */
const DEFAULTS = { formsOfOneAddress: 120, welcomesAnHour: 60, welcomesOfAnAreaAnHour: 30 };
const AREAS = ['405', '212', '313', '206'];
const NUMBERS_PER_AREA = 50;
/** Texts that once held the server for seconds or for ever, and their like. */
const ENDLESS = [
  'thank you '.repeat(199) + '?',
  'a'.repeat(2_000),
  'ⅷ'.repeat(2_000),
  'ﷺ'.repeat(2_000),
  'zorgle '.repeat(285),
  'I am Ab Cd. '.repeat(160),
  '1-'.repeat(1_000),
  '((((('.repeat(400),
  'what is what is how much is '.repeat(70),
];

interface AttackOptions {
  readonly minutes: number;
  /** The same seed sends the same requests. */
  readonly seed: number;
}

/**
 * Two instances on one PostgreSQL, with the limits they are shipped with, while several attackers press
 * both at once: broken requests, sign-ups of strangers' numbers from many networks and from one, forged
 * webhooks, texts that are hard to read. Visitors go on leaving leads, each sent to both instances at once.
 * Fails on a 5xx, silence, a lead that is lost or stored twice, a number that is welcomed twice, a cap or
 * limit that counts for one instance only, a forged START that counts, or a chain that is not whole.
 */
export async function benchAttack({ minutes, seed }: AttackOptions): Promise<void> {
  const postgres = await startPostgres();
  if ('reason' in postgres) {
    printSkipped('Two instances under attack', postgres.reason);
    return;
  }
  const databaseUrl = await freshDatabase(postgres.url, 'attack');
  const env = {
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: 'loopback',
    TWILIO_AUTH_TOKEN: 'unknown-to-the-attackers',
    PUBLIC_URL: 'https://www.example.org',
  };
  // One after the other: the first one migrates and seeds.
  const sites = [await startSite({ env }), await startSite({ env })] as const;
  try {
    await warmUp(sites);
    const seen = await attack(sites, minutes, seed);
    const findings = [...seen.findings, ...(await judge(databaseUrl, env, seen))];
    printTable(`Two instances under attack, ${minutes} min, seed ${seed}`, [
      ...Object.entries(seen.answers).sort(([a], [b]) => a.localeCompare(b)),
      ['leads of visitors', seen.leads.size],
      ['pages of visitors, p50, ms', percentile(seen.pageMs, 50).toFixed(1)],
      ['pages of visitors, p99, ms', percentile(seen.pageMs, 99).toFixed(1)],
      ['sign-ups of one address taken', seen.takenOfOne],
    ]);
    printVerdict(findings);
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await postgres.stop();
  }
}

/** As after any minute of service: the first question of an instance loads what the assistant has learned. */
async function warmUp(sites: readonly [Site, Site]): Promise<void> {
  const agent = new Agent();
  for (const { url } of sites) {
    await send(`${url}/services`, { agent });
    const body = { message: 'What are your hours?', chatHistory: [] };
    await send(`${url}/api/chat`, { agent, body });
  }
}

interface Seen {
  /** How often each kind of request got each answer. */
  readonly answers: Record<string, number>;
  readonly findings: string[];
  /** E-mail addresses of leads that were answered with 200. */
  readonly leads: Set<string>;
  readonly pageMs: number[];
  takenOfOne: number;
}

async function attack(sites: readonly [Site, Site], minutes: number, seed: number): Promise<Seen> {
  const seen: Seen = { answers: {}, findings: [], leads: new Set(), pageMs: [], takenOfOne: 0 };
  const random = seededRandom(seed);
  const agent = new Agent({ keepAlive: true });
  const begin = performance.now();
  const siteOf = (number: number) => sites[number % 2 === 0 ? 0 : 1];
  const count = (kind: string, answer: string, isExpected: boolean) => {
    const key = `${kind}: ${answer}`;
    seen.answers[key] = (seen.answers[key] ?? 0) + 1;
    const seconds = ((performance.now() - begin) / 1_000).toFixed(1);
    if (!isExpected) seen.findings.push(`${key}, ${seconds} s after the start`);
  };
  const post = (site: Site, path: string, body: object, headers: Record<string, string>) =>
    send(site.url + path, { agent, body, headers });
  const networks = (number: number) => `100.64.${Math.floor(number / 250) % 250}.${number % 250}`;

  const attackers: Record<keyof typeof RATES, (number: number) => Promise<void>> = {
    async broken(number) {
      const { url } = siteOf(number);
      const answer = await exchange(url, fuzzRequest(random, new URL(url).host));
      count('broken', answer, isFine(answer));
    },
    async pumping(number) {
      const area = AREAS[number % AREAS.length] ?? '';
      const line = 2_340_000 + (Math.floor(number / AREAS.length) % NUMBERS_PER_AREA);
      const isOne = number % 3 === 0;
      const address = isOne ? '203.0.113.9' : networks(number);
      // Both instances at the same moment: what only one of them counts is let through twice.
      const answers = await Promise.all(
        sites.map((site) =>
          post(
            site,
            '/api/sms-optin',
            { phoneNumber: `+1${area}${line}`, consent: true },
            { 'x-forwarded-for': address },
          ),
        ),
      );
      for (const answer of answers) {
        if (isOne && answer === '200') seen.takenOfOne += 1;
        count('pumping', answer, answer === '200' || answer === '429');
      }
    },
    async forged(number) {
      const fields = {
        From: `+1918234${1_000 + (number % 9_000)}`,
        Body: 'START',
        MessageSid: randomUUID(),
      };
      const answer = await post(siteOf(number), '/api/sms/inbound', new URLSearchParams(fields), {
        'x-twilio-signature': 'Zm9yZ2Vk',
        'x-forwarded-for': networks(number),
      });
      count('forged', answer, answer === '403');
    },
    async endless(number) {
      const message = ENDLESS[number % ENDLESS.length] ?? '';
      const chatHistory = [{ role: 'user', content: message.repeat(4).slice(0, 8_000) }];
      const answer = await post(
        siteOf(number),
        '/api/chat',
        { message: message.slice(0, 2_000), chatHistory },
        { 'x-forwarded-for': networks(number) },
      );
      count('endless', answer, /^[24]\d\d$/.test(answer));
    },
    async visitors(number) {
      const sentAt = performance.now();
      const page = await send(`${siteOf(number).url}/services`, { agent });
      seen.pageMs.push(performance.now() - sentAt);
      count('page', page, page === '200');
      const email = `visitor-${number}@attack.example`;
      const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': networks(number + 1) };
      const body = buildLead({ email });
      const answers = await Promise.all(
        sites.map((site) => post(site, '/api/chat-contact', body, headers)),
      );
      for (const answer of answers) count('lead', answer, answer === '200');
      if (answers.includes('200')) seen.leads.add(email);
    },
  };
  const loops = Object.entries(RATES).map(([kind, rate]) =>
    startOpenLoop(rate, attackers[kind as keyof typeof RATES]),
  );
  await new Promise((resolve) => setTimeout(resolve, minutes * 60_000));
  await Promise.all(loops.map((loop) => loop.stop()));
  agent.destroy();
  return seen;
}

/** What the database and the chain say afterwards. */
async function judge(
  databaseUrl: string,
  env: Readonly<Record<string, string>>,
  { leads, takenOfOne }: Seen,
): Promise<string[]> {
  const findings: string[] = [];
  const find = (isWrong: boolean, text: string) => {
    if (isWrong) findings.push(text);
  };
  const stored = await queryOnce<{ email: string; count: number }>(
    databaseUrl,
    `select email, count(*)::int from contact_submissions where email like 'visitor-%' group by email`,
  );
  const emails = new Set(stored.map(({ email }) => email));
  const lost = [...leads].filter((email) => !emails.has(email));
  const twice = stored.filter((row) => row.count > 1);
  find(lost.length > 0, `${lost.length} leads lost, e.g. ${lost[0]}`);
  find(twice.length > 0, `${twice.length} leads stored twice, e.g. ${twice[0]?.email}`);
  const welcomes = await queryOnce<{ number: string; count: number }>(
    databaseUrl,
    `select phone_number_e164 as number, count(*)::int from sms_messages where state <> 'withheld' group by 1`,
  );
  const again = welcomes.filter((row) => row.count > 1);
  find(again.length > 0, `${again.length} numbers welcomed more than once`);
  find(
    welcomes.length > DEFAULTS.welcomesAnHour,
    `${welcomes.length} welcomes, ${DEFAULTS.welcomesAnHour} an hour are allowed`,
  );
  for (const area of AREAS) {
    const ofArea = welcomes.filter(({ number }) => number.startsWith(`+1${area}`)).length;
    find(ofArea > DEFAULTS.welcomesOfAnAreaAnHour, `${ofArea} welcomes to area ${area}`);
  }
  find(welcomes.length === 0, 'no welcome at all: the attack did not reach its aim');
  find(
    takenOfOne > DEFAULTS.formsOfOneAddress,
    `${takenOfOne} sign-ups of one address were taken, ${DEFAULTS.formsOfOneAddress} are allowed`,
  );
  const forged = await queryOnce(
    databaseUrl,
    `select 1 from sms_messages where phone_number_e164 like '+1918234%'`,
  );
  find(forged.length > 0, 'a forged START counted');
  const verified = await spawnStaff(['sms', 'verify'], env);
  find(verified.code !== 0, `the chain: ${verified.out}`);
  return findings;
}
