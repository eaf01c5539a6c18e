import { expect, test } from 'vitest';
import type { ChatTurn } from '../contracts/chat.ts';
import { LEAD_FIELDS } from './lead-details.ts';
import { readLead } from './read-lead.ts';

/** What one visitor says, a message a line. */
const read = (said: string) =>
  readLead(said.split('\n').map((content): ChatTurn => ({ role: 'user', content })));
const digits = (phone = '') => phone.replace(/\D/g, '').slice(-10);
const isSentByItself = (said: string) => {
  const { details, stance } = read(said);
  return stance === 'willing' && LEAD_FIELDS.every((field) => details[field] !== undefined);
};

test.each([
  ["It's Dakota Running Wolf from the tribal clinic.", 'Dakota Running Wolf'],
  ['Name → Kiona Blackwater', 'Kiona Blackwater'],
  ['I am rarely at my desk. Ann Lee', 'Ann Lee'],
])('the name in "%s" is %s', (said, name) => {
  expect(read(`${said} ann@clinic.example, 580-555-0184`).details.name).toBe(name);
});

test('an answer that names a reason has asked for no name', () => {
  const history = [
    { role: 'user' as const, content: 'how much did they save' },
    { role: 'assistant' as const, content: 'The case study does not say; it names the reason.' },
    { role: 'user' as const, content: 'whats its name' },
  ];
  expect(readLead(history).details).toEqual({});
});

test.each([
  ['405 dot 555 dot 0144', '4055550144'],
  ['405 , 555 , 0124', '4055550124'],
  ['405~555~0156', '4055550156'],
  ['nine one eight, triple five, oh one eleven', '9185550111'],
  ['nine one eight double five five oh one four three', '9185550143'],
  ['four zero five triple five zero one double four', '4055550144'],
  ['four hundred five, five fifty five, zero one ninety nine', '4055550199'],
  ['four hundred and five, five five five, oh one five five', '4055550155'],
  ['eight hundred five five five oh one four six', '8005550146'],
])('a number that is said, "%s", is %s', (said, phone) => {
  expect(digits(read(`call me at ${said}`).details.phone)).toBe(phone);
});

test.each([
  [
    'Email is j underscore pike at woodward dash clinic dot example',
    'j_pike@woodward-clinic.example',
  ],
  ['email is n okonkwo all one word at lakeside dot example', 'nokonkwo@lakeside.example'],
  [
    'btran all one word at red river clinic all one word dot example',
    'btran@redriverclinic.example',
  ],
  ['j park at parkvision dot example, jpark is one word', 'jpark@parkvision.example'],
  ['deb.ito at ito derm dot example (itoderm together)', 'deb.ito@itoderm.example'],
  ['ray at cox wound care dot example, all together no spaces', 'ray@coxwoundcare.example'],
  ['email is s as in sam, mith at smithent dot example', 'smith@smithent.example'],
  ['v roe 22 at mail dot example, all together', 'vroe22@mail.example'],
  ['deedee (all lowercase, one word) at amesclinic.example', 'deedee@amesclinic.example'],
  ['v-d-e-l-a at velasurgical dot example', 'vdela@velasurgical.example'],
  [
    "it's wandaj, all one word, then the at sign, then pickett dot example",
    'wandaj@pickett.example',
  ],
  ['nbatiste at batiste.example — yes, please call', 'nbatiste@batiste.example'],
  ['luz guion bajo mora arroba moraclinica punto example', 'luz_mora@moraclinica.example'],
])('an address that is said, "%s", is %s', (said, email) => {
  expect(read(said).details.email).toBe(email);
});

test('somebody at a place is no address', () => {
  expect(read('the manager at our clinic dot com site').details.email).toBeUndefined();
  expect(read('please meet me at the clinic dot example').details.email).toBeUndefined();
});

