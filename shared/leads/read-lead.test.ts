import { company } from '../content/company.ts';
import { expect, test } from 'vitest';
import type { ChatTurn } from '../contracts/chat.ts';
import { readLead } from './read-lead.ts';

const message = (role: ChatTurn['role'], content: string): ChatTurn => ({ role, content });
const extractLead = (turns: readonly ChatTurn[]) => readLead(turns).details;
const leadOf = (...said: string[]) => extractLead(said.map((text) => message('user', text)));
const nameAfter = (question: string, reply: string) =>
  extractLead([message('assistant', question), message('user', reply)]).name;

test.each([
  ['My name is Dana Whitfield.', 'Dana Whitfield'],
  [
    "My name is Ana María O'Neill-Pérez and my email is ana@clinic.example",
    "Ana María O'Neill-Pérez",
  ],
  ['my name is josé garcía, i run a small clinic', 'josé garcía'],
  ['MY NAME IS DANA WHITFIELD', 'DANA WHITFIELD'],
  ["Hi, my name's Lee and we need help", 'Lee'],
  ['Hello! I am Dr. Priya Nair from Edmond Family Care', 'Dr. Priya Nair'],
  ["I'm Sam", 'Sam'],
  ['I’m Mary-Jane Watson, the office manager', 'Mary-Jane Watson'],
  ["hey i'm john smith and we lost the internet", 'john smith'],
  ["I'm Sterling King.", 'Sterling King'],
  ["I'm the office manager. My name is Kelly Ng", 'Kelly Ng'],
  ["I'm interested in a quote. I'm Robert.", 'Robert'],
  ['My name is Jo. I am calling about the server', 'Jo'],
  ['My name is J. R. Ewing', 'J. R. Ewing'],
  ["A quote for cabling, please. Name's Deke, I'm the facilities guy.", 'Deke'],
])('the name in "%s" is %s', (text, name) => expect(leadOf(text).name).toBe(name));

test.each([
  "I'm looking for EMR help",
  "I'm seventy-eight and I run this office",
  'I am looking for EMR help',
  "I'm not sure what we need",
  "i'm locked out of my mailbox",
  'I am the office manager',
  "I'm a nurse at a clinic",
  'I am in Tulsa',
  "I'M LOOKING FOR HELP",
  "I'm interested",
  "I'm having trouble with the printer",
  'I am so frustrated with this',
  "i'm desperate",
  "I'm good thanks",
  "I'm 34 years old",
  'I am very upset about my bill',
  'what is my name is not the question',
  'Is the domain name is included?',
])('"%s" holds no name', (text) => expect(leadOf(text).name).toBeUndefined());

test.each([
  ['May I have your name?', 'Dana', 'Dana'],
  ['What should I call you?', 'dana whitfield', 'dana whitfield'],
  ['What can we call you?', "It's Dana, thanks!", 'Dana'],
  ['Your name, please?', 'Bo', 'Bo'],
])('asked "%s", "%s" is the name %s', (question, reply, name) =>
  expect(nameAfter(question, reply)).toBe(name),
);

test.each([
  ['May I have your name?', 'no'],
  ['May I have your name?', 'Why do you need that?'],
  ['May I have your name?', 'no thanks'],
  ['May I have your name?', 'D'],
  ['May I have your name?', 'Wolfeschlegelsteinhausenbergerdorffwelche'],
  ['May I have your name?', 'dana@clinic.example'],
  ['May I have your name?', '405-555-0123'],
  ['We register your domain name too.', 'great'],
  ['Our office is in Edmond.', 'Dana'],
])('asked "%s", "%s" is no name', (question, reply) =>
  expect(nameAfter(question, reply)).toBeUndefined(),
);

test.each([
  ['405.555.0123', '405.555.0123'],
  // The specification asks for ten digits, not for an exchange that is in use.
  ['123-456-7890', '123-456-7890'],
  ['(212) 155-1234', '(212) 155-1234'],
  ['405–555–0123', '405–555–0123'],
  ['call (405) 555-0123 after five', '(405) 555-0123'],
  ['4055550123', '4055550123'],
  ['405.555.0123', '405.555.0123'],
  // The specification asks for ten digits, not for an exchange that is in use.
  ['123-456-7890', '123-456-7890'],
  ['(212) 155-1234', '(212) 155-1234'],
  ['405–555–0123', '405–555–0123'],
  ['+1 405 555 0123', '+1 405 555 0123'],
  ['1-405-555-0123', '1-405-555-0123'],
  ['+1(405)555-0123 ext. 12', '+1(405)555-0123'],
  ['４０５-５５５-０１２３', '405-555-0123'],
  ['Office 405-555-0123 or cell 918-555-0177', '405-555-0123'],
  ['Fax 405-555-0199, phone 405-555-0123', '405-555-0123'],
  ['5550123 with the 405, I do the books', '405-555-0123'],
  ['555-0123, area code 405.', '405-555-0123'],
  ['555 0123 (405)', '405-555-0123'],
  ['405 area, 555-0123', '405-555-0123'],
  ['es 5550123 con el 405', '405-555-0123'],
])('the phone number in "%s" is %s', (text, phone) => expect(leadOf(text).phone).toBe(phone));

test.each([
  '555-0123',
  'card 4111 1111 1111 1111',
  'MRN 4055550123',
  'our NPI is 4055550123',
  '+44 20 7946 0958',
  'ticket #4055550123',
  'case 5550123 with the 405',
  'room 5550123 with the 100 users we have',
  '2025-01-02',
  `I called ${company.phone.display} and nobody answered`,
])('"%s" holds no phone number of the visitor', (text) =>
  expect(leadOf(text).phone).toBeUndefined(),
);

test.each([
  ['reach me at dana.w+it@mail.clinic.example.', 'dana.w+it@mail.clinic.example'],
  ['<Dana@Clinic.example>', 'Dana@Clinic.example'],
  ['mail:dana@clinic.example, thanks', 'dana@clinic.example'],
])('the e-mail address in "%s" is %s', (text, email) => expect(leadOf(text).email).toBe(email));

test.each([
  'dana@clinic',
  '@clinic.example',
  'a..b@clinic.example',
  company.emails.support.address,
])('"%s" is no e-mail address of the visitor', (text) =>
  expect(leadOf(text).email).toBeUndefined(),
);

test('all three are collected over several messages, and a later one corrects', () => {
  expect(
    leadOf("I'm Dana", 'dana@clinic.example', '405-555-0123', 'sorry, 918-555-0177 is better'),
  ).toEqual({ name: 'Dana', email: 'dana@clinic.example', phone: '918-555-0177' });
});

test('what the assistant says is nobody’s detail', () => {
  expect(
    extractLead([message('assistant', 'My name is Robo, robo@clinic.example, 405-555-0123')]),
  ).toEqual({});
});

test('a name in doubt never replaces a certain one', () => {
  expect(leadOf('My name is Dana', "I'm Outlook deprived").name).toBe('Dana');
});

test('words that every object in the language knows are no digits', () => {
  const said = 'constructor toString hasOwnProperty valueOf '.repeat(5);
  expect(leadOf(said, `Dana Whitfield, ${said}`).phone).toBeUndefined();
});
