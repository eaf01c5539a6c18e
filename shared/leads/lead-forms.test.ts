import { company } from '../content/company.ts';
import { expect, test } from 'vitest';
import type { ChatTurn } from '../contracts/chat.ts';
import { LEAD_FIELDS } from './lead-details.ts';
import { readLead } from './read-lead.ts';

/** Lines of a conversation; those that begin with `> ` are the assistant's. */
function read(...lines: readonly string[]) {
  const messages = lines.map((line): ChatTurn =>
    line.startsWith('> ')
      ? { role: 'assistant', content: line.slice(2) }
      : { role: 'user', content: line },
  );
  return readLead(messages);
}
const isSentByItself = ({ details, stance }: ReturnType<typeof read>) =>
  stance === 'willing' && LEAD_FIELDS.every((field) => details[field] !== undefined);
const digits = (phone = '') => phone.replace(/\D/g, '').slice(-10);

const DANA = ['Dana Whitehorse', 'dana.w@clinic.example', '4055550177'] as const;
const ASK_NAME = '> Whom may we ask for? Please tell me your name.';

test.each<[said: string | string[], name: string, email: string, phone: string]>([
  ['Dana Whitehorse, dana.w@clinic.example, 405-555-0177', ...DANA],
  ['dana.w@clinic.example, 405-555-0177, Dana Whitehorse', ...DANA],
  ['405-555-0177 dana.w@clinic.example Dana Whitehorse', ...DANA],
  ['Dana Whitehorse dana.w@clinic.example 4055550177', ...DANA],
  [['Dana Whitehorse', 'dana.w@clinic', 'oh, dana.w@clinic.example, 405-555-0177'], ...DANA],
  ['Dana Whitehorse\ndana.w@clinic.example\n405-555-0177', ...DANA],
  ['Dana Whitehorse / dana.w@clinic.example / 405.555.0177', ...DANA],
  ['Dana Whitehorse | dana.w@clinic.example | (405) 555-0177', ...DANA],
  ['Dana Whitehorse - dana.w@clinic.example - 405 555 0177', ...DANA],
  ['Dana Whitehorse; dana.w@clinic.example; +1 405-555-0177', ...DANA],
  ['Name: Dana Whitehorse\nEmail: dana.w@clinic.example\nPhone: 405-555-0177', ...DANA],
  ['name: Dana Whitehorse, phone: 405-555-0177, email: dana.w@clinic.example', ...DANA],
  ['Name - Dana Whitehorse; Tel - 405-555-0177; Mail - dana.w@clinic.example', ...DANA],
  ['First name: Dana, last name: Whitehorse, dana.w@clinic.example, 4055550177', ...DANA],
  ['Contact: Dana Whitehorse, 405-555-0177, dana.w@clinic.example', ...DANA],
  [
    'My name is Dana Whitehorse, my email is dana.w@clinic.example and my number is 405-555-0177',
    ...DANA,
  ],
  ["my name's Dana Whitehorse. dana.w@clinic.example. 405-555-0177.", ...DANA],
  ['This is Dana Whitehorse. You can reach me at 405-555-0177 or dana.w@clinic.example', ...DANA],
  [
    'Hi, this is Dana Whitehorse from Edmond Family Clinic, 405-555-0177, dana.w@clinic.example',
    ...DANA,
  ],
  [
    'Hello! Dana Whitehorse here. Call me at 405-555-0177 or write to dana.w@clinic.example',
    ...DANA,
  ],
  ["It's Dana Whitehorse, dana.w@clinic.example, 405-555-0177", ...DANA],
  ["I'm Dana Whitehorse, office manager. 405-555-0177, dana.w@clinic.example", ...DANA],
  [
    'I am Dana Whitehorse and I run a clinic in Moore. dana.w@clinic.example / 405-555-0177',
    ...DANA,
  ],
  [
    'You can call me Dana Whitehorse. My cell is 405-555-0177, email dana.w@clinic.example',
    ...DANA,
  ],
  ['Sure! Dana Whitehorse, dana.w@clinic.example, 405-555-0177. Thanks!', ...DANA],
  ['Sure, here you go: Dana Whitehorse, 405-555-0177, dana.w@clinic.example', ...DANA],
  ['Here are my details: Dana Whitehorse, dana.w@clinic.example, cell 405-555-0177', ...DANA],
  ['Please call me. Dana Whitehorse, 405-555-0177, dana.w@clinic.example', ...DANA],
  ['Dana Whitehorse, RN\ndana.w@clinic.example\n405-555-0177 ext 12', ...DANA],
  [
    'Dana Whitehorse\nOffice Manager\nEdmond Family Medicine\n405-555-0177\ndana.w@clinic.example',
    ...DANA,
  ],
  [
    'We need a quote for 12 computers.\n\nThanks,\nDana Whitehorse\nPractice Manager\n(405) 555-0177\ndana.w@clinic.example',
    ...DANA,
  ],
  [
    'Our internet is slow, can somebody call? Best regards, Dana Whitehorse, 405-555-0177, dana.w@clinic.example',
    ...DANA,
  ],
  ['Interested in managed IT. Dana Whitehorse (405) 555-0177 dana.w@clinic.example', ...DANA],
  [
    'Could you have someone call me at 405-555-0177? Dana Whitehorse, dana.w@clinic.example',
    ...DANA,
  ],
  [
    'DANA WHITEHORSE, DANA.W@CLINIC.EXAMPLE, 405-555-0177',
    'DANA WHITEHORSE',
    'DANA.W@CLINIC.EXAMPLE',
    '4055550177',
  ],
  ['dana whitehorse, dana.w@clinic.example, 405-555-0177', 'dana whitehorse', DANA[1], DANA[2]],
  [
    'dana whitehorse dana.w@clinic.example 405 555 0177 thanks',
    'dana whitehorse',
    DANA[1],
    DANA[2],
  ],
  ['im dana, 4055550177, dana.w@clinic.example', 'dana', DANA[1], DANA[2]],
  [
    'i am dana whitehorse my email is dana.w@clinic.example my cell is 405-555-0177',
    'dana whitehorse',
    DANA[1],
    DANA[2],
  ],
  [
    'im dana whitehorse from moore, reach me on 4055550177 or dana.w@clinic.example',
    'dana whitehorse',
    DANA[1],
    DANA[2],
  ],
  ["it's dana 405-555-0177 dana.w@clinic.example", 'dana', DANA[1], DANA[2]],
  [
    'my name is dana whitehorse number 4055550177 email dana.w@clinic.example',
    'dana whitehorse',
    DANA[1],
    DANA[2],
  ],
  [
    'Dr. Jane Doe, MD, jane@doe.example, 405-555-0101',
    'Dr. Jane Doe',
    'jane@doe.example',
    '4055550101',
  ],
  [
    "I'm Dr. Jane Doe, MD. jane@doe.example, 405-555-0101",
    'Dr. Jane Doe',
    'jane@doe.example',
    '4055550101',
  ],
  ['dr jane doe, jane@doe.example, 4055550101', 'dr jane doe', 'jane@doe.example', '4055550101'],
  ["I'm Will, will@x.example, (212) 155-1234", 'Will', 'will@x.example', '2121551234'],
  ['Will Short, wshort@x.example, 405-555-0101', 'Will Short', 'wshort@x.example', '4055550101'],
  [
    'My name is Grace Hope, 405-555-0101, grace@x.example',
    'Grace Hope',
    'grace@x.example',
    '4055550101',
  ],
  ["Sean O'Neill, sean@x.example, 405-555-0101", "Sean O'Neill", 'sean@x.example', '4055550101'],
  ['Ana de la Cruz, ana@x.example, 405-555-0101', 'Ana de la Cruz', 'ana@x.example', '4055550101'],
  ['John A. Smith, john@x.example, 405-555-0101', 'John A. Smith', 'john@x.example', '4055550101'],
  [
    'Mary-Jane Watson\nmj@x.example\n+1 (405) 555-0101',
    'Mary-Jane Watson',
    'mj@x.example',
    '4055550101',
  ],
  ['Nguyễn Văn An, an@x.example, 405–555–0101', 'Nguyễn Văn An', 'an@x.example', '4055550101'],
  ['Priya, priya@x.example, 1 405 555 0101', 'Priya', 'priya@x.example', '4055550101'],
  [
    'Me llamo Ana García, mi correo es ana@x.example y mi teléfono es 405-555-0101',
    'Ana García',
    'ana@x.example',
    '4055550101',
  ],
  [
    'Mi nombre es José Luis Pérez, 405 555 0101, jl@x.example',
    'José Luis Pérez',
    'jl@x.example',
    '4055550101',
  ],
  [
    'Soy Ana García de Edmond, ana@x.example, 4055550101',
    'Ana García',
    'ana@x.example',
    '4055550101',
  ],
  [
    'hola soy maría, mi número es 405-555-0101 y mi correo maria@x.example',
    'maría',
    'maria@x.example',
    '4055550101',
  ],
  [
    'Nombre: Ana García\nTeléfono: 405-555-0101\nCorreo: ana@x.example',
    'Ana García',
    'ana@x.example',
    '4055550101',
  ],
  [
    'Ana García, ana@x.example, 405-555-0101, llámeme por favor',
    'Ana García',
    'ana@x.example',
    '4055550101',
  ],
  [
    'Les habla Pedro Ruiz, pueden llamarme al 405-555-0101, pedro@x.example',
    'Pedro Ruiz',
    'pedro@x.example',
    '4055550101',
  ],
  [['Dana Whitehorse', 'dana.w@clinic.example', '405-555-0177'], ...DANA],
  [['405-555-0177', 'dana.w@clinic.example', 'Dana Whitehorse'], ...DANA],
  [
    ['call me back please', ASK_NAME, 'Dana Whitehorse', 'dana.w@clinic.example', '(405)555-0177'],
    ...DANA,
  ],
  [['dana.w@clinic.example', ASK_NAME, 'Dana', '4055550177'], 'Dana', DANA[1], DANA[2]],
  [
    [
      'I need help with our network',
      "I'm Dana",
      '405-555-0177',
      'and my email is dana.w@clinic.example',
    ],
    'Dana',
    DANA[1],
    DANA[2],
  ],
  [["I'm Dana", 'Dana Whitehorse, dana.w@clinic.example, 405-555-0177'], ...DANA],
  [
    ['Dana Whitehorse, dana.w@clinic.example, 405-555-0178', 'actually my number is 405-555-0177'],
    ...DANA,
  ],
  [['Dana Whitehorse, dana.w@clinic.example, 405-555-0178', 'sorry, 0177 not 0178'], ...DANA],
  [['Dana Whitehorse, dana.w@clinic.example, 405-555-0178', 'oops, it ends in 0177'], ...DANA],
  [
    ['Dana Whitehorse, dana.w@clinic.example, 405-555-0178', 'termina en 0177 y no en 0178'],
    ...DANA,
  ],
  [
    "I don't want to give the patient's name. I'm Dana Whitehorse, dana.w@clinic.example, 405-555-0177",
    ...DANA,
  ],
  ['Dana Whitehorse, dana.w at clinic dot example (because of spam bots), 405-555-0177', ...DANA],
  [
    'lukasz will answer but ask for me, Dana Whitehorse. 405-555-0177, dana.w@clinic.example',
    ...DANA,
  ],
  [
    ['Dana Whitehorse, dana@clinic.example, 405-555-0177', "no, it's dana.w@clinic.example"],
    ...DANA,
  ],
  [
    ['Dana Whitehorse, dana.w@clinic.test, 405-555-0177', "it's clinic.example, not clinic.test"],
    ...DANA,
  ],
  [['Dana Whitehouse, dana.w@clinic.example, 405-555-0177', 'Whitehorse, not Whitehouse'], ...DANA],
  [['Dana Whitehouse, dana.w@clinic.example, 405-555-0177', 'my name is Dana Whitehorse'], ...DANA],
  ['Dana Whitehorse, dana.w@clinic.example, 405-555-0178, sorry, 405-555-0177', ...DANA],
  ['Dana Whitehorse, dana.w@clinic.example. Not 405-555-0178 but 405-555-0177', ...DANA],
  [
    'Dana Whitehorse, dana.w@clinic.example, office 405-555-0102, best number 405-555-0177',
    ...DANA,
  ],
  ['Dana Whitehorse, dana.w@clinic.example, 405-555-0177, fax 405-555-0100', ...DANA],
  [
    'The front desk 405-555-0100 always rings, never call it. Dana Whitehorse, dana.w@clinic.example, 405-555-0177',
    ...DANA,
  ],
  [
    [
      'No call needed, only looking',
      'I changed my mind, please do call me: Dana Whitehorse, dana.w@clinic.example, 405-555-0177',
    ],
    ...DANA,
  ],
  [
    [
      'Dana Whitehorse, dana.w@clinic.example',
      'I would rather not give my phone',
      "never mind, it's fine, here you go: 405-555-0177",
    ],
    ...DANA,
  ],
  [
    ['Dana Whitehorse, dana.w@clinic.example', 'why do you need my phone? fine, 405-555-0177'],
    ...DANA,
  ],
  [
    [
      'Dana Whitehouse, dana.w@clinic.example, 405-555-0177',
      "*Dana Whitehorse, I can't spell my own name",
    ],
    ...DANA,
  ],
  ['Dana Whitehorse. dana.w@clinic.example. 405•555•0177', ...DANA],
  [
    'Would love a demo.\nDana Whitehorse\nPractice Manager | Horse Optical\n405.555.0177 x33\ndana.w@clinic.example',
    ...DANA,
  ],
  [
    `Dana Whitehorse, dana.w@clinic.example, tel ${company.sms.display}`,
    'Dana Whitehorse',
    'dana.w@clinic.example',
    company.sms.e164.slice(2),
  ],
  [
    `Dana Whitehorse, dana.w@clinic.example, 405-555-0177. I called ${company.phone.display} before`,
    ...DANA,
  ],
  ['Dana Whitehorse, dana.w (at) clinic (dot) example, 405-555-0177', ...DANA],
  ['Dana Whitehorse, dana.w at clinic dot example, 405-555-0177', ...DANA],
  [
    'My name is Dana Whitehorse. My boss is Dr. Kim, his number is 405-555-0100. Mine is 405-555-0177, dana.w@clinic.example',
    ...DANA,
  ],
  ["I'm Dana Whitehorse, I work for Dr. Kim. 405-555-0177, dana.w@clinic.example", ...DANA],
  ["our patients can't reach us. Dana Whitehorse, 405-555-0177, dana.w@clinic.example", ...DANA],
  [
    "My doctor is asking for a quote. I'm Dana Whitehorse, 405-555-0177, dana.w@clinic.example",
    ...DANA,
  ],
  ["Please don't call before noon. Dana Whitehorse, 405-555-0177, dana.w@clinic.example", ...DANA],
  ["We don't call patients by text. Dana Whitehorse, 405-555-0177, dana.w@clinic.example", ...DANA],
  [
    [
      'Is it safe to give my number here?',
      'ok. Dana Whitehorse, dana.w@clinic.example, 405-555-0177',
    ],
    ...DANA,
  ],
  [
    ["I'd rather not say", 'ok fine, Dana Whitehorse, dana.w@clinic.example, 405-555-0177'],
    ...DANA,
  ],
  [
    [
      'Dana Whitehorse, dana.w@clinic.example, 405-555-0177',
      "please don't contact me",
      'ok you can call me after all',
    ],
    ...DANA,
  ],
  [
    'hi im marcus bell i own a clinic in tulsa, my email is m@x.example and phone 9185550144',
    'marcus bell',
    'm@x.example',
    '9185550144',
  ],
  [
    'Nurse manager Keisha Brown, keisha@x.example, 405 555 0166',
    'Keisha Brown',
    'keisha@x.example',
    '4055550166',
  ],
  ["Name's Jenny Wu, jenny@x.example, 405-555-0101", 'Jenny Wu', 'jenny@x.example', '4055550101'],
  [
    "My name is Jenny Wu, I'm calling about my doctor's laptop. 405-555-0101 jenny@x.example",
    'Jenny Wu',
    'jenny@x.example',
    '4055550101',
  ],
  [
    'Patient portal is down!! Tom Reyes, 405-555-0101, tom@x.example',
    'Tom Reyes',
    'tom@x.example',
    '4055550101',
  ],
  [
    ['Tom Reyes, tom@x.example, 918-555-0101', '405 not 918'],
    'Tom Reyes',
    'tom@x.example',
    '4055550101',
  ],
])('%j becomes a lead', (said, name, email, phone) => {
  const reading = read(...[said].flat());
  expect({ ...reading.details, phone: digits(reading.details.phone) }).toEqual({
    name,
    email,
    phone,
  });
  expect(reading.stance).toBe('willing');
});

