import { chatContact } from '#shared/contracts/chat-contact.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyChat } from './chat-state.ts';
import { isSendable, leadProblems, wholeDetails } from '#shared/leads/lead-details.ts';
import { leadRequest } from './lead-request.ts';
import { leadView } from './lead-view.ts';

const stateWith = (edits: { name: string; email: string; phone: string }) => ({
  ...emptyChat,
  messages: [{ role: 'user' as const, content: 'Hello\0 \ud800', timestamp: 0 }],
  lead: { ...emptyChat.lead, edits },
});
const good = wholeDetails({ name: 'Dana', email: 'dana@clinic.example', phone: '405-555-0123' });

test('what the card lets through the API takes, whatever was typed', () => {
  const odd = fc.oneof(fc.string({ unit: 'binary', maxLength: 50 }), fc.string({ maxLength: 300 }));
  const details = fc.record({
    name: fc.oneof(odd, fc.constant(good.name)),
    email: fc.oneof(odd, fc.emailAddress(), fc.constant(good.email)),
    phone: fc.oneof(odd, fc.stringMatching(/^[\d +().x-]{8,60}$/), fc.constant(good.phone)),
  });
  fc.assert(
    fc.property(details, (edits) => {
      const state = stateWith(edits);
      fc.pre(isSendable(leadView(state).details));
      const { error } = chatContact.request.safeParse(leadRequest(state, 0));
      expect(error?.issues).toBeUndefined();
    }),
    { numRuns: isSweep ? 2_000 : 300 },
  );
});

test.each([
  'dana@clinic.example',
  "o'neill+leads@mail.clinic.example",
  'DANA_W@CLINIC.EXAMPLE',
  'd-@a.io',
])('%s is an address', (email) => {
  expect(leadProblems({ ...good, email })).toEqual({});
});

test.each([
  'dana@clinic',
  'dana@@clinic.example',
  'dana@münchen.example',
  '.dana@clinic.example',
  'da..na@clinic.example',
  'dana clinic.example',
  `${'d'.repeat(300)}@clinic.example`,
])('%s is told to be none before it is sent', (email) => {
  expect(leadProblems({ ...good, email })).toHaveProperty('email');
});
