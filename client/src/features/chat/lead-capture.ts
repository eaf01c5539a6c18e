import type { ChatContactRequest } from '#shared/contracts/chat-contact.ts';
import {
  isSendable,
  LEAD_FIELDS,
  type LeadDetails,
  wholeDetails,
} from '#shared/leads/lead-details.ts';
import type { Observable } from '../../lib/observable.ts';
import type { ReceiptStatus } from './chat-message.ts';
import { type ChatState, emptyLead, isHandedOver, type LeadDraft } from './chat-state.ts';
import { createLeadClock, type LeadClock } from './lead-clock.ts';
import { leadRequest } from './lead-request.ts';
import { currentReading, leadView } from './lead-view.ts';
import { withReceipt } from './receipts.ts';

export interface LeadCapture {
  readonly clock: LeadClock;
  /** Changes the card. */
  readonly change: (change: Partial<LeadDraft>) => void;
  /** Brings the card for a visitor who wants it. */
  readonly ask: () => void;
  /** Takes the card away and sends nothing. */
  readonly decline: () => void;
  /** Sends the card now; false when a detail is missing or wrong. */
  readonly sendNow: () => boolean;
  /** What became of details that were handed over under a key. */
  readonly settle: (key: string, status: Exclude<ReceiptStatus, 'sending'>) => void;
  readonly stop: () => void;
}

export interface LeadCaptureParts {
  readonly state: Observable<ChatState>;
  readonly submit: (key: string, request: ChatContactRequest) => void;
  /** A new key that nobody can guess. */
  readonly newKey: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Hands complete details over once (spec §4): when the clock of the card has run out, at the press of
 * its button, or when the page is left while the clock runs. Afterwards they can be corrected.
 */
export function createLeadCapture(parts: LeadCaptureParts): LeadCapture {
  const { state, submit, newKey, now } = parts;
  const clock = createLeadClock(() => sendNow());
  let lastSeen = '';
  let lastFound: Partial<LeadDetails> = currentReading(state.get()).details;

  function change(lead: Partial<LeadDraft>): void {
    const current = state.get();
    state.set({ ...current, lead: { ...current.lead, ...lead } });
  }

  function sendNow(): boolean {
    const current = state.get();
    const { card, details } = leadView(current);
    if (card === 'none' || !isSendable(details)) return false;
    const key = newKey();
    const isCorrection = card === 'correction';
    const request = leadRequest(current, now());
    const receipt = { key, details, isCorrection, status: 'sending' } as const;
    // First, so that nothing that happens meanwhile sends it a second time.
    state.set({
      ...current,
      messages: [
        ...current.messages,
        { role: 'assistant', content: '', timestamp: now(), receipt },
      ],
      lead: {
        ...current.lead,
        edits: {},
        isAsked: false,
        isPaused: false,
        declined: null,
        status: isCorrection ? current.lead.status : 'sending',
        key: isCorrection ? current.lead.key : key,
      },
    });
    submit(key, request);
    return true;
  }

  /** What a message corrects is no longer what was typed into the card before. */
  function dropOutdatedEdits(current: ChatState): boolean {
    const found = currentReading(current).details;
    const changed = LEAD_FIELDS.filter((field) => found[field] !== lastFound[field]);
    lastFound = found;
    const outdated = changed.filter((field) => current.lead.edits[field] !== undefined);
    if (outdated.length === 0) return false;
    const edits = Object.fromEntries(
      Object.entries(current.lead.edits).filter(
        ([field]) => !outdated.some((each) => each === field),
      ),
    );
    change({ edits });
    return true;
  }

  function watch(): void {
    const current = state.get();
    if (dropOutdatedEdits(current)) return;
    clock.hold('draft', current.draft.trim() !== '');
    const { card, details, isTimed } = leadView(current);
    const seen = isTimed && !current.isWaiting ? JSON.stringify([card, details, current.lead]) : '';
    if (seen === lastSeen) return;
    lastSeen = seen;
    if (seen === '') clock.stop();
    else clock.start();
  }

  const left = new AbortController();
  const isHidden = () => document.visibilityState === 'hidden';
  addEventListener(
    'pagehide',
    () => {
      // Not what is being read, corrected or held back; and not from a tab that was out of sight.
      const isLeft = clock.reading.get().phase !== 'off' && !clock.isHeld() && !isHidden();
      if (isLeft) sendNow();
    },
    { signal: left.signal },
  );
  document.addEventListener('visibilitychange', () => clock.hold('hidden', isHidden()), {
    signal: left.signal,
  });
  clock.hold('hidden', isHidden());
  const unsubscribe = state.subscribe(watch);
  watch();

  return {
    clock,
    change,
    ask() {
      change({ isAsked: true, ...(!isHandedOver(state.get().lead.status) && { status: 'open' }) });
    },
    decline() {
      const declined = wholeDetails(currentReading(state.get()).details);
      change(
        isHandedOver(state.get().lead.status)
          ? { edits: {}, isAsked: false, isPaused: false, declined }
          : { ...emptyLead, status: 'declined', declined },
      );
    },
    sendNow,
    settle: (key, status) => state.set(withReceipt(state.get(), key, { status, now: now() })),
    stop() {
      clock.stop();
      left.abort();
      unsubscribe();
    },
  };
}
