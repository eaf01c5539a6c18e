import { INBOUND_PATH, signatureOf, TWILIO_TOKEN } from '#tests/api/support/signed-webhook.ts';
import { spawnStaff } from '#tests/cli/support/spawn-staff.ts';
import { buildSmsInbound } from '#tests/factories/build-sms-inbound.ts';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Site, startSite } from '#scripts/site/start-site.ts';
import { printTable } from './figures.ts';
import { megabytesOf } from './memory.ts';

/** Every number sends one keyword, which is delivered twice; every second one asks for help as well. */
const NUMBERS = 4_000;
const RETRY_PAUSE_MS = 2_000;

interface Answer {
  readonly status: number;
  readonly ms: number;
}

/** Posts a message, and again while the server is busy or not to be reached, as the provider does. */
async function deliver(site: Site, agent: Agent, message: object, answers: Answer[]) {
  for (;;) {
    const startedAt = performance.now();
    const status = await post(site, agent, message).catch(() => 0);
    answers.push({ status, ms: performance.now() - startedAt });
    if (status !== 503 && status !== 0) return;
    await pause(RETRY_PAUSE_MS);
  }
}

function post({ url }: Site, agent: Agent, message: object): Promise<number> {
  const body = new URLSearchParams({ ...message }).toString();
  return new Promise((resolve, reject) => {
    const sent = request(url + INBOUND_PATH, {
      method: 'POST',
      agent,
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Twilio-Signature': signatureOf(message, { url: url + INBOUND_PATH }),
      },
    });
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * 10,000 signed webhooks at once against a running server with an embedded database.
 * @throws Error when an answer was neither 200 nor 503, or a state or the chain is wrong afterwards
 */
export async function benchSmsInbound(): Promise<void> {
  const site = await startSite({ env: { TWILIO_AUTH_TOKEN: TWILIO_TOKEN } });
  const agent = new Agent({ maxSockets: Infinity });
  try {
    const staff = (...args: string[]) =>
      spawnStaff(['sms', ...args], { DATA_DIR: site.dataDir, PUBLIC_URL: site.url });
    const keywords = Array.from({ length: NUMBERS }, (_, index) =>
      buildSmsInbound({
        From: `+1405${String(2_000_000 + index)}`,
        Body: index % 2 ? 'START' : 'STOP',
      }),
    );
    const helps = keywords
      .filter((_, index) => index % 2)
      .map(({ From }) => buildSmsInbound({ From, Body: 'HELP' }));
    const messages = [...keywords, ...helps, ...keywords];
    const before = await megabytesOf(site);
    const answers: Answer[] = [];
    const startedAt = performance.now();
    await Promise.all(messages.map((message) => deliver(site, agent, message, answers)));
    const seconds = (performance.now() - startedAt) / 1_000;

    const wrong = answers.filter(({ status }) => ![0, 200, 503].includes(status));
    if (wrong.length > 0) throw new Error(`${wrong.length} answers of ${wrong[0]?.status}.`);
    const listed = JSON.parse((await staff('list', '--json')).out) as {
      phoneNumber: string;
      consent: boolean;
    }[];
    const states = new Map(listed.map(({ phoneNumber, consent }) => [phoneNumber, consent]));
    const lost = keywords.filter(({ From, Body }) => states.get(From) !== (Body === 'START'));
    const verified = await staff('verify');
    const count = answers.filter(({ status }) => status === 200).length;
    const slowest = Math.max(...answers.filter(({ status }) => status === 200).map(({ ms }) => ms));
    printTable('10,000 incoming text messages at once, embedded database', [
      ['webhooks', messages.length],
      ['carried out a second', Math.round(messages.length / seconds)],
      ['slowest answer that was taken, seconds', Math.round(slowest / 1_000)],
      ['answered 503', answers.length - count],
      ['memory of the server before, MB', before.highest],
      ['most memory meanwhile, MB', (await megabytesOf(site)).highest],
      ['numbers in a wrong state', lost.length],
      ['chain', verified.code === 0 ? 'whole' : verified.out],
    ]);
    if (lost.length > 0 || verified.code !== 0) throw new Error('A state or the chain is wrong.');
  } finally {
    agent.destroy();
    await site.stop();
  }
}
