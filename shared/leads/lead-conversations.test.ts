import { expect, test } from 'vitest';
import type { ChatTurn } from '../contracts/chat.ts';
import conversations from './lead-conversations.json' with { type: 'json' };
import { isSameDetails, isSendable, wholeDetails } from './lead-details.ts';
import { readLead } from './read-lead.ts';

/** What visitors may write, and which lead it must make: exactly one, or none. */
const digits = (phone = '') => phone.replace(/\D/g, '').slice(-10);
/** A title in front is no different name, nor a point behind an initial. */
const plain = (name = '') =>
  name
    .toLowerCase()
    .replace(/^(?:dra?|mrs?|ms|doctora|pastor)\.? /, '')
    .replace(/\.$/, '');

interface Turn {
  readonly from: string;
  readonly text: string;
}

const said = (turns: readonly Turn[]) =>
  turns.map(({ from, text }): ChatTurn => ({
    role: from === 'visitor' ? 'user' : 'assistant',
    content: text,
  }));

/** What the card would send by itself, after what it has sent already. */
function leadOf(turns: readonly Turn[]) {
  const at = turns.findIndex(({ from }) => from === 'card');
  const sent = at < 0 ? undefined : readLead(said(turns.slice(0, at))).details;
  const { details, stance } = readLead(said(turns.slice(at + 1)), sent);
  const whole = wholeDetails(details);
  const isNew = sent === undefined || !isSameDetails(whole, wholeDetails(sent));
  return isNew && stance === 'willing' && isSendable(whole) ? whole : undefined;
}

test.each(conversations.map((each) => [each.id, each] as const))(
  'a stranger’s conversation makes the right lead or none: %s',
  (_id, { turns, expect: wanted }) => {
    const lead = leadOf(turns);
    expect(lead !== undefined).toBe(wanted.send);
    if (!lead) return;
    expect(plain(lead.name)).toBe(plain(wanted.name));
    expect(lead.email.toLowerCase()).toBe(wanted.email?.toLowerCase());
    expect(digits(lead.phone)).toBe(digits(wanted.phone));
  },
);
