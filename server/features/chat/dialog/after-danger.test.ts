import { expect, test } from 'vitest';
import { answerToStranger, sampleAnswerer } from '#tests/chat/strangers/ask-stranger.ts';

const answerer = sampleAnswerer();
const answer = (...turns: string[]) => answerToStranger(answerer, { turns });

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

test.each([
  [[CALLER, 'he sounded legit, knew my name'], /^That proves nothing/],
  [
    [
      'a pop up with a siren and a number to call will not close',
      'I called them, they want to remote in',
    ],
    /^Hang up now/,
  ],
  [[CALLER, 'he sounded legit, knew my name', 'I already read it to him'], /^Change that password/],
  [['a laptop got stolen from my car', 'it has the chart program on it'], /account/],
  [['my coworker fainted at the desk', 'my coworker fainted and turned blue'], /^Tell 911/],
  [['se nos cayó el sistema', 'no podemos ver los expedientes de nadie'], /alergias/],
])('a new detail gets the next step, and not the same again: %j', async (turns, right) => {
  const last = await answer(...turns);
  expect(last).toMatch(right);
  expect(last).not.toBe(await answer(...turns.slice(0, -1)));
});

const NEW_BANK = 'vendor changed bank account, invoice due today';

test.each([
  [[NEW_BANK, 'already paid it yesterday what now'], /^Call your bank now/],
  [[NEW_BANK, 'I called the bank'], /^Good\. Ask the bank/],
  [[NEW_BANK, 'we told the bank this morning, it has me on hold'], /^Good\. Ask the bank/],
  [[NEW_BANK, 'already paid it yesterday', 'ok told the bank'], /^Good\. Ask the bank/],
])(
  'whoever has paid is sent to the bank, and whoever was there hears what is next: %j',
  async (turns, right) => {
    expect(await answer(...turns)).toMatch(right);
  },
);

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
  [
    ['smoke from the server closet', 'we are outside', 'can i go back in for my purse'],
    /^No: nobody/,
  ],
  [['locked out, and a message wants bitcoin', 'what do we do first'], /^In this order: .*unplug/],
])('a danger is not lost after its next step: %j', async (turns, right) => {
  const last = await answer(...turns);
  expect(last).toMatch(right);
  expect(last).not.toBe(await answer(...turns.slice(0, -1)));
});

test.each([
  [
    ['smoke from the closet with the servers', 'everybodys out, fire dept is here. our records?'],
    /^First wait until the fire department/,
  ],
  [
    ['a patient collapsed and is not breathing', 'ambulance is coming. the defib just beeps at me'],
    /^Tell the dispatcher now what it shows/,
  ],
  [
    ['my client texted me that she took all her pills', 'she lives alone, i have her address'],
    /^Tell 911 .* the address first/,
  ],
  [
    ['every computer has a message wanting bitcoin', 'pulled the cables. who else do i call'],
    /the cyber insurer, the lawyer and the EHR vendor/,
  ],
  [
    [
      'our dentrix rep bank changed, i sent the 14,200 and he never wrote',
      'its after 5, do i wait',
    ],
    /^Do not wait for it to open/,
  ],
  [
    ['i mailed a statement to a completely different lady', 'its just her. do i have to report it'],
    /45 CFR 164\.402/,
  ],
  [
    ['i just got a popup, called microsoft and he is on my computer', 'i gave him the card number'],
    /^Call the bank of that card/,
  ],
  [
    ['the bookkeeper sent 48k to a fake vendor', 'bank is closed til monday though'],
    /^Do not wait for it to open/,
  ],
  [
    [
      'i clicked a link in an email and put in my password',
      'yes on the work email. told nobody yet',
    ],
    /^If a password was typed, change it now from another device/,
  ],
  [
    [
      'the deposit went to a false account this morning',
      'we called the bank',
      'who else do i tell',
    ],
    /^After the bank, and the FBI/,
  ],
  [
    ['i wired 8400 to a fake landlord', 'on hold with the bank. anything to do on the computer?'],
    /forwarding rules/,
  ],
  [
    [
      'a microsoft message talks out loud and will not close',
      'i called and he is in my computer now',
    ],
    /^Pull the network cable/,
  ],
  [
    [
      'everything has a weird ending and a note wants bitcoin',
      'the front desk one looks normal, can i use it',
    ],
    /^Not yet/,
  ],
  [['i faxed a whole chart to the wrong office', 'they say they will shred it'], /^It helps/],
  [['i emailed an eval to the wrong lady', 'can you pull it back'], /^Try it at once/],
  [
    [
      'i emailed an eval to the wrong lady',
      'can you pull it back',
      'do i have to tell the patient',
    ],
    /45 CFR 164\.402/,
  ],
  [
    ['everybody would be better off without me', 'im by myself. pistols in the desk drawer'],
    /^Please get away from it now/,
  ],
  [
    ['we wired 84 thousand to a false company this morning', 'is it too late'],
    /^Nobody can say from here/,
  ],
  [
    [
      'the nurses station went black, files locked, pay bitcoin',
      'how do i know who gets what meds at 5',
    ],
    /downtime sheet/,
  ],
  [
    ['we wired money to a false company at 9:40', 'who do i even call first'],
    /^The bank first, now/,
  ],
  [['a laptop with charts was stolen', 'no idea if it has that encryption on it'], /^That decides/],
  [
    ['everything is down, charts and phones', 'we use somebody else but they dont answer'],
    /^Call all the same/,
  ],
  [['i wired 14k to a fake vendor', '20 minutes ago. can you get it back'], /^The bank first, now/],
  [['every computer says pay in bitcoin', 'dr m asks should we just pay it'], /^Not now: pay/],
  [['every computer says pay in bitcoin', 'what about the other ones'], /^Not yet/],
  [
    ['i clicked a docusign link and typed my password', 'the girl in back did it too'],
    /^Then the same/,
  ],
  [['the server is down and 9 people wait', 'how long'], /^How long it takes nobody can say/],
  [['the power is out, no computers', 'how do i write prescriptions meantime'], /^By phone/],
  [
    ['the girl who quit friday still gets in the email', 'can you shut that off today'],
    /^It should be done now/,
  ],
  [
    ['the girl who quit friday still gets in the email', 'she had the optical software too'],
    /goes on the list too/,
  ],
  [
    ['a patient collapsed in the chair', 'called. can you unlock the computer, i need his file'],
    /^You stay with the patient/,
  ],
  [
    ['contact lens cleaner got in my eye and burns', 'the peroxide kind', 'should i go in or wait'],
    /^Tell Poison Control/,
  ],
])('what is told after the first steps is what the next one is about: %j', async (turns, right) => {
  expect(await answer(...turns)).toMatch(right);
});

