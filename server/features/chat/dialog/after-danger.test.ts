import { expect, test } from 'vitest';
import { answerToStranger, sampleAnswerer } from '#tests/chat/strangers/ask-stranger.ts';
import type { Situation } from '../safety/danger.ts';
import { stepFor } from './guess-next-step.ts';

const answerer = sampleAnswerer();
const answer = (...turns: string[]) => answerToStranger(answerer, { turns });
/** What is said to one thing in one situation. */
const step = (label: string, situation: Situation) => {
  const said = stepFor(label, situation);
  if (said === undefined) throw new Error(`No next step "${label}" in ${situation}.`);
  return said.en;
};

test.each([
  [
    'I THINK WE GOT HACKED all the files have weird names',
    'false alarm!! it was the intern',
    /^I am glad/,
  ],
  [
    'my coworker fainted at the desk',
    "she's fine now, just skipped breakfast lol. do you guys do keyboards and mice too",
    /hardware/,
  ],
  [
    'una señora se cayó y no responde',
    'ya despertó, está con el doctor, gracias. ustedes arreglan impresoras?',
    /soporte técnico/,
  ],
])('all clear ends a danger, and a new question is answered: %s', async (danger, clear, right) => {
  expect(await answer(danger, clear)).toMatch(right);
});

test.each([
  ['she is not breathing now', /dispatcher/],
  ['she is fine now, should we still call 911?', /911/],
  ["she's fine now", /911/],
])('and what is still about the danger does not end it: %s', async (more, right) => {
  expect(await answer('my coworker fainted at the desk', more)).toMatch(right);
});

const CALLER = "Someone called saying he's from you and wants the code on my phone";
const POPUP = 'a pop up with a siren and a number to call will not close';
const NEW_BANK = 'vendor changed bank account, invoice due today';
const RANSOM = 'every computer has a message wanting bitcoin';
const WIRED = 'i wired 14k to a fake vendor';
const MAILED = 'i emailed an eval to the wrong lady';
const STILL_IN = 'the girl who quit friday still gets in the email';
const SPLASHED = 'contact lens cleaner got in my eye and burns';
const ATTACHMENT = 'opened an attachment and the screen blinked weird';