const AT = '405-555-0101';
test.each([
  [
    `Llámenme: María de los Ángeles Pérez de la Torre, ${AT}, mp@x.example`,
    'María de los Ángeles Pérez de la Torre',
  ],
  [`nm joy b 9185550188 joyb@x.example`, 'joy b'],
  [`Callback please. NAME=Ines Carvalho; MAIL=ines@x.example; TEL=${AT}`, 'Ines Carvalho'],
  [`Nombre y apellido: Ivy Cole, tel: ${AT}, correo: ivy@x.example`, 'Ivy Cole'],
  [`first: Ivy last: Cole e: ivy@x.example p: ${AT}`, 'Ivy Cole'],
  [`1) Ivy Cole 2) ivy@x.example 3) ${AT}`, 'Ivy Cole'],
  [`${AT} lyle@x.example lyle pratt call thx`, 'lyle pratt'],
  [`call me asap sid roy sid@x.example ${AT} server is down`, 'sid roy'],
  [`Hi! Dr. Chen's office, I'm her assistant Paige Rowley. paige@x.example ${AT}`, 'Paige Rowley'],
  [`I'm the practice manager, Lena Cruz, lena@x.example ${AT}`, 'Lena Cruz'],
  [`Lena Cruz for Dr. Boyd's office, lena@x.example, ${AT}`, 'Lena Cruz'],
  [`Wade Lyle, I manage two clinics\nwade@x.example ${AT}`, 'Wade Lyle'],
  [`You get everything: Gwen, last name Abernathy, ${AT}`, 'Gwen Abernathy'],
  [`soy Lucía Barrera de Óptica Barrera, ${AT}`, 'Lucía Barrera'],
  [
    `My married name is Heather Mizell (you may have me as Heather Crane from before), ${AT}`,
    'Heather Mizell',
  ],
  ['joel from the peds place on 33rd, just have somebody call me', 'joel'],
  [`i need someone to call me back, its megan at a pt clinic, ${AT}, after 5`, 'megan'],
])('in "%s" the name is %s', (said, name) => {
  expect(read(said).details.name).toBe(name);
});

test.each([
  'the spammer who writes us is Bob Fox, bob@fox.example, 405-555-0194',
  'You may call Helen Castellano at 405-555-0110 or helen.castellano@x.example',
  'call tina marsh, 405-555-0110, tina.marsh@x.example',
])('a name that others are called by is not sent by itself: %s', (said) => {
  expect(isSentByItself(said)).toBe(false);
});

const OWN = 'Gia Lopez, gia@x.example, 405-555-0161';
test.each([
  ['work mail is a@x.example, private is b@y.example. Use the private one', 'b@y.example'],
  ["home mail a@x.example, work mail b@y.example, the home one is what's broken", 'b@y.example'],
  ['a@x.example or b@y.example, the second one is my direct one', 'b@y.example'],
  ['old address a@x.example is dead, new one b@y.example', 'b@y.example'],
  ["a@x.example, don't use that, rather b@y.example", 'b@y.example'],
])('of two addresses the one that is to be used counts: %s', (said, email) => {
  expect(read(`Gia Lopez, 405-555-0161, ${said}`).details.email).toBe(email);
});

test.each([
  ['Gia Lopez, gia@x.example, 405-555-0161, sorry 0162', '4055550162'],
  ['mi número es 405 555 0151, perdón, 0152', '4055550152'],
  ['405-555-0161. wait no, 555-0170', '4055550170'],
  [`${OWN}\nshoot thats my old cell. its 0163 at the end not 0161`, '4055550163'],
  [`${OWN}, not 100% sure that's my number`, '4055550161'],
])('a number is put right by its end: %s', (said, phone) => {
  expect(digits(read(said).details.phone)).toBe(phone);
});

test('a mailbox and a first name are put right', () => {
  expect(read(`${OWN}\nthe email should be glopez@ same domain`).details.email).toBe(
    'glopez@x.example',
  );
  expect(read(`${OWN}\nmy first name has two i's: Giia`).details.name).toBe('Giia Lopez');
});

test.each([
  `Call, don't text. ${OWN}`,
  `phone call only, never text me: ${OWN}`,
  `No me manden textos, llámenme: ${OWN}`,
  `please dont pass my number to vendors or put me on a newsletter, but yes do call me: ${OWN}`,
  `call me. don't share this with third parties. ${OWN}`,
  `${OWN}. I don't want to be on a list, I want a quote`,
  `${OWN}. Do not text or email patients, just call me about it`,
  `Fax is 405-555-0198, don't use that. Phone 405-555-0197. Gia Lopez, gia@x.example, call me`,
  `don't call the 0128 number, that is the fax. ${OWN}`,
  `not sure if this is the right chat but our VPN is down. ${OWN}`,
])('who limits an answer wants one: %s', (said) => {
  expect(isSentByItself(said)).toBe(true);
});

