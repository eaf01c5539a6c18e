import { cardKeys } from '#shared/entities/lead.ts';
import { storageKeys } from '#shared/content/legal/storage-keys.ts';
import { sessionId } from '../../lib/session-id.ts';
import type { BrowserStorage } from '../../lib/browser-storage.ts';
import { type ChatMessage, type LeadReceipt, RECEIPT_STATUSES } from './chat-message.ts';
import type { LeadDetails } from '#shared/leads/lead-details.ts';
import {
  type ChatState,
  emptyChat,
  emptyLead,
  LEAD_STATUSES,
  type LeadDraft,
} from './chat-state.ts';
import { isRecord } from '#shared/is-record.ts';

/** Older bubbles leave the tab's storage; what a browser keeps for a site is small. */
const STORED_MESSAGES = 200;

/** Keeps the conversation in the tab, under this visit's identifier. */
export function storeChat(
  storage: BrowserStorage,
  { messages, openedAt, draft, lead }: ChatState,
): void {
  storage.write(storageKeys.chat, {
    sessionId: sessionId(storage),
    messages: messages.slice(-STORED_MESSAGES),
    openedAt,
    draft,
    lead,
  });
}

/** The conversation of this visit; an empty one where there is none, or one that cannot be read. */
export function readStoredChat(storage: BrowserStorage): ChatState {
  const stored = storage.read(storageKeys.chat);
  if (!isRecord(stored) || stored.sessionId !== sessionId(storage)) return emptyChat;
  const { messages, openedAt, draft, lead } = stored;
  return {
    ...emptyChat,
    messages: Array.isArray(messages) ? messages.filter(isMessage) : [],
    openedAt: typeof openedAt === 'number' ? openedAt : 0,
    draft: typeof draft === 'string' ? draft : '',
    lead: isLead(lead) ? lead : emptyLead,
  };
}

function isMessage(value: unknown): value is ChatMessage {
  return (
    isRecord(value) &&
    (value.role === 'user' || value.role === 'assistant') &&
    typeof value.content === 'string' &&
    typeof value.timestamp === 'number' &&
    (value.receipt === undefined || isReceipt(value.receipt))
  );
}

function isLead(value: unknown): value is LeadDraft {
  return (
    isRecord(value) &&
    isRecord(value.edits) &&
    Object.values(value.edits).every((edit) => typeof edit === 'string') &&
    typeof value.smsOptIn === 'boolean' &&
    typeof value.marketingOptIn === 'boolean' &&
    typeof value.isAsked === 'boolean' &&
    typeof value.isPaused === 'boolean' &&
    typeof value.key === 'string' &&
    (value.declined === null || isDetails(value.declined)) &&
    (LEAD_STATUSES as readonly unknown[]).includes(value.status)
  );
}

function isReceipt(value: unknown): value is LeadReceipt {
  return (
    isRecord(value) &&
    typeof value.key === 'string' &&
    isDetails(value.details) &&
    typeof value.isCorrection === 'boolean' &&
    (RECEIPT_STATUSES as readonly unknown[]).includes(value.status) &&
    (value.sentAt === undefined || typeof value.sentAt === 'number')
  );
}

function isDetails(value: unknown): value is LeadDetails {
  return isRecord(value) && cardKeys.every((key) => typeof value[key] === 'string');
}
