import type { LeadDetails } from '#shared/leads/lead-details.ts';

/** One bubble of the conversation (spec §3). */
export interface ChatMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** When it was said, in milliseconds since 1970. */
  readonly timestamp: number;
  /** The bubble about a lost connection: shown, but no part of what was said. */
  readonly isFailure?: true;
  /** The bubble about details that were handed over: shown, but no part of what was said. */
  readonly receipt?: LeadReceipt;
}

export const RECEIPT_STATUSES = ['sending', 'waiting', 'sent', 'refused'] as const;
export type ReceiptStatus = (typeof RECEIPT_STATUSES)[number];

/** What became of details that were handed over. */
export interface LeadReceipt {
  /** The Idempotency-Key they were sent under. */
  readonly key: string;
  readonly details: LeadDetails;
  readonly isCorrection: boolean;
  /** `waiting`: the server could not take them yet. `refused`: it never will. */
  readonly status: ReceiptStatus;
  /** When the server had them, in milliseconds since 1970. */
  readonly sentAt?: number;
}

/** Whether a bubble is part of what was said between visitor and assistant. */
export const isSaid = ({ isFailure, receipt }: ChatMessage): boolean => !isFailure && !receipt;
