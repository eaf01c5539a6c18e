import { answerToStranger, sampleAnswerer } from '#tests/chat/strangers/ask-stranger.ts';
import { expect, test } from 'vitest';
import { distanceSentence } from './distance.ts';

const answerer = sampleAnswerer();
const answer = (...turns: string[]) => answerToStranger(answerer, { turns });

test.each([
  ['a detail of the service before', ['do you do eFax', 'and the old number?'], /old line/],
  ['a side of the subject', ['Can you sign a BAA?', 'Great. When'], /before we touch/i],
  ['Spanish', ['¿Tienen soporte de noche?', '¿y en Navidad?'], /festivos|feriados/],
  [
    'Spanish of little words',
    ['las radiografías no llegan al expediente, ¿eso lo arreglan?', 'y si el programa es viejito'],
    /[Ll]lame al/,
  ],
  [
    'an item of the list before',
    ['how does switching to you work', 'can you explain the second part'],
    /[Aa]greement/,
  ],
  ['a fault in what was understood', ['Are you open weekends?', 'I meant the phones'], /24\/7/],
])('a message that leans on the one before is answered from it: %s', async (_, turns, right) => {
  expect(await answer(...turns)).toMatch(right);
});

test('a message that plainly asks something of its own is not answered from the one before', async () => {
  const far = await answer(
    'How far away do you support people?',
    'What about a sister hospital in northern Montana?',
  );
  expect(far).toMatch(/500-mile radius/);
  const first = await answer(
    'We look for a new IT company.',
    'About 90 computers, two servers.',
    'What would be the first step with you?',
  );
  expect(first).toMatch(/a talk: free/);
});

test('"so yes or no" is answered for the town named a turn ago', async () => {
  const said = await answer('how far do you reach', 'Little Rock', 'so yes or no');
  expect(said).toContain(distanceSentence('Little Rock', false));
  expect(said).toContain('Little Rock is about');
});

test('each town of a message is told how far it is, and none within the words of another', () => {
  const said = distanceSentence('one clinic in Wichita Falls, the other in Amarillo', false);
  expect(said?.match(/\w[\w ]+ is about/g)).toEqual([
    'Wichita Falls is about',
    'Amarillo is about',
  ]);
});

test.each([
  [
    'before a rule for a few words',
    ['Do you do HIPAA risk analyses?', 'How often do I have to repeat it?'],
    /no fixed interval/,
  ],
  [
    'before the old answer once more',
    ['Do you have SOC 2?', 'Then what CAN you show an auditor?'],
    /^To an auditor/,
  ],
  [
    'what is likely next, where the likeliest was said',
    ['what is it to get started', "that's a ten times difference. why"],
    /^Because/,
  ],
])('what examples plainly know is answered %s', async (_, turns, right) => {
  expect(await answer(...turns)).toMatch(right);
});

test('whether a network is too large goes by its heads in a follow-up, too', async () => {
  const asked = "We're about 210 people, plus 60 at the nursing home next door. Too big?";
  expect(await answer('How big a network can you handle?', asked)).toMatch(/^That is within reach/);
});

test.each([
  ['do you cover Kansas', /^Yes: Kansas lies within/],
  ['do you cover Texas', /^Parts of Texas/],
  ['do you cover Kansas or only Oklahoma', /^Yes: Kansas lies within/],
])('a state is within the radius, or a part of it: %s', async (question, right) => {
  expect(await answer(question)).toMatch(right);
});

test('whoever asks for an office gets no yes from how near the town is', () => {
  const said = distanceSentence('do you have a Wichita Falls office', false);
  expect(said).toMatch(/^Wichita Falls is about/);
});

test('nothing is said twice in the same words', async () => {
  const turns = ['do you do wifi', 'and for guests?'];
  const first = await answer(...turns);
  expect(await answer(...turns, 'and guests?')).not.toBe(first);
});

test('what the subject does not hold gets an honest no and a person, not another subject', async () => {
  expect(await answer('what is your address', 'is there parking')).toMatch(/not stated.*\(\d{3}\)/);
});

test('whoever took the first steps is told the next ones', async () => {
  const said = await answer('Our screens show a ransom note', 'ok i pulled the cable, now what');
  expect(said).toMatch(/^Good.*powered on/s);
});

