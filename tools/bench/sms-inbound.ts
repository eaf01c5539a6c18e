import { INBOUND_PATH, signatureOf, TWILIO_TOKEN } from '#tests/api/support/signed-webhook.ts';
import { spawnStaff } from '#tests/cli/support/spawn-staff.ts';
import { buildSmsInbound } from '#tests/factories/build-sms-inbound.ts';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Site, startSite } from '#scripts/site/start-site.ts';
import { printTable } from './figures.ts';
import { megabytesOf } from './memory.ts';
import { send } from './send.ts';

/** Every number sends one keyword, which is delivered twice; every second one asks for help as well. */
const NUMBERS = 4_000;
const RETRY_PAUSE_MS = 2_000;

interface Answer {
  /** Or the error of the connection. */
  readonly status: string;
  readonly ms: number;
}

/** Posts a message, and again while the server is busy or not to be reached, as the provider does. */
async function deliver(site: Site, agent: Agent, message: object, answers: Answer[]) {
  const url = site.url + INBOUND_PATH;
  const headers = { 'x-twilio-signature': signatureOf(message, { url }) };
  for (;;) {
    const startedAt = performance.now();
    const status = await send(url, { agent, body: new URLSearchParams({ ...message }), headers });
    answers.push({ status, ms: performance.now() - startedAt });
    if (/^\d/.test(status) && status !== '503') return;
    await pause(RETRY_PAUSE_MS);
  }
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

    const wrong = answers.filter(
      ({ status }) => /^\d/.test(status) && !/^(?:200|503)$/.test(status),
    );
    if (wrong.length > 0) throw new Error(`${wrong.length} answers of ${wrong[0]?.status}.`);
    const listed = JSON.parse((await staff('list', '--json')).out) as {
      phoneNumber: string;
      consent: boolean;
    }[];
    const states = new Map(listed.map(({ phoneNumber, consent }) => [phoneNumber, consent]));
    const lost = keywords.filter(({ From, Body }) => states.get(From) !== (Body === 'START'));
    const verified = await staff('verify');
    const taken = answers.filter(({ status }) => status === '200');
    const slowest = Math.max(...taken.map(({ ms }) => ms));
    printTable('10,000 incoming text messages at once, embedded database', [
      ['webhooks', messages.length],
      ['carried out a second', Math.round(messages.length / seconds)],
      ['slowest answer that was taken, seconds', Math.round(slowest / 1_000)],
      ['answered 503', answers.length - taken.length],
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
