import { describe, expect, test } from 'vitest';
import type { ChatTurn } from '#shared/contracts/chat.ts';
import { redactConversation } from './redact-conversation.ts';

const redact = (message: string) => redactConversation({ message, history: [] }).message;
const said = (...contents: string[]): ChatTurn[] =>
  contents.map((content) => ({ role: 'user', content }));
const contentsOf = ({ history, message }: ReturnType<typeof redactConversation>) => [
  ...history.map(({ content }) => content),
  message,
];

describe('what is taken out though nothing introduces it', () => {
  test.each([
    ['the results for Wanda Cole are missing', 'the results for [name] are missing'],
    ["Wanda Cole's chart does not open", "[name]'s chart does not open"],
    ['Ann Lee here', '[name] here'],
    ['We need help.\nAnn Lee, RN', 'We need help.\n[name], RN'],
    ['Is John Smith in today?', 'Is [name] in today?'],
    ['our nurse Ann cannot print', 'our nurse [name] cannot print'],
    ['born on the fourth of March nineteen sixty one', '[date of birth]'],
    ['dob is May twelfth, nineteen eighty-two', '[date of birth]'],
    ['birthday March fourth', '[date of birth]'],
    ['nació el cuatro de marzo de mil novecientos sesenta y uno', '[date of birth]'],
    ['the last 4 are 6789', 'the [number]'],
    ['four oh five, triple five, oh one seventy three', '[phone]'],
    ['call 405\n555\n0173', 'call [phone]'],
    ['405=555=0173', '[phone]'],
    ['I live at 1200 Broadway', 'I [address]'],
    ['ann arroba clinic punto org', '[email]'],
    ['facebook.com/ann.lee.98', '[account]'],
    ['@annlee_ok', '[account]'],
  ])('%s', (message, expected) => {
    expect(redact(message)).toBe(expected);
  });

  test.each([
    'Windows Server and Microsoft Teams at Oklahoma City',
    'Do you support Epic, NextGen, athenahealth and Practice Fusion?',
    'We are Norman Pediatrics in Norman, Oklahoma',
    'Our Lexmark printers print garbage on Monday. Can you fix it?',
    'What is Managed IT and how much is Helpdesk Support?',
    'Can I talk to the Chief Revenue Officer?',
    'HELP OUR WIFI IS DOWN. Thank You So Much',
  ])('and a harmless question stays as it is: %s', (message) => {
    expect(redact(message)).toBe(message);
  });
});

describe('what the visitor has told of themselves', () => {
  test('a name beside other details is known from then on, and so is the name in an address', () => {
    const turns = said('Dana Whitehorse, dana.w@clinic.example, 405-555-0177');
    const { history, message } = redactConversation({
      message: 'does whitehorse get a mail at the one that ends in 0177?',
      history: [...turns, { role: 'assistant', content: 'Thanks, Dana.' }],
    });
    expect(history.map(({ content }) => content)).toEqual([
      '[name], [email], [phone]',
      'Thanks, [name].',
    ]);
    expect(message).toBe('does [name] get a mail at the one that ends in [phone]?');
  });

  test.each(['Lee, Ann', 'Ann Lee 2nd'])(
    'a reply to the question for it is a name: %s',
    (reply) => {
      const history: ChatTurn[] = [
        { role: 'assistant', content: 'What is your name?' },
        { role: 'user', content: reply },
        { role: 'assistant', content: 'Thanks Ann Lee, and your e-mail?' },
      ];
      const contents = contentsOf(redactConversation({ message: 'did Ann get it?', history }));
      expect(contents.join()).not.toMatch(/Ann|Lee/);
    },
  );

  test('what stands in the card is known, though no message holds it', () => {
    const lead = {
      status: 'sent' as const,
      name: 'Osa Quill',
      email: 'quillosa@clinic.example',
      phone: '(405) 555-0177',
    };
    const redacted = redactConversation({
      message: 'will osa be called at 0177, or quillosa be written to?',
      history: [],
      lead,
    });
    expect(redacted.message).toBe('will [name] be called at [phone], or [name] be written to?');
    expect(redacted.lead).toEqual({ status: 'sent' });
  });

  test('a number that comes piece by piece is a number', () => {
    const pieces = said('my number is 405', 'then five five five');
    expect(contentsOf(redactConversation({ message: 'and ends 0173', history: pieces }))).toEqual([
      '[number]',
      '[number]',
      '[number]',
    ]);
  });

  test('figures about the clinic are none', () => {
    const history = said('we have 120 computers', 'and 45 users in 3 sites');
    const message = 'what does it cost for 5000 users?';
    expect(contentsOf(redactConversation({ message, history }))).toEqual([
      ...history.map(({ content }) => content),
      message,
    ]);
  });
});
