import { connect } from 'node:net';
import { startSite } from '#scripts/site/start-site.ts';
import { seededRandom } from '#tools/faults/seeded-random.ts';
import { printTable, printVerdict } from './figures.ts';
import { NO_LIMITS } from './send.ts';
import { fuzzRequest } from './fuzz-request.ts';

const AT_ONCE = 32;
/** After this a sender that promised more bytes than it sent hangs up. */
const HANG_UP_MS = 3_000;
/** A connection that is silent for longer is a finding. */
const ANSWER_LIMIT_MS = 30_000;
/** Of a finding's request, to see what it was. */
const SHOWN_CHARACTERS = 400;

interface FuzzOptions {
  /** How many requests. */
  readonly count: number;
  /** The same seed sends the same requests. */
  readonly seed: number;
}

/**
 * Sends broken requests at the built site (bytes, paths, ranges, conditions, encodings, bodies) and fails when
 * one is answered with 5xx or not at all, or when the site does not live afterwards.
 */
export async function benchFuzz({ count, seed }: FuzzOptions): Promise<void> {
  const site = await startSite({ env: NO_LIMITS });
  const random = seededRandom(seed);
  const answers: Record<string, number> = {};
  const findings: string[] = [];
  let next = 0;
  let slowestMs = 0;

  async function sendInTurn(): Promise<void> {
    while (next < count) {
      const number = next++;
      const request = fuzzRequest(random, new URL(site.url).host);
      const begin = performance.now();
      const answer = await exchange(site.url, request);
      slowestMs = Math.max(slowestMs, performance.now() - begin);
      answers[answer] = (answers[answer] ?? 0) + 1;
      if (!isFine(answer)) {
        findings.push(
          `${number} ${answer} ${JSON.stringify(request.toString('latin1').slice(0, SHOWN_CHARACTERS))}`,
        );
      }
    }
  }

  try {
    await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn));
    const health = await fetch(`${site.url}/readyz`);
    if (health.status !== 200) findings.push(`/readyz afterwards: ${health.status}`);
  } finally {
    await site.stop();
  }
  const rows = Object.entries(answers).sort(([a], [b]) => a.localeCompare(b));
  printTable(`Broken requests, ${count}, seed ${seed}, slowest ${Math.round(slowestMs)} ms`, rows);
  printVerdict(findings);
}

/** 501, 505 and the like would be fine by the letter; this site has no use for them. */
export const isFine = (answer: string): boolean =>
  /^[1-4]\d\d$/.test(answer) || answer === 'closed';

/** The status of the answer, `closed` for a connection that ended without one, or `silent`. */
export function exchange(url: string, request: Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let start = '';
    const done = (answer: string) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(ANSWER_LIMIT_MS, () => {
      done('silent');
    });
    socket.on('data', (chunk: Buffer) => {
      if (start.length < 12) start += chunk.toString('latin1', 0, 12);
    });
    const end = () => {
      done(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1] ?? 'closed');
    };
    socket.on('error', end);
    socket.on('close', end);
    socket.write(request);
    // Not at once: a server takes the end of a sender for a visitor who has gone.
    const hangUp = setTimeout(() => socket.end(), HANG_UP_MS);
    socket.once('close', () => {
      clearTimeout(hangUp);
    });
  });
}