test.each([
  "you know what, I'll just call you myself",
  'no need to call, I found it',
  "I don't want it sent",
  "I'd better not",
  "please don't do anything with that",
  'ignore what I wrote',
  'withdraw my request',
  'mejor yo los llamo',
  'olvídalo, ya no hace falta',
])('who has given all and says "%s" refuses', (said) => {
  expect(read(`${OWN}\n${said}`).stance).toBe('refused');
});

test.each([
  'Gia Lopez, gia@x.example. My number is 405-555-0161 I think, could be 0116 at the end',
  `${OWN}. Honestly not sure yet whether I want a call`,
  `${OWN}, not 100% sure that's my number`,
  `${OWN}. I need to ask my boss before anybody calls`,
  "Gia Lopez, call me 405-555-0150. I don't do email so use my husband's, al@y.example",
  "Gia Lopez, gia@x.example, reach me through my neighbor's phone 405-555-0173",
  'Mickey Mouse, mickey@x.example, 405-555-0101',
])('what is in doubt waits for a press: %s', (said) => {
  const { details, stance } = read(said);
  expect(stance).toBe('unsure');
  expect(LEAD_FIELDS.every((field) => details[field] !== undefined)).toBe(true);
});

test('somebody who is said to want a call has not said so', () => {
  expect(isSentByItself('Sue asked that you call her. Sue Lamb, 405-555-0180, sue@x.example')).toBe(
    false,
  );
});

test.each([
  'Her: Gail Blythe, gail@x.example, 405-555-0220. She wants a quote.',
  'Resident in room 12, Edna Fry, 405-555-0224, edna@x.example, wants the Wi-Fi fixed',
  "here's the number of the guy who hacked us: 405-555-0225 vic@x.example Vic Stone",
  "I'm Dan. Don't call me, call Rita instead: Rita Vogt, 620-555-0182, rita@x.example",
])('nobody else’s details are kept: %s', (said) => {
  const { details } = read(said);
  expect(details.email).toBeUndefined();
  expect(details.phone).toBeUndefined();
});

test.each([
  'Could you get hold of our landlord?',
  'I think Jill would want to hear from you:',
  'I want to refer a colleague,',
  'this nurse keeps snooping in charts:',
  'The salesman from your competitor left this:',
  'our new hire starts Monday:',
  'emergency contact:',
  'reference:',
  'is this you guys?',
  "Mr. Stone's wife needs help,",
  'My name is Dan, contact for billing is',
  "I'm Dan from Stone FM. The decision maker is",
])('"%s" and a name with details is not sent by itself', (said) => {
  expect(isSentByItself(`${said} Jill Stone, jill@x.example, 405-555-0302`)).toBe(false);
});

test.each([
  "Can you call Owen Blythe? That's me. owen@x.example 405-555-0216",
  'call owen blythe (me) owen@x.example 405-555-0216',
  "My wife says you fixed her clinic's Wi-Fi. Owen Blythe, owen@x.example, 405-555-0216",
  'My assistant is out so call me directly: Owen Blythe, owen@x.example, 405-555-0216',
  'Owen Blythe, owen@x.example, 405-555-0216. No rush, no need to call today',
  'Owen Blythe, owen @ x . example, 405-555-0216',
  "it's Owen\nOwen Blythe\nowen@x.example, 405-555-0216",
  'can someone call\nGus Ray\ngus@ray.example\n555-0229\n405',
])('who speaks of others or in pieces is heard all the same: %s', (said) => {
  expect(isSentByItself(said)).toBe(true);
  expect(read(said).details.name).toMatch(/^(?:owen blythe|gus ray)$/i);
});

test.each([
  'give me a minute before you send',
  'I might change my mind though',
  "only call if it's under $500",
])('who has given all and says "%s" is waited for', (said) => {
  expect(read(`${OWN}\n${said}`).stance).toBe('unsure');
});

