import type { ChatContactRequest } from '#shared/contracts/chat-contact.ts';
import type { Observable } from '../../lib/observable.ts';
import type { ChatState, LeadDraft } from './chat-state.ts';
import { isLeadShown, isSendable, leadDetails, leadRequest } from './lead-request.ts';

/** Long enough to read three details, tick a box or start to correct one. */
export const LEAD_QUIET_MS = 8_000;

export interface LeadCapture {
  /** Changes the card. */
  readonly change: (change: Partial<LeadDraft>) => void;
  /** Sends the lead now; false when a detail is missing or wrong. */
  readonly sendNow: () => boolean;
  /** What became of the lead that is on its way. */
  readonly settle: (status: 'sent' | 'refused') => void;
  readonly stop: () => void;
}

export interface LeadCaptureParts {
  readonly state: Observable<ChatState>;
  readonly submit: (request: ChatContactRequest) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Hands a complete lead over once (spec §4): some seconds after the last change of its details or
 * boxes, at the press of its button, or when the page is left.
 */
export function createLeadCapture({ state, submit, now }: LeadCaptureParts): LeadCapture {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSeen = '';

  function change(lead: Partial<LeadDraft>): void {
    const current = state.get();
    state.set({ ...current, lead: { ...current.lead, ...lead } });
  }

  function sendNow(): boolean {
    const current = state.get();
    if (!isLeadShown(current) || !isSendable(leadDetails(current))) return false;
    clearTimeout(timer);
    // First, so that nothing that happens meanwhile sends it a second time.
    change({ status: 'sending' });
    submit(leadRequest(current, now()));
    return true;
  }

  function watch(): void {
    const current = state.get();
    const details = leadDetails(current);
    const isReady = isLeadShown(current) && isSendable(details);
    const seen = isReady ? JSON.stringify([details, current.lead]) : '';
    if (seen === lastSeen) return;
    lastSeen = seen;
    clearTimeout(timer);
    if (isReady) timer = setTimeout(sendNow, LEAD_QUIET_MS);
  }

  const left = new AbortController();
  const sendWhenHidden = () => {
    if (document.visibilityState === 'hidden') sendNow();
  };
  addEventListener('pagehide', sendNow, { signal: left.signal });
  // Phones close a page in the background without another word.
  document.addEventListener('visibilitychange', sendWhenHidden, { signal: left.signal });
  const unsubscribe = state.subscribe(watch);
  watch();

  return {
    change,
    sendNow,
    settle(status) {
      // Of a conversation that was cleared meanwhile it is no business.
      if (state.get().lead.status === 'sending') change({ status });
    },
    stop() {
      clearTimeout(timer);
      left.abort();
      unsubscribe();
    },
  };
}