const KNOWN = 'Dana Whitehorse, dana.w@clinic.example, 405-555-0177';

test.each<[string | string[]]>([
  // Somebody else's.
  ['My patient Wanda Cole, 405-555-0133, wanda@x.example, cannot log in'],
  ['Wanda Cole (my patient), 405-555-0133, wanda@x.example'],
  ['My patient is Wanda Cole.\n405-555-0133\nwanda@x.example'],
  ['Patient: Wanda Cole, phone 405-555-0133, email wanda@x.example'],
  ['Patient name: Wanda Cole, 405-555-0133, wanda@x.example'],
  ['Our patient Wanda Cole can be reached at 405-555-0133 or wanda@x.example'],
  ['I have a patient, Wanda Cole, her number is 405-555-0133 and her email is wanda@x.example'],
  ['A client named John Smith complained, 405-555-0133, john@x.example'],
  ['My boss is Dr. Kim, 405-555-0100, kim@x.example'],
  ['My nephew wants an IT job. Kyle Adams, kyle@x.example, 405-555-0100. Could you hire him?'],
  ['One of our nurses, Jo Tackett (jo@x.example, 405-555-0100), clicked on a link. What now?'],
  [
    'What is the right format for the phone? Like 405-555-0122? And name@x.example? And Jane Smith?',
  ],
  [`A text came from ${company.sms.display}. Dana Whitehorse, dana.w@clinic.example`],
  ["My boss's name is Kim Lee, her number is 405-555-0100, her mail is kim@x.example"],
  ['Her name is Wanda Cole, her number is 405-555-0133, wanda@x.example'],
  ['My husband Bob Reed wants a call, his cell is 405-555-0100, bob@x.example'],
  ["I'm asking for my mother, Rosa Diaz, 405-555-0100, rosa@x.example"],
  ['On behalf of Dr. Kim Lee: 405-555-0100, kim@x.example'],
  ['You should call my manager Tom Hill at 405-555-0100 or tom@x.example'],
  ["I'm Dana, but contact my manager Tom Hill, 405-555-0100, tom@x.example"],
  ['Please contact Wanda Cole at 405-555-0133, wanda@x.example'],
  ["405-555-0133 is Wanda's number, wanda@x.example is Wanda's email, Wanda Cole"],
  ['the patient Wanda Cole gave us 405-555-0133 and wanda@x.example'],
  ["Dana Whitehorse, dana.w@clinic.example, my doctor's number is 405-555-0100"],
  ['Mi paciente Wanda Cole, 405-555-0133, wanda@x.example'],
  ['Mi jefe se llama Juan Soto, su número es 405-555-0100 y su correo juan@x.example'],
  ['Mi esposa Ana Ruiz, su teléfono es 405-555-0100, su correo es ana@x.example'],
  ['A scammer called me from 405-555-0100. I am Dana, dana.w@clinic.example'],
  ['I called 405-555-0100 and nobody answered. My name is Dana, dana.w@clinic.example'],
  ['is 405-555-0142 one of your numbers? Dana Whitehorse, dana.w@clinic.example'],
  ['Could you call my sister? Ana Ruiz, ana@x.example, 405-555-0101'],
  ['pt: Ana Ruiz, 405-555-0101, ana@x.example'],
  ['Patient Ana Ruiz, 405-555-0101, ana@x.example'],
  ["I'm filling this in for my dad. Bob Ruiz, bob@x.example, 405-555-0101"],
  ['mi mamá Ana Ruiz, ana@x.example, 405-555-0101'],
  ['please have someone reach out to Jenny Wu at 405-555-0101 or jenny@x.example'],
  // Refusals.
  [[KNOWN, 'do not submit']],
  [[KNOWN, "I didn't agree to that"]],
  [[KNOWN, 'no one should call me']],
  [[KNOWN, 'I would prefer that nobody contacts me']],
  [[KNOWN, 'you may not contact me']],
  [[KNOWN, 'please refrain from calling']],
  [[KNOWN, 'mejor no']],
  [`maybe later. ${KNOWN}`],
  [`${KNOWN}. Please do not call me.`],
  [`${KNOWN} but please do not contact me`],
  [`${KNOWN}, don't contact me`],
  [`do not call or email me. ${KNOWN}`],
  [[KNOWN, 'but please do not contact me']],
  [[KNOWN, "please don't call"]],
  [[KNOWN, "I don't want anyone to call me"]],
  [[KNOWN, "I'd rather not be contacted"]],
  [[KNOWN, "I'd rather not"]],
  [[KNOWN, 'no']],
  [[KNOWN, 'No thanks']],
  [[KNOWN, 'stop']],
  [[KNOWN, "don't send that"]],
  [[KNOWN, 'never mind']],
  [[KNOWN, 'nevermind, forget it']],
  [[KNOWN, 'I changed my mind']],
  [[KNOWN, 'please delete my details']],
  [[KNOWN, 'delete that']],
  [[KNOWN, 'no calls please']],
  [[KNOWN, 'do not share my number with anyone']],
  [[KNOWN, 'I do not want to be contacted']],
  [[KNOWN, 'we would prefer not to be called']],
  [[KNOWN, 'no me llamen por favor']],
  [[KNOWN, 'No quiero que me contacten']],
  [[KNOWN, 'prefiero que no']],
  [[KNOWN, 'keep my number private']],
  [[KNOWN, 'cancel that']],
  [`Not for contact, just so you know: ${KNOWN}`],
  [`I refuse to give my consent. ${KNOWN}. Never call me.`],
  // Doubts.
  [`is it safe to give my number? ${KNOWN}`],
  [
    [
      'Dana Whitehorse, dana.w@clinic.example',
      'if I give you my number 405-555-0177, who sees it?',
    ],
  ],
  [`If I give you my details (${KNOWN}) will you spam me?`],
  [`Should I give you my number? ${KNOWN}`],
  [`What do you do with my info? ${KNOWN}`],
  [`will you sell my number? ${KNOWN}`],
  [`why do you need my phone number, ${KNOWN}`],
  [`I'm not sure I should share this: ${KNOWN}`],
  [`this is just a test: ${KNOWN}`],
  [`for example, ${KNOWN}`],
  [`Suppose I leave ${KNOWN}, what happens?`],
  [[KNOWN, 'wait']],
  [[KNOWN, 'hold on, who will see my number?']],
  [`¿es seguro dar mi número? ${KNOWN}`],
  [`si les doy mi número 405-555-0177, quién lo ve? Ana García, ana@x.example`],
  [[KNOWN, "don't call, email me instead"]],
  // Not complete, whatever the words look like.
  ["I'm looking for help, dana.w@clinic.example, 405-555-0177"],
  ['I am interested, 405-555-0177, dana.w@clinic.example'],
  ["I'm not sure, 405-555-0177, dana.w@clinic.example"],
  ['soy de Edmond, 405-555-0177, dana.w@clinic.example'],
  ['soy enfermera, 405-555-0177, dana.w@clinic.example'],
  ['this is urgent, 405-555-0177, dana.w@clinic.example'],
  ['we need help asap 405-555-0177 dana.w@clinic.example'],
  ['Edmond Family Clinic, 405-555-0177, dana.w@clinic.example'],
  ['Office Manager, 405-555-0177, dana.w@clinic.example'],
  ['printer broken 405-555-0177 dana.w@clinic.example'],
  ['call me tomorrow 405-555-0177 dana.w@clinic.example'],
  ['Dana Whitehorse, dana.w@clinic.example, 555-0177'],
  ['Dana Whitehorse, dana.w@clinic, 405-555-0177'],
  ['Dana Whitehorse, dana.w@clinic.example, MRN 4055550177'],
  ['Dana Whitehorse, dana.w@clinic.example, card 4111 1111 1111 1111'],
  [`Dana Whitehorse, ${company.emails.support.address}, 405-555-0177`],
  [`Dana Whitehorse, dana.w@clinic.example, ${company.phone.display}`],
])('%j is not sent by itself', (said) => {
  expect(isSentByItself(read(...[said].flat()))).toBe(false);
});

test('a refusal says so, and details that were given before are not asked for again', () => {
  expect(read(KNOWN, 'please do not contact me').stance).toBe('refused');
  expect(read('My patient Wanda Cole, 405-555-0133, wanda@x.example').details).toEqual({});
});

test.each([
  `${DANA.join(', ')} but please dont put me on some newsletter`,
  `${DANA.join(', ')}. You may CALL. I do not want texts and I do not want a newsletter`,
  `I'd like a consultation but I dont want to be put on some mailing list and no texts either. ${DANA.join(', ')}`,
])('whoever wants no newsletter may still be answered: %s', (said) => {
  expect(isSentByItself(read(said))).toBe(true);
});

test('an address with a spoken "at" is one where it stands alone', () => {
  const { details } = read('ok its Bev. Bev Lindqvist. bev at redrockderm.example');
  expect(details.email).toBe('bev@redrockderm.example');
  expect(read('Bev Lindqvist, manager at redrockderm.example').details.email).toBeUndefined();
});

test('a language that somebody speaks is no name', () => {
  const { details } = read('help my mom’s clinic? ella no habla ingles, solo quiere el fax');
  expect(details.name).toBeUndefined();
});