test.each([
  ['can u call me? nm: jake dorsey ph: 5805550119 em: jdorsey@x.example', 'jake dorsey'],
  ['please call. stephen ng, sng@x.example, 9185550162', 'stephen ng'],
  ['Okonkwo, Chidi; cokonkwo@x.example; 405-555-0187', 'Chidi Okonkwo'],
  [
    "I'm Terry. Terry Ann McAllister-Boggs to be exact. tm@x.example, 580-555-0100",
    'Terry Ann McAllister-Boggs',
  ],
  ['This is Trent, 806-555-0158, t@x.example\nOakes, Trent Oakes', 'Trent Oakes'],
  ["I'd like a phone call. Chris Day\nc@x.example", 'Chris Day'],
  ['um my name is uh Rodney Spears and my number is 405 uh 555 uh 0104', 'Rodney Spears'],
  ['name is spelled S-Z-A-B-O, call me at 405-555-0134', 'Szabo'],
])('"%s" is of %s', (said, name) => {
  expect(read(said).details.name).toBe(name);
});

test.each([
  'I am Mason and im 12 and i want to work with computers, call me 405-555-0134 mason@x.example',
  `${OWN}\nsorry, I'm not Gia, I'm a neighbor`,
])('whoever may not be called is not: %s', (said) => {
  expect(read(said).stance).toBe('refused');
});

test('an address of which first and last name are somebody else’s waits for a press', () => {
  expect(read("I'm Rachel Stone, 918-555-0159, bob.kessler@x.example").stance).toBe('unsure');
  expect(isSentByItself("I'm Rachel Stone, 918-555-0159, front.desk@x.example")).toBe(true);
});

test('an address that is taken back is no longer known, and the number stays', () => {
  const { details, stance } = read(
    `${OWN}\nscratch that email, it's dead. I'll look up the new one`,
  );
  expect(details.email).toBeUndefined();
  expect(digits(details.phone)).toBe('4055550161');
  expect(stance).toBe('willing');
});

test('an old number that is waved away refuses nothing', () => {
  expect(isSentByItself(`never mind the number I gave before. ${OWN}`)).toBe(true);
});

test('whoever speaks for somebody else sends nothing by itself', () => {
  const said =
    'My boss is the one you want, not me. Dr. Halloran Pike, hp@pikeortho.example, 405.555.0191';
  expect(read(said).details.name).toBe('Dr. Halloran Pike');
  expect(isSentByItself(said)).toBe(false);
});

test('"my names Dewey" is a name', () => {
  expect(read('I want a callback\nmy names Dewey').details.name).toBe('Dewey');
});

test.each([
  'its Tanya Brock, tb@fivecorners.example, 405 555 0163, five offices, current IT is my brother in law',
  'the old IT outfit is leaving us, dont call them. me: Sheila Ponder, sponder@clinic.example, 405-555-0163',
])('own details stay own beside somebody else: %s', (said) => {
  expect(isSentByItself(said)).toBe(true);
});

test('whoever is not to be contacted is not sent, though their details are whole', () => {
  expect(isSentByItself("Dana Lee, dana@clinic.example, 405-555-0163. don't contact her yet")).toBe(
    false,
  );
});