test.each<[string[], string, Situation]>([
  [[CALLER, 'he sounded legit, knew my name'], 'is-it-real', 'scam'],
  [[CALLER, 'he sounded legit, knew my name', 'I already read it to him'], 'gave', 'scam'],
  [[POPUP, 'I called them, they want to remote in'], 'goes-on', 'scam'],
  [[POPUP, 'i called and he is in my computer now'], 'is-in', 'scam'],
  [[POPUP, 'i already let him in', 'he was on it maybe 10 min'], 'how-long-in', 'scam'],
  [[POPUP, 'i gave him the card number'], 'gave-card', 'scam'],
  [['my coworker fainted at the desk', 'my coworker fainted and turned blue'], 'more', 'medical'],
  [
    ['a patient collapsed', 'ambulance is coming. the defib just beeps at me'],
    'has-aed',
    'medical',
  ],
  [
    ['a patient collapsed', 'called. can you unlock the computer, i need his file'],
    'needs-a-system',
    'medical',
  ],
  [[SPLASHED, 'the peroxide kind'], 'what-is-it', 'poison'],
  [[SPLASHED, 'the peroxide kind', 'should i go in or wait'], 'drive-them', 'poison'],
  [[NEW_BANK, 'already paid it yesterday what now'], 'has-paid', 'not-paid'],
  [[NEW_BANK, 'already paid it yesterday', 'ok told the bank'], 'done', 'fraud'],
  [[WIRED, 'we told the bank this morning, it has me on hold'], 'bank-hold', 'fraud'],
  [[WIRED, 'bank is closed til monday though'], 'bank-is-closed', 'fraud'],
  [[WIRED, 'its after 5, do i wait'], 'bank-is-closed', 'fraud'],
  [[WIRED, 'we called the bank', 'who else do i tell'], 'who-else', 'fraud'],
  [[WIRED, 'is it too late'], 'too-late', 'fraud'],
  [[WIRED, 'should i email them back or not'], 'write-back', 'fraud'],
  [[RANSOM, 'pulled the cables. who else do i call'], 'who-else', 'ransomware'],
  [[RANSOM, 'the front desk one looks normal, can i use it'], 'another-computer', 'ransomware'],
  [[RANSOM, 'how do i know who gets what meds at 5'], 'asks-meds', 'ransomware'],
  [[RANSOM, 'dr m asks should we just pay it'], 'shall-we-pay', 'ransomware'],
  [[RANSOM, "it's still on, what do I do with it? should I turn it off"], 'turn-off', 'ransomware'],
  [[RANSOM, 'should i just turn it off'], 'turn-off', 'ransomware'],
  [
    [RANSOM, 'The tech already switched it off.', 'So should we turn it on again to look?'],
    'turn-on',
    'ransomware',
  ],
  [[ATTACHMENT, 'ok cable is out of the wall', 'turn it off now too?'], 'turn-off', 'clicked'],
  [[ATTACHMENT, 'should i restart it'], 'restart', 'clicked'],
  [[ATTACHMENT, 'can we reboot it first'], 'restart', 'clicked'],
  [[ATTACHMENT, 'i pulled the plug already'], 'turned-off', 'clicked'],
  [[ATTACHMENT, 'the girl in back did it too'], 'another-too', 'clicked'],
  [
    ['i faxed a whole chart to the wrong office', 'they say they will shred it'],
    'promised',
    'wrong-recipient',
  ],
  [[MAILED, 'can you pull it back'], 'takes-back', 'wrong-recipient'],
  [
    [MAILED, 'can you pull it back', 'do i have to tell the patient'],
    'tell-patients',
    'wrong-recipient',
  ],
  [
    ['a laptop with charts was stolen', 'no idea if it has that encryption on it'],
    'encrypted',
    'lost-device',
  ],
  [[STILL_IN, 'can you shut that off today'], 'shut-it', 'insider'],
  [['the server is down and 9 people wait', 'how long'], 'how-long-down', 'outage'],
  [
    ['everything is down, charts and phones', 'we use somebody else but they dont answer'],
    'no-client',
    'outage',
  ],
  [
    ['the power is out, no computers', 'how do i write prescriptions meantime'],
    'asks-rx',
    'outage',
  ],
  [['internet is down at both offices', 'who do we call first you or cox'], 'what-first', 'outage'],
  [
    ['smoke from the closet with the servers', 'everybodys out, fire dept is here. our records?'],
    'what-of-records',
    'fire',
  ],
  [
    ['smoke from the server closet', 'we are outside', 'can i go back in for my purse'],
    'goes-back',
    'fire',
  ],
  [
    ['everybody would be better off without me', 'im by myself. pistols in the desk drawer'],
    'means-near',
    'self-harm',
  ],
  [
    ['my client texted me that she took all her pills', 'she lives alone, i have her address'],
    'more',
    'for-another',
  ],
])(
  'what is asked or told after the first steps is answered, and not the same again: %j is %s',
  async (turns, label, situation) => {
    expect(await answer(...turns)).toBe(step(label, situation));
  },
);

test.each([
  [['se nos cayó el sistema', 'no podemos ver los expedientes de nadie'], /alergias|papel|familia/],
  [[NEW_BANK, 'I called the bank'], /anything did go out, call the bank/],
  [[STILL_IN, 'she had the optical software too'], /list|disable|vendor/i],
])('a new detail gets the next step: %j', async (turns, right) => {
  const last = await answer(...turns);
  expect(last).toMatch(right);
  expect(last).not.toBe(await answer(...turns.slice(0, -1)));
});

