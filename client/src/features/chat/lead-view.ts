import {
  isSameDetails,
  isSendable,
  LEAD_FIELDS,
  type LeadDetails,
  type LeadField,
  wholeDetails,
} from '#shared/leads/lead-details.ts';
import { type LeadReading, readLead } from '#shared/leads/read-lead.ts';
import { isSaid, type LeadReceipt } from './chat-message.ts';
import { type ChatState, isHandedOver } from './chat-state.ts';
import { readOwnWords } from './own-words.ts';

/** What the visitor sees of their details. */
export interface LeadView {
  /** Whether the card stands there, and what it sends: a new lead, or a correction of one. */
  readonly card: 'none' | 'new' | 'correction';
  /** Found in the messages, and above it what they typed into the card. */
  readonly details: LeadDetails;
  /** The card may be sent without its button. */
  readonly isTimed: boolean;
  /** A detail to ask for next; undefined when none is missing, or none should be asked for. */
  readonly missing: LeadField | undefined;
}

/** The last details that were handed over. */
export function lastReceipt({ messages }: Pick<ChatState, 'messages'>): LeadReceipt | undefined {
  return messages.findLast(({ receipt }) => receipt)?.receipt;
}

/** Every word of an answer that streams in is a change of the state, and none of the messages. */
const readings = new WeakMap<ChatState['messages'], LeadReading>();

/** What the messages say; those before the last hand-over are settled by it. */
export function currentReading({ messages }: Pick<ChatState, 'messages'>): LeadReading {
  const known = readings.get(messages);
  if (known) return known;
  const index = messages.findLastIndex(({ receipt }) => receipt);
  const details = messages[index]?.receipt?.details;
  const said = messages.slice(index + 1).filter(isSaid);
  const reading = readOwnWords(said, details) ?? readLead(said, details);
  readings.set(messages, reading);
  return reading;
}

export function leadView(state: ChatState): LeadView {
  const { lead } = state;
  const reading = currentReading(state);
  const found = wholeDetails(reading.details);
  const details = wholeDetails({ ...reading.details, ...lead.edits });
  const card = cardFor(state, reading, found);
  const isSpoken = isOffered(state, reading, found);
  return {
    card,
    details,
    isTimed:
      card !== 'none' &&
      isSpoken &&
      reading.stance === 'willing' &&
      !lead.isPaused &&
      isSendable(details),
    missing:
      lead.status === 'open' && reading.stance === 'willing' && reading.hasBegun
        ? LEAD_FIELDS.find((field) => reading.details[field] === undefined)
        : undefined,
  };
}

function cardFor(state: ChatState, reading: LeadReading, found: LeadDetails): LeadView['card'] {
  const { status, isAsked } = state.lead;
  if (status === 'refused') return 'none';
  const isShown = isAsked || isOffered(state, reading, found);
  if (!isShown) return 'none';
  return isHandedOver(status) ? 'correction' : 'new';
}

/** Whether the messages themselves bring the card: all is known, and not what was settled already. */
function isOffered(state: ChatState, reading: LeadReading, found: LeadDetails): boolean {
  const { status, declined } = state.lead;
  const isKnown = LEAD_FIELDS.every((field) => reading.details[field] !== undefined);
  if (!isKnown || reading.stance === 'refused') return false;
  if (declined && isSameDetails(found, declined)) return false;
  const settled = lastReceipt(state)?.details;
  return !isHandedOver(status) || settled === undefined || !isSameDetails(found, settled);
}