test.each([
  [
    'a number that replaces another, beside what the old one was',
    [
      'Jerry Stroud, js@plains.example, 405-555-0133',
      'wrong one. its 405-555-0138, 33 was my old house',
    ],
    { phone: '405-555-0138' },
  ],
  [
    'an address that is spelled a little differently',
    ['Joan Whitfield / jwhitfeild@clinic.example / (580) 555-0129', "typo, it's jwhitfield"],
    { email: 'jwhitfield@clinic.example' },
  ],
  [
    'an area code that comes with a name behind it',
    ['Reach me at 555-0188', '405. And I go by Tom'],
    { phone: '405-555-0188' },
  ],
  [
    'the end of a number, where the old one is said to be old',
    [
      'this is tamika, tamika.r@movewell.example or call me 4055550177',
      'oh shoot no thats my old cell. its 0178 at the end',
    ],
    { phone: '4055550178' },
  ],
  [
    'a number in place of an old extension',
    [
      'Tammy Breck tbreck@cimarronhosp.example 580-555-0111',
      'shoot thats my old ext, use 580-555-0171 instead',
    ],
    { phone: '580-555-0171' },
  ],
  [
    'a name that we can have',
    ['You can have Dr. Amundsen and 405-555-0118'],
    { name: 'Dr. Amundsen' },
  ],
  ['another name', ['call me, 580 555 0177', 'Bob', 'no wait put robert'], { name: 'robert' }],
  ['a name before a clinic', ['rosa at kiowa clinic, phone 580-555-0177'], { name: 'rosa' }],
  [
    'a mailbox with a dot before "at"',
    ['deshawn.pruitt at clinic.example but i never read it'],
    { email: 'deshawn.pruitt@clinic.example' },
  ],
])('%s is understood', (_what, said, details) => {
  expect(readLead(said.map((content) => ({ role: 'user', content }))).details).toMatchObject(
    details,
  );
});

test('"you can have Bill call" is not the name of who writes', () => {
  expect(read('you can have Bill call 405-555-0118').details.name).toBeUndefined();
});

test('"dont" is nobody\u2019s name', () => {
  expect(
    read('dont call me call my boss. Patricia Owens 405-555-0188').details.name,
  ).toBeUndefined();
});

test('whoever takes no phone calls is not sent by itself', () => {
  expect(
    isSentByItself(
      'Franklin Redcorn, fredcorn@osagetrailsclinic.example, 918-555-0163. ONLY by e-mail please, I do not take phone calls at all.',
    ),
  ).toBe(false);
});

const IDA = 'Ida Crane, icrane@x.example, 405-555-0131';
test.each([
  `${IDA}. No calls no emails`,
  `${IDA}\npls delete`,
  `${IDA}\nwait no don't`,
  `${IDA}\non second thought no`,
  `${IDA}\nhold up, I need to clear it with my partner`,
  `I'm 9 and my name is ${IDA}`,
  `I am not ${IDA}, why do I get her mail?`,
  `Unlock ${IDA}`,
  `We have a new employee, ${IDA}, who needs a computer`,
  `${IDA}. She is our new biller, give her a login`,
  'Ida Crane (icrane@x.example, 405-555-0131) is not allowed in our system any more',
  `A doctor I know might need you: ${IDA}`,
  `Beneficiary ${IDA}, how do I store that?`,
  `Our current IT company: ${IDA}`,
  `How do I format it? ${IDA} - is that how?`,
  `Can you send a tech to my aunt? ${IDA}`,
])('nothing goes by itself for who refuses, doubts or is somebody else: %s', (said) => {
  expect(isSentByItself(said)).toBe(false);
});

test.each([
  `Don't email me a brochure, call me. ${IDA}`,
  `Never mind the other question. I'd like a call. ${IDA}`,
  `Contact me directly, don't bother my boss. ${IDA}`,
  `Please don't call my cell before 9. ${IDA}`,
  `I'm a new user, ${IDA}, call me`,
  `Please don't call 405-555-0199, our front desk. ${IDA}`,
  `don't forget my number. ${IDA}`,
])('who wants an answer gets one: %s', (said) => {
  expect(isSentByItself(said)).toBe(true);
});

test.each([
  ['call 405-555-0131, not the desk (405-555-0199)', '4055550131'],
  ["Don't use my work number, 405-555-0131 is better", '4055550131'],
  ['cell 405-555-0131 / office 405-555-0199 - cell is best', '4055550131'],
  ['Use 405-555-0131 from now on (was 405-555-0199)', '4055550131'],
  ['405-555-0199 goes to the answering service, 405-555-0131 is direct', '4055550131'],
  ['405-555-0131 works again', '4055550131'],
  ["I'm on the road (405-555-0131)", '4055550131'],
  ['four05-555-oh131', '4055550131'],
])('of "%s" the number is %s', (said, phone) => {
  expect(digits(read(said).details.phone)).toBe(phone);
});

