import type { chatContact, ChatContactRequest } from '#shared/contracts/chat-contact.ts';
import { storageKeys } from '#shared/content/legal/storage-keys.ts';
import { errorStatus } from '../../lib/api-error.ts';
import { randomKey } from '../../lib/idempotency-key.ts';
import type { TabStorage } from '../../lib/tab-storage.ts';

// Written out, and held to the contract by type: importing its value would bring zod's 22 kB.
const LEAD_PATH: (typeof chatContact)['path'] = '/api/chat-contact';

/** Pauses before the tries after a failed one, in milliseconds; the last is repeated. */
const RETRY_PAUSES_MS = [5_000, 15_000, 60_000, 300_000];

interface PendingLead {
  /** The same at every try: the server keeps one row for it. */
  readonly key: string;
  readonly request: ChatContactRequest;
}

export interface LeadDelivery {
  /** Keeps the lead in the tab and sends it until the server has it, after those that still wait. */
  readonly submit: (request: ChatContactRequest) => void;
  /** Goes on with what an earlier page could not send. */
  readonly resume: () => void;
  /** Gives up the timers, not the leads: the next page resumes them. */
  readonly stop: () => void;
}

export interface LeadDeliveryParts {
  readonly storage: TabStorage;
  /** Rejects like postJson. */
  readonly post: (
    path: typeof LEAD_PATH,
    body: unknown,
    idempotencyKey: string,
  ) => Promise<unknown>;
  readonly onDelivered: () => void;
  /** The server will never take this lead; it is no longer kept. */
  readonly onRefused: (status: number) => void;
}

/**
 * Brings each lead to the server once, however often it takes: tries again after a pause, when the
 * connection returns and after a reload. Failures are only logged (spec §8).
 */
export function createLeadDelivery(parts: LeadDeliveryParts): LeadDelivery {
  const { storage, post, onDelivered, onRefused } = parts;
  let waiting: readonly PendingLead[] = [];
  let failures = 0;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopped = new AbortController();

  const isStopped = () => stopped.signal.aborted;

  function keep(leads: readonly PendingLead[]): void {
    waiting = leads;
    if (leads.length === 0) storage.remove(storageKeys.pendingLead);
    else storage.write(storageKeys.pendingLead, leads);
  }

  /** @returns false when the lead has to be sent again */
  async function send({ key, request }: PendingLead): Promise<boolean> {
    const outcome = await post(LEAD_PATH, request, key).then(
      () => 'delivered' as const,
      errorStatus,
    );
    const isDelivered = outcome === 'delivered';
    if (!isDelivered && !isFinal(outcome)) return false;
    keep(waiting.slice(1));
    if (isDelivered) onDelivered();
    else onRefused(outcome);
    return true;
  }

  async function trySending(): Promise<void> {
    if (isSending) return;
    clearTimeout(timer);
    isSending = true;
    let hasWorked = true;
    while (hasWorked && waiting[0] && !isStopped()) {
      hasWorked = await send(waiting[0]);
      failures = hasWorked ? 0 : failures + 1;
    }
    isSending = false;
    if (!hasWorked && !isStopped())
      timer = setTimeout(() => void trySending(), pauseAfter(failures));
  }

  addEventListener('online', () => void trySending(), { signal: stopped.signal });

  return {
    submit(request) {
      keep([...waiting, { key: randomKey(), request }]);
      void trySending();
    },
    resume() {
      keep([storage.read(storageKeys.pendingLead)].flat().filter(isPending));
      void trySending();
    },
    stop() {
      clearTimeout(timer);
      stopped.abort();
    },
  };
}

const pauseAfter = (failures: number) =>
  RETRY_PAUSES_MS[Math.min(failures, RETRY_PAUSES_MS.length) - 1] ?? 0;

/** The server has read it and will never take it: asking again would say the same. */
function isFinal(status: number | undefined): status is number {
  return status !== undefined && [400, 409, 413, 422].includes(status);
}

function isPending(value: unknown): value is PendingLead {
  if (typeof value !== 'object' || value === null) return false;
  const { key, request } = value as Partial<PendingLead>;
  return typeof key === 'string' && typeof request === 'object' && request !== null;
}
