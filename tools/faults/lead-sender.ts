import { setTimeout as pause } from 'node:timers/promises';
import { buildLead } from '#tests/factories/build-lead.ts';
import type { Instance } from './instance.ts';

const AGAIN_MS = 20;
/** Far beyond what a server may take: one that says nothing for so long has failed. */
const ANSWER_LIMIT_MS = 10_000;

/** As long as a real one. */
const CONVERSATION = `User: We are a clinic of twelve. ${'Assistant: I see. '.repeat(40)}`;

/** The answers that the senders got so far. */
export interface SenderReport {
  /** Ids of leads by their e-mail address. */
  readonly acknowledged: Map<string, number>;
  /** How many answers of each status. */
  readonly answers: Record<string, number>;
  /** What is broken now. */
  fault: string;
  /** How many answers 500 during each fault: there should be none. */
  readonly failures: Record<string, number>;
  /** Requests that were accepted and never answered, by a server that was not killed meanwhile. */
  unanswered: number;
  slowest503Ms: number;
  lastAckAt: number;
  /** The campaign has ended, also before its time: senders stop. */
  isOver: boolean;
}

const emailOf = (number: number): string => `lead-${number}@campaign.example`;

/**
 * Does what the chat does: the same lead under the same key until it is acknowledged, at one server
 * after the other.
 */
export async function sendLead(
  number: number,
  instances: readonly Instance[],
  report: SenderReport,
): Promise<void> {
  const email = emailOf(number);
  for (let attempt = number; !report.isOver; attempt += 1) {
    const begin = performance.now();
    const response = await post(instances[attempt % instances.length]?.url ?? '', email, report);
    if (response) {
      report.answers[response.status] = (report.answers[response.status] ?? 0) + 1;
      if (response.status === 200) {
        report.acknowledged.set(email, response.id);
        report.lastAckAt = performance.now();
        return;
      }
      if (response.status === 503) {
        report.slowest503Ms = Math.max(report.slowest503Ms, performance.now() - begin);
      } else if (response.status === 500) {
        report.failures[report.fault] = (report.failures[report.fault] ?? 0) + 1;
      } else {
        throw new Error(`A lead was answered with ${response.status}.`);
      }
    }
    await pause(AGAIN_MS);
  }
}

/** Undefined without an answer: the server was killed or is away. */
async function post(
  url: string,
  email: string,
  report: SenderReport,
): Promise<{ status: number; id: number } | undefined> {
  try {
    const response = await fetch(`${url}/api/chat-contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': email },
      body: JSON.stringify(buildLead({ email, message: CONVERSATION })),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    const { id } = (await response.json()) as { id: number };
    return { status: response.status, id };
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') report.unanswered += 1;
    return undefined;
  }
}