test.each([
  'I had 405-555-0199 before',
  'If you still have 405-555-0199, throw it away',
  '405-555-0199 is what I had at my last job',
  'Please take 405-555-0199 off my record',
  "I can't be reached at 405-555-0199 anymore",
  'Ya no uso el 405-555-0199',
  'El 405-555-0199 era mi número anterior',
])('an old number is not kept: %s', (said) => {
  expect(read(said).details.phone).toBeUndefined();
});

test.each([
  ['Use this email please', true],
  ['Contact details below, e-mail preferred', true],
  ['Got your flyer and want a quote', true],
  ['We got this problem yesterday and need help', true],
  ['The card on the door says:', false],
  ['Got this note on my windshield:', false],
  ['What does this footer mean?', false],
  ['Nuestra enfermera firma así:', false],
])('lines below "%s" are the visitor’s own: %s', (first, isOwn) => {
  const content = `${first}\nIda Crane\nicrane@x.example\n405-555-0131`;
  const { details } = readLead([{ role: 'user', content }]);
  expect(details.email === 'icrane@x.example').toBe(isOwn);
});

test.each([
  ['Nina Holt, nina@x.example, 405-555-0131\ncorrection: Nina Roth', 'Nina Roth'],
  [`Nina Holt, nina@x.example\nsorry, it is Roth now, that's my old name`, 'Nina Roth'],
  ['ola adeyemi is my name, call 405-555-0131', 'ola adeyemi'],
  ['our contact Ann Lowe retired. Talk to me, I am Ted Moss, 405-555-0131', 'Ted Moss'],
])('in "%s" the name is %s now', (said, name) => {
  expect(read(said).details.name).toBe(name);
});

test('of two numbers the one counts that is named by its end', () => {
  const said = 'Gia Lopez, gia@x.example, 405-555-0161 or 405-555-0162, but please use 0162';
  expect(digits(read(said).details.phone)).toBe('4055550162');
});

test.each([
  `I don't need a sales pitch, but yes, I'd like a call. ${OWN}`,
  `I would rather not give my phone number\nOkay, never mind, I do want the call. ${OWN}`,
  `I'm a little nervous giving my details online, but you answered, so go ahead. ${OWN}`,
])('who wants the call all the same is sent: %s', (said) => {
  expect(isSentByItself(said)).toBe(true);
});

test('a patient’s record that is to be changed is nobody who wants a call', () => {
  const record = 'Name: Ian Porter, e-mail: ian@x.example, phone: 918-555-0157. He moved.';
  expect(isSentByItself(`How do I update a patient's record? ${record}`)).toBe(false);
});

test('a title, first and last name between other words are a name in small letters, too', () => {
  const said = `call me at lunch, cell is ${AT}, dr amy lindholm, its about two offices`;
  expect(read(said).details.name).toBe('dr amy lindholm');
  expect(read(`cell is ${AT}, mr printer is down again, help`).details.name).toBeUndefined();
});

test('a mail that is shown and asked about is nobody who wants a call', () => {
  const mail = '"Dear Customer, your backup expires. Brad Kell, brad@vault.example, 800-555-0190"';
  const content = `Is this mail legit or phishing?\n\n${mail}`;
  expect(readLead([{ role: 'user', content }]).details).toEqual({});
});

test('whose office manager somebody is says nothing against their own details', () => {
  const said = `Dr. Pell asked me to look. I'm his office manager, Lia Stein, ${AT}`;
  expect(read(said).details.name).toBe('Lia Stein');
});

test('the end of a number is put right in Spanish, too', () => {
  const said = 'Luz Rey, luz@x.example, (520) 555-0154\nperdón, termina en 0145 no en 0154';
  expect(digits(read(said).details.phone)).toBe('5205550145');
});

test('whether a product is OK for them is no doubt about a call', () => {
  expect(isSentByItself(`${OWN}. Is the system OK for a 3 doctor office?`)).toBe(true);
});

test('a notice below a signature refuses no call', () => {
  const said = `Please send pricing.\n\nAnn Solis, MHA\n${AT}\nann@x.example\nCONFIDENTIALITY NOTICE: If you are not the intended recipient please delete this message and do not contact the patient.`;
  expect(isSentByItself(said)).toBe(true);
});

