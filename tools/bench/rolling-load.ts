import { randomUUID } from 'node:crypto';
import { Agent } from 'node:https';
import { buildLead } from '#tests/factories/build-lead.ts';
import { ANY_CERTIFICATE, ask, DOMAIN, type RunningProxy } from '#tests/e2e/support/proxy.ts';
import { startOpenLoop } from './open-loop.ts';

interface Visit {
  readonly path: string;
  /** Sent as JSON; absent: a GET. */
  readonly body?: object;
  /** The e-mail address of a lead. */
  readonly email?: string;
}

export interface LoadReport {
  sent: number;
  /** How many answers of each status, or of each error of a connection. */
  readonly answers: Record<string, number>;
  /** What failed, when, and after how long; the first twenty. */
  readonly failures: string[];
  /** E-mail addresses of the leads that were answered with success. */
  readonly acknowledged: Set<string>;
}

/** Of ten requests one is a lead, one a sign-up and two are questions. */
const MIX: readonly ((number: number) => Visit)[] = [
  () => ({ path: '/' }),
  () => ({ path: '/contact' }),
  () => ({ path: '/blog' }),
  () => ({ path: '/services' }),
  () => ({ path: '/api/blog/published' }),
  () => ({ path: '/about' }),
  () => ({ path: '/api/chat', body: { message: 'What are your hours?', chatHistory: [] } }),
  () => ({ path: '/api/chat', body: { message: 'Do you support Epic?', chatHistory: [] } }),
  (number) => ({
    path: '/api/sms-optin',
    body: { phoneNumber: `+1405${2_000_000 + number}`, consent: true },
  }),
  (number) => {
    const email = `lead-${number}@rolling.example`;
    return { path: '/api/chat-contact', body: buildLead({ email }), email };
  },
];

/** Sends requests at an even pace, whether or not the ones before were answered, until stopped. */
export function startLoad(proxy: Pick<RunningProxy, 'address' | 'httpsPort'>, rate: number) {
  const report: LoadReport = { sent: 0, answers: {}, failures: [], acknowledged: new Set() };
  const agent = new Agent({ ...ANY_CERTIFICATE, keepAlive: true, maxSockets: 2 * rate });

  let phase = 'both run';

  async function visit(number: number): Promise<void> {
    report.sent += 1;
    const { path, body, email } = MIX[number % MIX.length]?.(number) ?? { path: '/' };
    const headers = {
      origin: `https://${DOMAIN}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
    const begin = performance.now();
    const sentIn = phase;
    const outcome = await ask(proxy, path, { ...request, agent }).then(
      ({ status }) => String(status),
      (error: unknown) => String((error as NodeJS.ErrnoException).code ?? error),
    );
    report.answers[outcome] = (report.answers[outcome] ?? 0) + 1;
    if (outcome === '200' && email !== undefined) report.acknowledged.add(email);
    // 429 is a rate limit at work.
    if (outcome === '200' || outcome === '429') return;
    if (report.failures.length < 20) {
      const afterMs = Math.round(performance.now() - begin);
      report.failures.push(`${path}: ${outcome} after ${afterMs} ms, sent while ${sentIn}`);
    }
  }

  const loop = startOpenLoop(rate, visit);
  return {
    report,
    /** What happens from now on, for the list of failures. */
    setPhase(now: string) {
      phase = now;
    },
    /** Waits for the answers to what was sent. */
    async stop() {
      await loop.stop();
      agent.destroy();
    },
  };
}
