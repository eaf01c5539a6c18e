import type { ChatMessage } from './chat-message.ts';
import type { LeadDetails } from '#shared/leads/lead-details.ts';

/** What the visitor decided about their contact details. */
export interface LeadDraft {
  /** Typed into the card; stands above what was found in the messages. */
  readonly edits: Partial<LeadDetails>;
  readonly smsOptIn: boolean;
  readonly marketingOptIn: boolean;
  /** They asked for the card: before everything was known, or to change what was sent. */
  readonly isAsked: boolean;
  /** They stopped the clock: only the button sends the card. */
  readonly isPaused: boolean;
  readonly status: LeadStatus;
  /** The Idempotency-Key of the lead that the server has or will get; empty before. Corrections name it. */
  readonly key: string;
  /** What they did not want to send: the same details bring no card again. */
  readonly declined: LeadDetails | null;
}

/**
 * `sending` until the server has it, also over a reload; `sent` is final: a conversation gives one
 * lead (spec §4), which can be corrected. `refused`: the server will never take it as it is.
 */
export const LEAD_STATUSES = ['open', 'sending', 'sent', 'refused', 'declined'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** The server has the lead, or will get it. */
export const isHandedOver = (status: LeadStatus): status is 'sending' | 'sent' =>
  status === 'sending' || status === 'sent';

/** Everything of a conversation that outlives a change of page. */
export interface ChatState {
  readonly messages: readonly ChatMessage[];
  readonly isWaiting: boolean;
  /** What has come of an answer that is on its way. */
  readonly partialAnswer: string;
  /** When the chat was first opened, in milliseconds since 1970; 0 before. */
  readonly openedAt: number;
  /** What stands in the field and was not sent. */
  readonly draft: string;
  readonly lead: LeadDraft;
  /** The conversation that was just deleted, until something is said; never stored. */
  readonly deleted: ChatState | null;
}

/** Something was said, or the card is there. */
export const isClearable = ({ messages, lead }: ChatState): boolean =>
  lead.isAsked || messages.some(({ role }) => role === 'user');

export const emptyLead: LeadDraft = {
  edits: {},
  smsOptIn: false,
  marketingOptIn: false,
  isAsked: false,
  isPaused: false,
  status: 'open',
  key: '',
  declined: null,
};

export const emptyChat: ChatState = {
  messages: [],
  isWaiting: false,
  partialAnswer: '',
  openedAt: 0,
  draft: '',
  lead: emptyLead,
  deleted: null,
};