test.each([
  ['in one breath', 'call me at 213-555-0119 no wait thats my desk at the old place, 213-555-0191'],
  [
    'for certain',
    "i think 217-555-0143\nmy wife taped it to the phone, it is: it's 213-555-0191 for certain",
  ],
  ['in two messages', 'phone is area code 213\nthen 555 0191'],
  ['figure by figure', 'el telefono (2 1 3) 5 5 5 - 0 1 9 1'],
  ['in odd groups', 'tel 213 5 55 01 91'],
  ['beside a coworker’s', 'Denises number is 414-555-0120 but please call ME 213-555-0191'],
])('a number that is told %s', (_, said) => {
  expect(digits(read(`Ted Moss, ted@x.example\n${said}`).details.phone)).toBe('2135550191');
});

test.each([
  [
    'mail me, wendell at aurora.example sorry i mean wpick at aurora.example',
    'wpick@aurora.example',
  ],
  [
    'my email, my niece made it but it is mine, is grandma at quilt.example',
    'grandma@quilt.example',
  ],
  ['e langston no space at triangle dot example', 'elangston@triangle.example'],
])('an address that is told as "%s"', (said, email) => {
  expect(read(said).details.email).toBe(email);
});

test('a second last name is added to the first', () => {
  const said = `Helen Marsh, h@x.example, ${AT}\nput Helen Marsh-Delgado for the name please`;
  expect(read(said).details.name).toBe('Helen Marsh-Delgado');
});

test('who does not remember which of two is theirs is asked', () => {
  const said = `Milt Gary ${AT} the email is either m@x.example or m@y.example I never remember which`;
  expect(isSentByItself(said)).toBe(false);
});

test.each([
  ['dana whitehorse prairie family clinic', 'dana whitehorse'],
  ['vince carbone cape cod pt.', 'vince carbone'],
  ['maria elena quiroga', 'maria elena quiroga'],
  ['joe da silva dental', 'joe da silva'],
])('where somebody works is no part of a name in small letters: %s', (said, name) => {
  const mailbox = said.split(' ')[0];
  expect(read(`${said} ${AT} ${mailbox}@x.example`).details.name).toBe(name);
});

test.each(['april', 'marcy'])('one name before a number is who writes: %s', (name) => {
  const said = `${name}, ${AT}, but call after 4pm i work nights, the whole system is slow on hall two`;
  expect(read(said).details.name).toBe(name);
});

test('the number of a husband takes the place of nobody else’s', () => {
  const said = `${OWN}\nand for my husband Otis, it's 405-555-0199`;
  expect(digits(read(said).details.phone)).not.toBe('4055550199');
});

test.each(['my account number is 1234567890', 'her mrn number is 123 45 678 90'])(
  'what is no phone number is none: %s',
  (said) => {
    expect(read(said).details.phone).toBeUndefined();
  },
);

test('whoever does not know which package they need wants a call', () => {
  expect(isSentByItself(`${OWN}. I don't know which package we need`)).toBe(true);
});

test('what stands below a notice is read', () => {
  const said = `Fwd: hello\nCONFIDENTIALITY NOTICE: do not contact the sender.\n\nAnn Solis, ann@x.example, ${AT}`;
  expect(read(said).details.email).toBe('ann@x.example');
});

test.each([
  ['can somebody call me about two clinics, darlene', 'darlene', 'dk'],
  ['I do the books, name of Fern,', 'Fern', 'office'],
  ['have somebody call. name: Tran, Minh, cell', 'Minh Tran', 'minh'],
  ['call me. name is K-o-w-a-l-s-k-i, first name Jan,', 'Jan Kowalski', 'jan'],
  ['my last name is G O N Z A L E Z, first name Rosa,', 'Rosa Gonzalez', 'rosa'],
  ['call me. Name Lynn spelled L Y N N, last name Abbott,', 'Lynn Abbott', 'la'],
  ['get me a price. g.h. wells,', 'g.h. wells', 'gh'],
  ['ask for pat, i do the books,', 'pat', 'pat'],
])('the name in "%s", before a number, is %s', (said, name, mailbox) => {
  expect(read(`${said} ${AT}, ${mailbox}@x.example`).details.name).toBe(name);
});

