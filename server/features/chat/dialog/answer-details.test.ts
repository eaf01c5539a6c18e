import { company } from '#shared/content/company.ts';
import { isSendable, wholeDetails } from '#shared/leads/lead-details.ts';
import conversations from '#shared/leads/lead-conversations.json' with { type: 'json' };
import { readLead } from '#shared/leads/read-lead.ts';
import type { ChatLead, ChatTurn } from '#shared/contracts/chat.ts';
import { answerToStranger, sampleAnswerer } from '#tests/chat/strangers/ask-stranger.ts';
import { expect, test } from 'vitest';
import { askedFor } from './lead-dialog.ts';

const answerer = sampleAnswerer();
const SAYS_WHOLE = /That is all we need|Con eso, alguien/;

/** The answer to the last of several messages, each answered in its turn. */
const lastAnswer = (...turns: string[]) => answerToStranger(answerer, { turns });

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
    "Dana Whitfield. I'd rather not give an email, you can call me at 405-555-0163.",
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

/** What the assistant answers last, having answered each message before. */
async function lastAnswerTo(...messages: readonly string[]): Promise<string> {
  const turns: ChatTurn[] = [];
  for (const message of messages) {
    turns.push(user(message));
    turns.push({ role: 'assistant', content: await answerTo(turns) });
  }
  return turns.at(-1)?.content ?? '';
}

test.each([
  [
    'an incomplete address',
    ['Colleen Yost, colleen@yostmed, 918-555-0163'],
    /whole of it again\?$/,
  ],
  [
    'an incomplete address before the name',
    ['call me about the wifi. tina.r at prairiehomehealth, 405-555-0158'],
    /^Thanks\. That e-mail address does not look complete/,
  ],
  [
    'a said number that is a figure short',
    ['im ivan duarte ivan@x.example call me four oh five five five five oh one seven'],
    /all ten digits\?$/,
  ],
  ['an area code', ['Bonnie Tate, bonnie@x.example. call 555-0144'], /lacks its area code/],
  [
    'a number in place of somebody else’s',
    [
      'Lena Ortiz here. lena@x.example for mail, but for a call use our director Paul, 580-555-0171',
    ],
    /did not take for your own\. At which phone number/,
  ],
  [
    'what stands on their own site',
    ['just use the number on our website, ask for whoever answers'],
    /^I cannot look that up from here, so nothing is sent yet\. And your name, please\?$/,
  ],
])('the assistant asks for %s', async (_, messages, answer) => {
  expect(await lastAnswerTo(...messages)).toMatch(answer);
});

test('who asks why and refuses is told why, and where to write', async () => {
  const first = 'Theo Lang, theo@x.example. Send me what 7 computers would cost.';
  const answer = await lastAnswerTo(first, 'Why do you want my phone? No thanks. Email.');
  expect(answer).toMatch(/^The phone number is asked for so that someone can call you back/);
  expect(answer).toContain('write to sales@');
  expect(askedFor([{ role: 'assistant', content: answer }])).toBeUndefined();
});

test('who asks why is told why, and asked once more', async () => {
  const answer = await lastAnswerTo('can you call me', 'Ned Ash', 'why do you need my email?');
  expect(answer).toMatch(/^The e-mail address is asked for/);
  expect(answer).toMatch(/Which e-mail address can we write to\?$/);
});

test.each([
  ['Could you phone me? Carol Nunez, carol@x.example, 580-555-0141 ext 22'],
  [DANA, "yes that's right, please call"],
  [DANA, "don't send it yet", 'ok you can send it now'],
  [`please dont put me on a newsletter, but yes do call me: ${DANA}`],
  ["First initial only in the mail: k.osei@x.example. I'm Kwame Osei, call 682-555-0132"],
])('who has given all is not asked to leave details: %s', async (...messages) => {
  expect(await lastAnswerTo(...messages)).toMatch(/^Thanks, \w+\. That is all we need/);
});

test('a name of initials is said whole', async () => {
  expect(await answerTo([user('J.R. Whitfield, jr@x.example, 405-555-0112')])).toMatch(
    /^Thanks, J\.R\. Whitfield\. /,
  );
});

test('the details of a patient are said not to be kept', async () => {
  const said =
    "One of our patients, Gerald Simms, can't log in to the portal. Can you call him? 405-555-0184";
  expect(await answerTo([user(said)])).toMatch(/^Details of somebody else I neither keep nor send/);
});

test('texts that are welcome need a yes of their own', async () => {
  expect(await lastAnswerTo(DANA, 'you can text me too')).toMatch(/tick the “Text me” box/);
});

test('what is taken back or comes without its @ is asked for again', async () => {
  expect(await lastAnswerTo(DANA, "scratch that email, it's dead, sec")).toMatch(
    /^Thanks, Dana\. Which e-mail address can we write to\?$/,
  );
  expect(await lastAnswerTo('call me', 'Reggie Moss', 'reggie.mossclinic.example')).toMatch(
    /does not look complete/,
  );
});