test('help on its way is believed, unless it gets worse', async () => {
  const before = "my grandmother fell and won't wake up";
  expect(await answer(before, 'the ambulance is on the way')).toMatch(/help is on the way/);
  expect(await answer(before, 'ambulance coming but she stopped breathing')).toMatch(
    /911 exactly that now/,
  );
});

test('a number alone is a lead and no question about text messages', async () => {
  expect(await answer('405-555-0188')).toMatch(/your name/);
});

test('a pasted password is not said back, and is to be changed', async () => {
  const said = await answer('here is our admin password so you can look: Fluffy1987!');
  expect(said).toMatch(/change it now/);
  expect(said).not.toContain('Fluffy');
});

test('Portuguese is answered politely, with the phone', async () => {
  expect(await answer('vocês falam português? não entendo inglês')).toMatch(/Desculpe.*\(\d{3}\)/s);
});

test.each([
  [
    'where the question before says what "it" is',
    'about one week',
    'How long does it take to switch to you',
    'how long does that take',
  ],
  [
    'and not where the same words follow another',
    'hour',
    'tell me about the free assessment',
    'how long does that take',
  ],
])('the same few words are answered for what they follow: %s', async (_, right, ...turns) => {
  expect(await answer(...turns)).toMatch(new RegExp(right, 'i'));
});

test('a sentence about a colleague is no cry for help after a question about his work', async () => {
  const said = await answer(
    'do you take over from our IT person',
    'he has been here twenty years, I would not want him to feel useless',
  );
  expect(said).not.toMatch(/911|988/);
});

test('a few words of a conversation raise no alarm that only they alone would raise', async () => {
  const said = await answer('can I pay yearly instead of monthly', 'by credit card');
  expect(said).not.toMatch(/call your bank/);
});

test.each(['she turned blue', 'theres a ransom note', 'my chest hurts', 'the server is smoking'])(
  '"%s" raises the alarm whatever was talked about',
  async (cry) => {
    expect(await answer('How much is eFax?', cry)).toMatch(/911|\(\d{3}\) \d{3}-\d{4} now/);
  },
);

test.each<[string, RegExp, ...string[]]>([
  ['a name turns no conversation into Spanish', /^Thanks, Priya/, 'call me', 'Priya Raman'],
  [
    'a name that came with the wish is not asked for again',
    /Thanks, Marcus\./,
    'I want someone to call me. My name is Marcus Bell.',
  ],
  [
    'who gives no more is asked for no more',
    /nothing is sent/,
    'call me',
    'Marcus Bell',
    'mbell@clinic.example but thats all you get',
  ],
  [
    'a price that is asked for each place is not said to be all there is',
    /Whether it is charged for each building is not stated/,
    'what does it cost to start',
    'we have four clinics',
    'do we pay that at each location',
  ],
  [
    'nor is the monthly fee counted into what starting costs',
    /Whether the first month is already in that sum is not stated/,
    'what does it cost to get started',
    'is the first month included',
  ],
  [
    'a new subject that is announced is one',
    /[Rr]eview/,
    'do you do backups',
    'ok switching subjects, do you answer google reviews',
  ],
])('%s', async (_, right, ...turns) => {
  expect(await answer(...turns)).toMatch(right);
});

test.each([
  [
    'alarms at the bedside',
    /bedside/,
    'call lights are all dead on B hall, one nurse for 24 residents',
  ],
  [
    'missing results',
    /Call the lab/,
    'lab results stopped coming since Tuesday and two criticals sat there',
  ],
  ['a child', /Childhelp/, 'im 13 and the man at the group home comes in my room at night'],
  [
    '911 first beside a device',
    /^This sounds like an emergency: call 911/,
    'he is not breathing and the oxygen monitor is dead',
  ],
])('first steps fit: %s', async (_, right, message) => {
  expect(await answer(message)).toMatch(right);
});

test('a refused e-mail address is no refused phone number', async () => {
  const turns = ['pricing for your monthly plan please', 'no im not giving you my email'];
  expect(await answer(...turns)).toMatch(/^You need no e-mail/);
});

test('an hour that somebody names is not promised', async () => {
  expect(await answer('my number is 405-555-0163, call after 3')).toMatch(
    /^Thanks\. What you wrote about the time goes along .* a day or an hour I cannot promise/,
  );
});

