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
  /** Keeps the lead in the tab and sends it until the server has it. */
  readonly submit: (request: ChatContactRequest) => void;
  /** Goes on with a lead that an earlier page could not send. */
  readonly resume: () => void;
  /** Gives up the timers, not the lead: the next page resumes it. */
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
}

/**
 * Brings a lead to the server once, however often it takes: tries again after a pause, when the
 * connection returns and after a reload. Failures are seen in the browser's log of requests only
 * (spec §8).
 */
export function createLeadDelivery(parts: LeadDeliveryParts): LeadDelivery {
  const { storage, post, onDelivered } = parts;
  let pending: PendingLead | undefined;
  let failures = 0;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopped = new AbortController();

  const isStopped = () => stopped.signal.aborted;

  function forget(): void {
    pending = undefined;
    storage.remove(storageKeys.pendingLead);
  }

  async function trySending(): Promise<void> {
    if (!pending || isSending || isStopped()) return;
    clearTimeout(timer);
    isSending = true;
    try {
      await post(LEAD_PATH, pending.request, pending.key);
      forget();
      onDelivered();
    } catch (error) {
      failures += 1;
      if (isFinal(errorStatus(error))) forget();
      else if (!isStopped()) timer = setTimeout(() => void trySending(), pauseAfter(failures));
    } finally {
      isSending = false;
    }
  }

  addEventListener('online', () => void trySending(), { signal: stopped.signal });

  return {
    submit(request) {
      pending = { key: randomKey(), request };
      storage.write(storageKeys.pendingLead, pending);
      void trySending();
    },
    resume() {
      const stored = storage.read(storageKeys.pendingLead);
      if (isPending(stored)) pending = stored;
      else storage.remove(storageKeys.pendingLead);
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
function isFinal(status: number | undefined): boolean {
  return status !== undefined && [400, 409, 413, 422].includes(status);
}

function isPending(value: unknown): value is PendingLead {
  if (typeof value !== 'object' || value === null) return false;
  const { key, request } = value as Partial<PendingLead>;
  return typeof key === 'string' && typeof request === 'object' && request !== null;
}