test.each([
  ['tammy at the front desk', 'tammy'],
  ['rhonda over at the peds place', 'rhonda'],
  ['sue in billing', 'sue'],
])('asked for a name, "%s" says it with where they sit', (reply, name) => {
  const history = [
    { role: 'user' as const, content: 'I want to talk to somebody' },
    { role: 'assistant' as const, content: 'May I have your name?' },
    { role: 'user' as const, content: reply },
    { role: 'user' as const, content: `t@x.example, ${AT} ext 4` },
  ];
  expect(readLead(history).details.name).toBe(name);
});

test.each(['nobody at all', 'none at the moment', 'help from you guys', 'anyone at the office'])(
  'asked for a name, "%s" is none',
  (reply) => {
    const history = [
      { role: 'assistant' as const, content: 'May I have your name?' },
      { role: 'user' as const, content: reply },
    ];
    expect(readLead(history).details.name).toBeUndefined();
  },
);

test('the name of somebody’s clinic is not the visitor’s', () => {
  expect(read(`the name of Fern Eye's doctor is on it, ${AT}`).details.name).toBeUndefined();
});

test('whoever wants to talk to somebody about it has no doubt, and to a husband first has', () => {
  expect(isSentByItself(`I'd like to talk to somebody about it. ${OWN}`)).toBe(true);
  expect(isSentByItself(`I want to talk to my husband about it. ${OWN}`)).toBe(false);
});

test.each([
  ['they call me Tex but put down Raymond Teague.', 'Raymond Teague', 'rteague'],
  ['yes its me again, delbert from the nursing home in guymon', 'delbert', 'delbert_h'],
  ['a. j. drummond here, my number', 'a. j. drummond', 'ajd'],
])('the name in "%s" is %s, whatever else is said of it', (said, name, mailbox) => {
  expect(read(`${said} ${AT}, ${mailbox}@x.example`).details.name).toBe(name);
});

test('a name behind a number that lacks a figure is one', () => {
  const said = 'give me a ring at 580 555 016 its dustin';
  expect(read(`${said}\ndustin@x.example\ni left out a digit, 580 555 0146`).details.name).toBe(
    'dustin',
  );
});

test.each(['first name only ok? Tonya', 'why do you need my name? fine, its Tonya'])(
  'asked for a name, "%s" says it behind a question',
  (reply) => {
    const history = [
      { role: 'assistant' as const, content: 'May I have your name?' },
      { role: 'user' as const, content: reply },
    ];
    expect(readLead(history).details.name).toBe('Tonya');
  },
);

test('"cuánto dura" is no name', () => {
  expect(
    read('dan entrenamiento a mi gente\ncuanto dura cada leccion').details.name,
  ).toBeUndefined();
});

test('whoever asks to have themselves called is no third person, and a tester is nobody', () => {
  expect(
    isSentByItself(
      `Please call Dr. Faith Young about MFA. I'm Dr. Young, faith.young@youngpsych.example, ${AT}`,
    ),
  ).toBe(true);
  expect(isSentByItself(`test test, Test Tester, test@test.example, ${AT}`)).toBe(false);
});

test.each([
  "it's just me alone, no IT staff",
  'we still run server 2012, its ancient',
  'I put down Medicare on the form by mistake',
  'we use a company by the name of Cerberus',
  'I need a quote for six offices, call me after 3, preferably at',
  'we have weekdays, evenings,',
  'why do you ask for names',
])('no name stands in "%s"', (said) => {
  expect(read(`${said} ${AT}`).details.name).toBeUndefined();
});

test.each([
  'why do you need that? weird',
  'do you come to my town? Shawnee',
  'Smoke in the office',
])('asked for a name, "%s" gives none', (reply) => {
  const history = [
    { role: 'assistant' as const, content: 'May I have your name?' },
    { role: 'user' as const, content: reply },
  ];
  expect(readLead(history).details.name).toBeUndefined();
});

test.each([
  `if i give you my cell please don't share it with sales people. ${OWN}`,
  `solo mensajes no me llamen. ${OWN}`,
  `I need to talk to someone on our board first. ${OWN}`,
])('a condition, a refusal of calls and a doubt are heard: %s', (said) => {
  expect(isSentByItself(said)).toBe(false);
});