test.each([
  [
    ['the server is down', 'it works again. how long does switching to you take'],
    /^How long it takes/,
  ],
  [['every computer says pay in bitcoin', 'what do you guys charge a month'], /^Not now: pay/],
  [
    ['the girl who quit friday still gets in the email', 'can you shut down the server'],
    /^It should/,
  ],
  [['my coworker fainted', "she's ok now, can you guys fix our printer too"], /^You stay/],
  [['i wired 14k to a fake vendor', 'do you do security training'], /^The bank first/],
  [['someone took too many pills', 'she stopped breathing'], /^Tell Poison Control/],
  [['our screen says call microsoft', 'she gave him the code too'], /^Then the same/],
])('and what only sounds like it is another question: %j', async (turns, wrong) => {
  expect(await answer(...turns)).not.toMatch(wrong);
});

test('whoever hung up after pills is found by whoever heard it', async () => {
  expect(await answer('a patient said she took all her pills and then hung up')).toMatch(
    /^Call 911 yourself now/,
  );
});

test('while a danger lasts, nobody hears that there is no answer', async () => {
  const turns = ['cleaner splashed in my eye and burns', 'the peroxide kind', 'go in or just wait'];
  expect(await answer(...turns)).toMatch(/^Tell Poison Control/);
});

test('after the next step, too, a computer stays on', async () => {
  const turns = [
    'opened an attachment and the screen blinked weird',
    'ok cable is out of the wall',
  ];
  expect(await answer(...turns, 'turn it off now too?')).toMatch(/powered on|leave it on/i);
});

test('whoever asks whether to turn it off is told to leave it on, also in a second sentence', async () => {
  const asked = "it's still on, what do I do with it? should I turn it off";
  expect(await answer('Our screens show a ransom note', asked)).toMatch(/^No: leave it powered on/);
});

test.each(['should i restart it', 'can we reboot it first'])(
  'whoever asks whether to start a computer anew is told to leave it on: %s',
  async (asked) => {
    expect(await answer('i clicked a weird link in an email 5 min ago', asked)).toMatch(
      /^No: leave it powered on/,
    );
  },
);

test.each(['she already shut the computer off. now what', 'i pulled the plug already'])(
  'a computer that is off by now stays off: %s',
  async (told) => {
    const said = await answer('she clicked on something and typed her email password', told);
    expect(said).toMatch(/^Then leave it off[^]*another device/);
  },
);

test('a computer that was switched off is not turned on again to look', async () => {
  const said = await answer(
    'Our lab PC shows a red screen asking for bitcoin.',
    'The tech already switched it off.',
    'So should we turn it on again to look?',
  );
  expect(said).toMatch(/do not turn it on again/);
});

test('whoever asks whether to turn a computer off has not done it', async () => {
  const said = await answer('Our screens show a ransom note', 'should i just turn it off');
  expect(said).toMatch(/powered on/);
  expect(said).not.toMatch(/^Good/);
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

const ON_THE_LINE =
  'one of our therapists has a client on the phone saying he has pills and hes going to take them all tonight, he wont give his address';

test('while a life is at stake, a few words about them are no other danger', async () => {
  expect(await answer(ON_THE_LINE, 'she still has him on the line')).toMatch(
    /^Please let a person/,
  );
});

test('for how long somebody was in is no doubt whether they are real', async () => {
  const popup = 'a blue microsoft page is beeping at me and says call this 888 number';
  expect(await answer(popup, 'i already let him in', 'he was on it maybe 10 min')).toMatch(
    /^Minutes are enough/,
  );
});

test('asked whom to call first, us or the vendor, the order is said', async () => {
  expect(
    await answer('internet is down at both offices', 'who do we call first you or cox'),
  ).toMatch(/^Us first/);
});
