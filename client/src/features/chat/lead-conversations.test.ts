import { expect, test } from 'vitest';
import type { ChatMessage } from './chat-message.ts';
import { LEAD_FIELDS, readLead } from './extract-lead.ts';
import conversations from './lead-conversations.json' with { type: 'json' };
import { isSendable, wholeDetails } from './lead-details.ts';

/** What people who had not seen the reader wrote, and which lead it must make: exactly one, or none. */
const digits = (phone = '') => phone.replace(/\D/g, '').slice(-10);
/** A title in front is no different name, nor a point behind an initial. */
const plain = (name = '') =>
  name
    .toLowerCase()
    .replace(/^(?:dr|mrs?|ms|doctora|pastor)\.? /, '')
    .replace(/\.$/, '');

test.each(conversations.map((each) => [each.id, each] as const))(
  'a stranger’s conversation makes the right lead or none: %s',
  (_id, { turns, expect: wanted }) => {
    const { details, stance } = readLead(
      turns.map(({ from, text }): ChatMessage => ({
        role: from === 'visitor' ? 'user' : 'assistant',
        content: text,
        timestamp: 0,
      })),
    );
    const isWhole = LEAD_FIELDS.every((field) => details[field] !== undefined);
    const isSent = isWhole && stance === 'willing' && isSendable(wholeDetails(details));
    expect(isSent).toBe(wanted.send);
    if (!isSent) return;
    expect(plain(details.name)).toBe(plain(wanted.name));
    expect(details.email?.toLowerCase()).toBe(wanted.email?.toLowerCase());
    expect(digits(details.phone)).toBe(digits(wanted.phone));
  },
);