test.each(["we haven't paid it", "I haven't called the bank", 'no hemos llamado al banco'])(
  'what was not done is not taken for done: %s',
  async (said) => {
    expect(await answer(NEW_BANK, said)).not.toMatch(/^Good|recall the payment; have/);
  },
);

test.each([
  [
    ['my boss collapsed and is not breathing', 'he is breathing again', 'ok what do i do now'],
    /911/,
  ],
  [['i want to die', 'ok', 'they hung up'], /^Call or text 988 again/],
  [['he has a knife in the lobby', 'we locked the door', 'he is gone'], /safe/],
  [['mi papá no respira', 'ya llamé al 911', 'y ahora que hago'], /^(?:Siga|Dígalo).*911/],
  [['my daughter swallowed a bottle of pills', 'about ten', 'they hung up'], /^Call 911 again/],
  [
    ['all our files are encrypted and there is a ransom note', 'we unplugged it', 'done'],
    /write|person/,
  ],
  [
    ['man with a knife in the waiting room', 'locked the door', 'he is gone', 'what do we do now'],
    /911/,
  ],
  [['locked out, and a message wants bitcoin', 'what do we do first'], /^First .*unplug/],
  [['somebody collapsed in the lobby', 'what do we do first'], /^In this order: .*911/],
])('a danger is not lost after its next step: %j', async (turns, right) => {
  const last = await answer(...turns);
  expect(last).toMatch(right);
  expect(last).not.toBe(await answer(...turns.slice(0, -1)));
});

test.each([
  [
    ['the server is down', 'it works again. how long does switching to you take'],
    /^How long it takes/,
  ],
  [[RANSOM, 'what do you guys charge a month'], /^Do not pay/],
  [[STILL_IN, 'can you shut down the server'], /^It should/],
  [
    ['my coworker fainted', "she's ok now, can you guys fix our printer too"],
    /patient and with 911/,
  ],
  [[WIRED, 'do you do security training'], /[Bb]ank/],
  [['someone took too many pills', 'she stopped breathing'], /Poison Control/],
  [['our screen says call microsoft', 'she gave him the code too'], /^Then the same/],
])('and what only sounds like it is another question: %j', async (turns, wrong) => {
  expect(await answer(...turns)).not.toMatch(wrong);
});

test('whoever hung up after pills is found by whoever heard it', async () => {
  expect(await answer('a patient said she took all her pills and then hung up')).toMatch(
    /^Call 911 yourself now/,
  );
});

test.each([
  ['another aide slapped a resident and twisted her arm', 'what do we do now'],
  ['my ex put an airtag in my car again and i am scared to go home', 'i called the police'],
])('where nobody had to hide, nobody is told to afterwards: %s', async (danger, more) => {
  const said = await answer(danger, more);
  expect(said).toMatch(/911/);
  expect(said).not.toMatch(/quiet|doors and windows/);
});

test.each([
  ['i dont want to live anymore', 'i already took the pills'],
  ['i dont want to live anymore', 'i cut myself with a knife'],
  ['my client texted that she took all her pills', 'she had thirty pills left, she lives alone'],
  ['i dont want to live anymore', 'no i dont have a gun'],
])(
  'whoever has done it, tells of another or has nothing is not sent out of the room: %j',
  async (...turns) => {
    const said = await answer(...turns);
    expect(said).not.toMatch(/^Please get away/);
    expect(said).toMatch(/911|988/);
  },
);

test('while a life is at stake, a few words about them are no other danger', async () => {
  const heard =
    'one of our therapists has a client on the phone saying he has pills and hes going to take them all tonight, he wont give his address';
  expect(await answer(heard, 'she still has him on the line')).toMatch(
    /^Call 911|^Say that to 911/,
  );
});

test.each([
  ["my grandmother fell and won't wake up", 'ambulance is on the way. She is breathing.'],
  ['my coworker collapsed', 'she woke up i think, should we still call'],
])('nobody is taken for safe by half a message: %j', async (...turns) => {
  expect(await answer(...turns)).toMatch(/911/);
  expect(await answer(...turns)).not.toBe(step('taken-away', 'medical'));
  expect(await answer(...turns)).not.toBe(step('over', 'medical'));
});