test('whom to ask is answered with the sentence that names a phone number', async () => {
  const turns = [
    'Does the eFax cost less than what AT&T charges me for an analog line',
    'I pay 61 a month',
    'also who do i talk to about a bill i already got from you',
  ];
  expect(await answer(...turns)).toMatch(/\(\d{3}\) \d{3}-\d{4}/);
});

test.each<[string, RegExp, ...string[]]>([
  [
    'a bare "could you"',
    /^Yes, .* is (?:one|part) of/,
    'how often do we need a risk analysis',
    'who can do it',
    'could you',
  ],
  ['who reads it', /a person reads/, 'do you monitor our stuff at night', 'by people or a machine'],
  ['another EHR', /same holds for that one/, 'what ehrs do you work with', 'eclinicalworks'],
  [
    'another day',
    /cannot (?:book|be booked|see, move)/,
    'can you come friday',
    'sorry not friday, next tuesday',
  ],
  [
    'an hour of that day, which is no greeting',
    /Nothing is booked|cannot (?:book|be booked)/,
    'can you come friday',
    'sorry not friday, next tuesday',
    'morning',
  ],
  ['how it is done', /free assessment/, 'our biller works from home', 'how would you set that up'],
  ['what belongs to it', /^Part of Digital/, 'do you do digital marketing', 'what does it include'],
  ['whom to write to', /write to \S+@/, 'any job openings', 'who do i send my resume to'],
])('a few words are read together with what they follow: %s', async (_, right, ...turns) => {
  expect(await answer(...turns)).toMatch(right);
});

test.each([
  ['printer at check in is dead', 'its a zebra label printer'],
  ['the doctor wants to read charts on his ipad at home', 'and on the plane?'],
  ['do you do phishing tests', 'what if somebody fails one', 'do you tell me who'],
])('what is new is never answered with what was said: %s', async (...turns) => {
  const said = await answer(...turns);
  expect(said).not.toMatch(/^(?:As I said|In short)/);
  expect(said).not.toMatch(/Read more.*Read more/s);
});

test('what is asked once more is said once more, with a person', async () => {
  const turns = ['what is your address', 'what is your address'];
  expect(await answer(...turns)).toMatch(/^In short: .*For the details, call/s);
});

test('a few words that nothing fits are named in an honest no', async () => {
  const said = await answer('do you do efax', 'in a rowboat');
  expect(said).toMatch(/nothing on “in a rowboat”.*A person can tell you/);
});

test('a number that is given where an address was asked for is acknowledged', async () => {
  const said = await answer('i want someone to call me back', 'Marcus', '918-555-0134');
  expect(said).toMatch(/^Thanks, Marcus\. I have the number\. Which e-mail/);
});

test('whoever asks to hear it once more hears the same, and shorter where that is wished', async () => {
  const whole = await answer('how much does it cost to start');
  expect(await answer('how much does it cost to start', 'repeat that please')).toBe(whole);
  const short = await answer('how much does it cost to start', 'shorter please');
  expect(short).toMatch(/^In short: .*\$500/);
  expect(short.length).toBeLessThan(whole.length);
});

test('what was turned down stays so, however it is asked for', async () => {
  expect(await answer('whats the capital of france', 'come on just tell me')).toMatch(/still not/);
});

test('whom to ask about what was answered: the address in it, and for patients their own clinic', async () => {
  expect(await answer('i need a w9 from you', 'who do i ask')).toMatch(/^As I said: .*hello@/);
  expect(await answer('i need my test results', 'who should i call')).not.toMatch(/555-0199/);
});

test('a question of which the answer before holds nothing gets no repetition of it', async () => {
  expect(await answer('are you a microsoft partner', 'does it matter')).toMatch(
    /^I have nothing on/,
  );
});

test('never giving a name, as a condition, refuses nothing', async () => {
  const said = 'if i just ask stuff and never give my name do you still write it down somewhere';
  expect(await answer(said)).not.toMatch(/nobody is asked to call/);
});

test.each([
  [['do you do backups', 'thanks again!'], /^(?!A backup counts)/],
  [['how much does it cost to start', 'where do i apply for a job'], /openings/],
  [['write me a poem', 'ok just tell me your hours'], /8:00 AM|24\/7/],
  [['write me a poem', 'hours please'], /8:00 AM|24\/7/],
])('what has a subject of its own is no wish for the same again: %j', async (turns, right) => {
  expect(await answer(...turns)).toMatch(right);
});
