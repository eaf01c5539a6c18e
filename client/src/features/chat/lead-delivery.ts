import { apiPaths } from '#shared/api/paths.ts';
import type { ChatContactRequest } from '#shared/contracts/chat-contact.ts';
import { storageKeys } from '#shared/content/legal/storage-keys.ts';
import { saysSuccess } from '../../lib/api-client.ts';
import { errorStatus } from '../../lib/api-error.ts';
import type { BrowserStorage } from '../../lib/browser-storage.ts';
import { isRecord } from '#shared/is-record.ts';

const LEAD_PATH = apiPaths.chatContact;

/** Pauses before the tries after a failed one, in milliseconds; the last is repeated. */
const RETRY_DELAYS_MS = [5_000, 15_000, 60_000, 300_000];

export interface PendingLead {
  /** The same at every try: the server keeps one row for it. */
  readonly key: string;
  readonly request: ChatContactRequest;
}

export interface LeadDelivery {
  /** Stores the lead in the tab and sends it until the server has it, after those that still wait. */
  readonly submit: (key: string, request: ChatContactRequest) => void;
  /** Goes on with what an earlier page could not send. */
  readonly resume: () => void;
  /** Gives up the timers, not the leads: the next page resumes them. */
  readonly stop: () => void;
}

export interface LeadDeliveryParts {
  readonly storage: BrowserStorage;
  /** Rejects like postJson. */
  readonly post: (
    path: typeof LEAD_PATH,
    body: unknown,
    idempotencyKey: string,
  ) => Promise<unknown>;
  readonly onDelivered: (lead: PendingLead) => void;
  /** A try has failed and another one will follow. */
  readonly onDelayed: (lead: PendingLead) => void;
  /** The server will never take this lead; it is no longer stored. */
  readonly onRefused: (lead: PendingLead, status: number) => void;
}

/**
 * Brings each lead to the server once, however often it takes: tries again after a pause, when the
 * connection returns and after a reload.
 */
export function createLeadDelivery(parts: LeadDeliveryParts): LeadDelivery {
  const { storage, post, onDelivered, onDelayed, onRefused } = parts;
  let waiting: readonly PendingLead[] = [];
  let failures = 0;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopped = new AbortController();

  const isStopped = () => stopped.signal.aborted;

  function storeWaiting(leads: readonly PendingLead[]): void {
    waiting = leads;
    if (leads.length === 0) storage.remove(storageKeys.pendingLead);
    else storage.write(storageKeys.pendingLead, leads);
  }

  /** @returns false when the lead has to be sent again */
  async function send(lead: PendingLead): Promise<boolean> {
    const outcome = await post(LEAD_PATH, lead.request, lead.key).then(
      (answer) => (saysSuccess(answer) ? ('delivered' as const) : undefined),
      errorStatus,
    );
    const isDelivered = outcome === 'delivered';
    if (!isDelivered && !isFinal(outcome)) {
      onDelayed(lead);
      return false;
    }
    storeWaiting(waiting.slice(1));
    if (isDelivered) onDelivered(lead);
    else onRefused(lead, outcome);
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
      timer = setTimeout(() => void trySending(), backoffMs(failures));
  }

  addEventListener('online', () => void trySending(), { signal: stopped.signal });

  return {
    submit(key, request) {
      storeWaiting([...waiting, { key, request }]);
      void trySending();
    },
    resume() {
      storeWaiting([storage.read(storageKeys.pendingLead)].flat().filter(isPending));
      void trySending();
    },
    stop() {
      clearTimeout(timer);
      stopped.abort();
    },
  };
}

const backoffMs = (failures: number) =>
  RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length) - 1] ?? 0;

/** The server has read it and will never take it: asking again would say the same. */
function isFinal(status: number | undefined): status is number {
  return status !== undefined && [400, 409, 413, 422].includes(status);
}

function isPending(value: unknown): value is PendingLead {
  return isRecord(value) && typeof value.key === 'string' && isRecord(value.request);
}