test.each([
  [[RANSOM, 'ok called. any openings for nurses?'], /^(?!I am glad)/],
  [[RANSOM, 'do you build websites? also my coworker just collapsed'], /911/],
  [['server is down', 'do you sell printers? a man is hitting the receptionist'], /911/],
  [['someone fainted', 'false alarm she is ok. but a man is hitting the receptionist'], /911/],
  [[SPLASHED, 'my coworker collapsed and is not breathing'], /911/],
  [['i want to die', 'my friend just texted she is going to kill herself'], /911/],
  [['he sends my nudes to everyone unless i pay', 'i told my mom', 'i want to die'], /988/],
  [[WIRED, 'i cannot live with this', 'ok'], /988/],
])('a new danger to people is never lost in an older one: %j', async (turns, right) => {
  expect(await answer(...turns)).toMatch(right);
});

test.each([
  [[RANSOM, 'ok', 'what now'], /\(\d{3}\) \d{3}-\d{4}/],
  [['i want to die', 'what are your hours', 'i already took them'], /911/],
  [['somebody collapsed', 'what do we do first', 'she is breathing'], /911/],
  [[SPLASHED, 'thank you. what is the number'], /1-800-222-1222/],
])('a danger lasts through a few words and a question beside it: %j', async (turns, right) => {
  expect(await answer(...turns)).toMatch(right);
});

test.each([
  [['someone fainted', 'false alarm, she was only playing', 'do you do keyboards'], /911/],
  [['we got hacked', 'false alarm', 'what do you charge for 12 people'], /Do not pay|FBI/],
  [['someone fainted', 'my laptop with charts was stolen'], /OSHA/],
  [[POPUP, 'they hung up on me'], /Then call again/],
])('what is over is over, and an incident is none of a patient’s: %j', async (turns, wrong) => {
  expect(await answer(...turns)).not.toMatch(wrong);
});

test('who turns to the other language is answered in it', async () => {
  expect(await answer('my dad is not breathing', 'no entiendo ingles, que hago ahora')).toMatch(
    / al? /,
  );
  expect(await answer('mi papá no respira', 'they are coming, what do i do now')).toMatch(/the/);
});

test.each([
  [
    ['My husband hit me and he is outside my clinic', 'he says he is sorry, I will go talk to him'],
    /stay with them/,
  ],
  [
    [
      'there is a man in the parking lot with a big knife',
      'he left i think. i dont see him no more',
    ],
    /988/,
  ],
  [
    [
      'ex biller wont give the admin login and says he will delete it all',
      'he gives it back if i pay him 2 grand. pay him?',
    ],
    /988/,
  ],
  [
    ['I want to kill myself', 'my number is 415-555-2222 and my email is joe@clinic.example'],
    /your name/,
  ],
])(
  'a likeness to another danger to people does not replace the one that lasts: %j',
  async (turns, wrong) => {
    expect(await answer(...turns)).not.toMatch(wrong);
  },
);

test.each([
  [['a coworker collapsed and is not breathing', 'we have a fire here too'], /^Get everyone out/],
  [[RANSOM, 'false alarm', 'sorry it is not a drill, the files are really locked'], /ransomware/],
  [['the server is down', 'my coworker just slumped over at the desk'], /911/],
  [['un hombre con un arma entró a la clínica', 'no he podido salir todavia'], / 911 /],
])('and what is plain is: %j', async (turns, right) => {
  expect(await answer(...turns)).toMatch(right);
});

test.each([
  [SPLASHED, 'it is burning so bad'],
  ['a coworker collapsed', 'she says her chest is burning'],
  [SPLASHED, 'we have a smoke alarm in here, is that one to pull'],
])('what burns in somebody is no fire: %s, %s', async (...turns) => {
  expect(await answer(...turns)).not.toMatch(/^Get everyone out/);
});