test('an address of ours is not called incomplete', async () => {
  const said = `please phone me. Lorna Tidwell, ${company.emails.sales.address}, 405-555-0189`;
  expect(await answerTo([user(said)])).toMatch(/Which e-mail address can we write to\?$/);
});

test('wishes that follow the details are noted', async () => {
  const answer = await answerTo([
    user(DANA),
    { role: 'assistant', content: 'Thanks, Dana. That is all we need.' },
    user('And no texts and no newsletter please. Just the one call.'),
  ]);
  expect(answer).toMatch(/^Noted: texts come only if/);
});

test('an e-mail address without its end is asked for once more, whole', async () => {
  const answer = await answerTo([user("Name's Bart Quill. Mail bquill@redearthchiro")]);
  expect(answer).toContain('That e-mail address does not look complete');
});

test('an e-mail address that is refused is not asked for', async () => {
  const answer = await answerTo([
    user("name's Jo Pfeiffer 918.555.0158. no email, I get enough junk"),
  ]);
  expect(answer).toContain('nothing is sent now');
});

test('no hour is promised for a call after closing', async () => {
  const answer = await answerTo([
    user('could the owner ring me after 6, i am scrubbed in til then'),
  ]);
  expect(answer).toMatch(/hour I cannot promise|cannot fix a time/);
});

test('a phone number that is refused is not asked for', async () => {
  const said =
    'amy.dell@quietharbor.example, Amy. no phone number, i do not give that out, dont ask';
  expect(await answerTo([user(said)])).toContain('nothing is sent now');
});

test.each([
  [
    'No phone.',
    'Rosalind Achterberg, rosalind@stillwaterbh.example. No phone. I get eleven robocalls a day',
  ],
  [
    'a name beside it',
    'You can have Dr. Amundsen and 405-555-0118. No email, I get four hundred a day.',
  ],
])('what is flatly refused is not asked for: %s', async (_, message) => {
  expect(await lastAnswer('could somebody send me something in writing', message)).toMatch(
    /nothing is sent now: without one of them please call/,
  );
});

test('a number that is short of a digit is asked for again, beside a name too', async () => {
  expect(await lastAnswer('can somebody get me a quote', 'Gene Hatcher. 918 555 016')).toMatch(
    /^Thanks, Gene\. .* all ten digits/,
  );
});

test('who sends us to a husband is told how he can write, and nothing of privacy', async () => {
  const answer = await lastAnswer(
    'dont call me, call my husband, he is the one who has the checkbook, Otis Lane 918-555-0133',
  );
  expect(answer).toContain('have them call');
  expect(answer).not.toContain('Privacy Policy');
});

test('what a call is to be about goes along, and what is missing is asked for again', async () => {
  const answer = await lastAnswer(
    'can somebody ring me, my number is 405 555 0176, name is dana',
    "oh and it's about security for our surgery center",
  );
  expect(answer).toMatch(/^Noted: .*e-mail address/);
});

test('a patient who says a name and looks for a bill is asked for no details', async () => {
  const answer = await lastAnswer(
    'hello this is walter, where do i log in to see my bill from the clinic',
  );
  expect(answer).toMatch(/call your clinic/i);
  expect(answer).not.toMatch(/e-mail address can we/);
});

test('whoever wants no list is not taken to want no answer', async () => {
  const answer = await lastAnswer(
    'i want someone to call me about prices',
    'brenda kerr, brenda@clinic.example',
    'no dont put me on any email list',
  );
  expect(answer).toMatch(/phone number.*No marketing/);
});

test.each([
  ['i want to talk to a person please, not a robot. rosa vega, 405-555-0163', /^A person answers/],
  ['quiero hablar con una persona. me llamo rosa vega, 405-555-0163', /^Una persona contesta/],
])(
  'whoever wants a person and leaves details hears that one answers now: %s',
  async (said, right) => {
    expect(await lastAnswer(said)).toMatch(right);
  },
);

test('what somebody is, is not a name', async () => {
  const answer = await lastAnswer(
    'im pregnant and wondering if the wifi in the walls is bad for me',
  );
  expect(answer).toMatch(/no medical advice/);
});

test('"no texts, only a call" refuses no call, also in Spanish', async () => {
  const wish = 'necesito que me llamen, mi nombre es Marisol Treviño, tel 405 555 0177';
  expect(
    await lastAnswer(wish, 'no, mensajes de texto no, solo llamada', 'marisol@tf.example'),
  ).toMatch(SAYS_WHOLE);
  expect(await lastAnswer('quiero que me llamen', 'no gracias')).toMatch(
    /no se envía nada|Está bien/,
  );
});
