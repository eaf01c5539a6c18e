import type { LeadReceipt, ReceiptStatus } from './chat-message.ts';
import type { ChatState, LeadDraft } from './chat-state.ts';

/**
 * A conversation after news of details that were handed over; the same one when they are not of it.
 * A conversation that was just deleted, and may come back, is updated too.
 */
export function withReceipt(
  state: ChatState,
  key: string,
  news: { readonly status: Exclude<ReceiptStatus, 'sending'>; readonly now: number },
): ChatState {
  const deleted = state.deleted && withReceipt(state.deleted, key, news);
  const found = state.messages.find(({ receipt }) => receipt?.key === key)?.receipt;
  if (!found) return deleted === state.deleted ? state : { ...state, deleted };
  const receipt: LeadReceipt = {
    ...found,
    status: news.status,
    ...(news.status === 'sent' && { sentAt: news.now }),
  };
  const messages = state.messages.map((message) =>
    message.receipt?.key === key ? { ...message, receipt } : message,
  );
  return { ...state, messages, lead: leadAfter(state.lead, receipt), deleted };
}

function leadAfter(lead: LeadDraft, { status, isCorrection }: LeadReceipt): LeadDraft {
  // A correction that is refused leaves the lead as the server has it.
  if (status === 'waiting' || (status === 'refused' && isCorrection)) return lead;
  if (lead.status !== 'sending') return lead;
  return { ...lead, status, ...(status === 'refused' && { key: '' }) };
}
