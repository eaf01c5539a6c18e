import { company } from '#shared/content/company.ts';
import { redactConversation } from '#server/features/chat/redaction/redact-conversation.ts';
import { startOpenAiServer } from '#tests/fakes/openai-server.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import { describe, expect, test } from 'vitest';
import { chatServer } from './support/chat-server.ts';
import { bare, plantDetails } from './support/planted-details.ts';

const COUNT = isSweep ? 500 : 200;
const TIMEOUT_MS = 300_000;
const planted = plantDetails(COUNT);
/** Long enough that it stands nowhere by chance. */
const isTelling = (needle: string) => needle.length > 5;

test(`the suite plants ${COUNT} different details`, () => {
  expect(new Set(planted.map(({ message }) => message)).size).toBe(COUNT);
  // Each is really there before it is redacted.
  const lost = planted.filter(
    ({ message, needles }) => !needles.every((needle) => bare(message).includes(needle)),
  );
  expect(lost).toEqual([]);
});

describeWithDatabase('what leaves the server', (database) => {
  test(
    'none of the planted details reaches the model or the log, as a question or in the history',
    async () => {
      const model = await startOpenAiServer();
      const server = await chatServer(database(), {
        OPENAI_BASE_URL: model.baseUrl,
        CHAT_DAILY_TOKEN_LIMIT: '1000000000',
      });
      const leaks: string[] = [];
      for (const [index, { kind, message, needles }] of planted.entries()) {
        const history = [
          { role: 'user', content: message },
          { role: 'assistant', content: `You wrote: ${message}` },
        ] as const;
        await (index % 2 === 0 ? server.ask(message) : server.ask('Do you sign a BAA?', history));
        const { messages = [] } = model.requests.at(-1) ?? {};
        const sent = bare(
          messages
            .filter(({ role }) => role !== 'system')
            .map(({ content }) => content)
            .join('\n'),
        );
        // Instructions and facts hold years and random marks of their own.
        const whole = bare((model.bodies.at(-1) ?? '').replaceAll('\\n', ' '));
        if (needles.some((needle) => (isTelling(needle) ? whole : sent).includes(needle)))
          leaks.push(`${kind}: ${message} -> ${sent}`);
      }
      expect(leaks).toEqual([]);
      // What speaks of a patient is answered without the model; the rest has to reach it.
      const reasons = server.reasons();
      expect([...new Set(reasons)]).toEqual(['about a patient']);
      const withheld = reasons.length;
      // Two of these sound like an emergency, which no model answers either.
      expect(model.bodies.length + withheld).toBeGreaterThanOrEqual(COUNT - 2);
      expect(withheld).toBeLessThan(COUNT / 4);
      // Durations, times and random ids can spell any number.
      const own = /:-?\d+(?:\.\d+)?(?=[,}])|"time":"[^"]*"|[\da-f]{8}(?:-[\da-f]{4,12}){4}/g;
      const log = bare(server.lines.join('').replace(own, ':'));
      expect(
        planted.filter(({ needles }) =>
          needles.some((needle) => isTelling(needle) && log.includes(needle)),
        ),
      ).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

const redact = (message: string) => redactConversation({ message, history: [] }).message;

describe('redaction', () => {
  test.each([
    [
      'Thanks, I am Dana Whitfield, dana@clinic.example, 405-555-0187',
      'Thanks, I am [name], [email], [phone]',
    ],
    ['my ssn is 512-33-4099', 'my [social security number]'],
    ['Card 4111 1111 1111 1111', 'Card [card number]'],
    ['I was born on May 4, 1961', 'I was [date of birth]'],
    ['We are at 450 W 15th St, Edmond, OK 73013', 'We are at [address]'],
    ['We are at 450 W 15th St, Burlington, Vermont 05401', 'We are at [address]'],
    ['dana.whitfield@gmail com is mine', '[email] is mine'],
    ['write to dana.whitfield at gmail', 'write to [email]'],
    ['my patient Mrs. Eleanor Vance, 82', 'my patient Mrs. [name], 82'],
    ['the patient is Dr. Ruth Vance', 'the patient is Dr. [name]'],
    ['me llamo Sra. Vance, de Tulsa', 'me llamo Sra. [name], de Tulsa'],
  ])('says by placeholders what was there: %s', (message, expected) => {
    expect(redact(message)).toBe(expected);
  });

  test.each([
    'We have 40 computers in 3 sites and pay $500 to $5,000.',
    'Is support open 24/7/365, also after 6:00 PM?',
    'Are you within 500 miles of Tulsa for up to 1000 users?',
    'Does 45 CFR 164.504(e) ask for a BAA?',
    "I'm looking for EMR help and I am not sure what it costs.",
    'Our wifi drops in exam room 6 since Windows 11.',
    'I am interested in eFax for our office.',
    'I am nurse practitioner at a clinic, and Outlook is slow.',
  ])('leaves a harmless question as it is: %s', (message) => {
    expect(redact(message)).toBe(message);
  });

  test('leaves the contact details of the company', () => {
    const message = `Is ${company.phone.display} or ${company.emails.sales.address} right?`;
    expect(redact(message)).toBe(message);
  });

  test('takes a short reply to the question for a name as a name, wherever it comes up again', () => {
    const { message, history } = redactConversation({
      message: 'Did Quillfeather arrive?',
      history: [
        { role: 'assistant', content: 'What is your name?' },
        { role: 'user', content: 'osvaldo quillfeather' },
      ],
    });
    expect(message).toBe('Did [name] arrive?');
    expect(history[1]?.content).toBe('[name]');
  });
});
