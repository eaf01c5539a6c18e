import { isSendable, wholeDetails } from '#shared/leads/lead-details.ts';
import conversations from '#shared/leads/lead-conversations.json' with { type: 'json' };
import { readLead } from '#shared/leads/read-lead.ts';
import type { ChatLead, ChatTurn } from '#shared/contracts/chat.ts';
import { sampleAnswerer } from '#tests/chat/strangers/ask-stranger.ts';
import { expect, test } from 'vitest';
import { askedFor } from './lead-dialog.ts';

const answerer = sampleAnswerer();
const SAYS_WHOLE = /That is all we need|Con eso, alguien/;

/** The answer to the last message of a conversation, as the browser asks for it. */
const answerTo = (turns: readonly ChatTurn[], lead?: ChatLead) =>
  answerer.answer({
    message: turns.at(-1)?.content ?? '',
    history: turns.slice(0, -1),
    ...(lead && { lead }),
  });

const said = conversations
  .filter(({ turns }) => turns.every(({ from }) => from !== 'card'))
  .map(({ id, turns }) => ({
    id,
    turns: turns.map(({ from, text }): ChatTurn => ({
      role: from === 'visitor' ? 'user' : 'assistant',
      content: text,
    })),
  }));

test.each(said.map((each) => [each.id, each.turns] as const))(
  'the assistant says that nothing is missing only where the card sends itself, and asks for nothing that is known: %s',
  async (_id, turns) => {
    const answer = await answerTo(turns);
    const { details, stance, given } = readLead(turns);
    const isTimed = stance === 'willing' && isSendable(wholeDetails(details));
    if (SAYS_WHOLE.test(answer)) expect(isTimed).toBe(true);
    if (Object.keys(given).length === 0) return;
    const asked = askedFor([{ role: 'assistant', content: answer }]);
    if (asked !== undefined) expect(details[asked]).toBeUndefined();
  },
);

const user = (content: string): ChatTurn => ({ role: 'user', content });
const DANA = 'Dana Whitehorse, dana.w@clinic.example, 405-555-0177';
const SENT: ChatLead = {
  status: 'sent',
  name: 'Dana Whitehorse',
  email: 'dana.w@clinic.example',
  phone: '405-555-0177',
};

test.each([
  [
    'a doctor by title and last name',
    [user('Dr. Priya Raman, DDS, priya@ramansmiles.example')],
    /^Thanks, Dr\. Raman\./,
  ],
  [
    'a name in small letters with a capital',
    [user('my name is dana whitehorse')],
    /^Thanks, Dana\./,
  ],
  [
    'somebody else’s details not as the visitor',
    [user('My patient Wanda Cole, 405-555-0133, wanda@x.example, cannot log in')],
    /^(?!Thanks, Wanda)/,
  ],
])('the assistant thanks %s', async (_, turns, answer) => {
  expect(await answerTo(turns)).toMatch(answer);
});

test('a refusal is understood in words that the card understands', async () => {
  const turns = [user(DANA), { role: 'assistant' as const, content: 'Thanks, Dana.' }];
  expect(await answerTo([...turns, user('I would prefer that nobody contacts me')])).toMatch(
    /nothing is sent/,
  );
});

test('after sending a change is a correction, and what our team has is not asked for again', async () => {
  expect(await answerTo([user('sorry, 0178 not 0177')], SENT)).toMatch(
    /they replace what our team has/,
  );
  expect(await answerTo([user('use my cell instead: 405-555-0199')], SENT)).toMatch(/replace/);
});

test.each([
  [
    "Dana Whitfield. I'd rather not give an email, you can call me at 405-555-0142.",
    'That is fine.',
  ],
  ["Karen Boyle, karen@boyle.example, I'm not giving out my cell number", 'That is fine.'],
  ['text me at 405-555-0171, do not call', 'Noted: you would rather be texted'],
])('a detail that is not to be had is not asked for: %s', async (message, beginning) => {
  const answer = await answerer.answer({
    message,
    history: [
      { role: 'user', content: 'Can someone call me?' },
      { role: 'assistant', content: 'Gladly. May I have your name?' },
    ],
  });
  expect(answer.startsWith(beginning)).toBe(true);
});
