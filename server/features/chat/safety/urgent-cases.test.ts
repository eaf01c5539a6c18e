import { expect, test } from 'vitest';
import { readForDangers } from '../understanding/reading.ts';
import { urgentTextOf } from './urgent-cases.ts';
import { urgentAnswer } from './urgent.ts';

test('whoever typed a password on a false page hears of no caller', () => {
  const answer = urgentAnswer('one of us just typed her mail password on a page that was fake');
  expect(answer).toContain('take that computer off the network');
  expect(answer).not.toMatch(/caller|bank|that person/);
});

test('whoever has sent the data of the staff to a false boss hears of the staff, and of no bank', () => {
  const answer = urgentAnswer('our ceo e-mailed asking hr for all the w2s and i already sent them');
  expect(answer).toMatch(/the IRS, .*FBI/);
  expect(answer).not.toContain('recall the payment');
});

test('whoever closed a pop-up and called nobody hears that it was right', () => {
  const said =
    'got a pop up that said my computer is infected call this number. i closed it and didnt call. am i ok';
  expect(urgentAnswer(said)).toMatch(/^You did right/);
  expect(urgentAnswer(`${said} he is on my screen now`)).toMatch(/scam|powered on/);
});

test('gift cards that nobody has bought yet are not bought', () => {
  const said = 'the boss emailed a nurse to buy gift cards. she hasnt done it yet. its fake right';
  expect(urgentAnswer(said)).toMatch(/^Buy nothing and answer nothing/);
  const asked = 'i got an email from dr vann wanting gift cards, havent bought any, is it real';
  expect(urgentAnswer(asked)).toMatch(/^Buy nothing and answer nothing/);
  const bought = 'the boss emailed a nurse to buy gift cards, she bought five. its fake right';
  expect(urgentAnswer(bought)).toMatch(/^Stop: buy no more cards/);
});

test('who calls now and wants the code on the screen is hung up on', () => {
  const said =
    'somebody on the phone right now says hes from your company and wants the code that popped up';
  expect(urgentAnswer(said)).toMatch(/Hang up/);
});

test.each([
  'we sent you a picture of the screen with a patient on it',
  'someone here emailed your support a screenshot with a patient name and birthday by mistake',
  'mandamos a su soporte por error una captura con datos de un paciente',
])('what was sent to ourselves, we delete: %s', (message) => {
  expect(urgentTextOf(['wrong-recipient'], readForDangers(message))).toMatch(
    /we delete it|lo borramos/,
  );
});

test.each([
  ['your texts woke me, i sit here with the garage door shut and the car running', 'fresh air'],
  ['how do i mute the alarm, bed 4 shows a flat line, probably the lead again', 'that bed now'],
  ['the insulin pump lost its wifi, pt sugar is 38 and hes confused', 'The pump’s maker'],
  [
    'pumps on 2 west fell off the network, one alarms and her pressure is tanking',
    'The pump’s maker',
  ],
  ['trauma transfer waits and the CT wont push to the receiving hospital', 'archive’s vendor'],
  ['how do i log in, im 7 months and theres a lot of blood and i want to ask the nurse', '911'],
  [
    'im an aide and keep seeing bruises on one of the ladies, always after the same guy works',
    'Adult Protective Services',
  ],
  ['lab printer and label printer both down, 9 people with sleeves rolled up', 'two identifiers'],
  ['nurse call system dead, oxygen alarm beeping in 12, its only me on the hall', 'more hands'],
  ['a coworker took a bunch of xanax, she is getting sleepy, tell no one', 'no secret to keep'],
  ['someone from the office keeps texting my daughter for pictures, shes 15', 'CyberTipline'],
  ['a fax says there is a device in the building and it goes at noon', 'get everyone out'],
  [
    'my ex wrote that he will be in the parking garage when i get off today and finish it',
    'do not walk out alone',
  ],
  ['firewall bricked itself after an update, three clinics dark', 'no second try'],
  ['something keeps sending emails from my address to every patient', 'Warn patients now'],
  [
    'a man called, had me install anydesk, and then my mouse was moving and he was opening a folder',
    'off the network now',
  ],
  [
    'night shift, the med pass computer shows a blue screen and 30 residents have insulin due',
    'pharmacy',
  ],
  ['en el asilo un enfermero le pega a una señora de 90 años', 'protección de adultos'],
  [
    'one more ticket closed and i will drive there and hurt somebody',
    'Threats are taken seriously',
  ],
  ['the smell of gas in the basement is making two of us dizzy', 'from outside'],
  ['ambulance is on the way, thank you. She is breathing.', 'help is on the way'],
  ['a toddler drank the blue disinfectant from under the sink', '1-800-222-1222'],
  ['patient stopped breathing and the crash cart computer wont boot', 'For the equipment'],
  ['My coworker says she wants to drive into the bridge post on the way home', 'stay with them'],
  ['my husband hits me and i am scared to go home', '1-800-799-7233'],
  ['my husband hits me and he reads my email, how do i lock him out', '1-800-799-7233'],
  [
    'my coworker posts that he bought a rifle and on monday everyone in billing will be sorry',
    'tell everybody in the building',
  ],
  [
    "boss says my head rolls if monday fails. keep thinking it'd be easier if I just drove off the bridge. what order do the systems come back in",
    'Please talk to someone',
  ],
  ['he asked me to buy 8 apple gift cards and i already scratched two', 'issuer of the cards'],
  ['Payroll got changed for 11 people to the same bank account', 'payroll provider'],
  ['my scheduling screen is showing other doctors patients, not ours', 'do not look further'],
  ["i think my boss's nephew copied all our patients onto a usb drive", 'confront nobody'],
  ['Our phones forward to some foreign number that answers as our clinic', 'phone carrier'],
  ['the server is making a clicking sound and we have no backup', 'do not restart it again'],
  ['the vaccine fridge monitor is offline and the vaccines are in there', 'every 15 minutes'],
  ['i took all my pills tonight because i do not want to wake up', 'say what you took'],
  ['I took all of the ambien from the sample drawer ten minutes ago', 'say what you took'],
  ['pt coding bay 2 crash cart defib wont power on NOW', 'code team'],
  [
    'they think it was my click. my kids would get the life insurance and that fixes it for everybody',
    '988',
  ],
  ["one of my littles, she's five, told me today what an uncle does to her at night", 'Childhelp'],
  ['he hit me again today, my boyfriend goes through my phone and i am pregnant', '1-800-799-7233'],
  ['hay una muchacha encerrada en el baño que dice que se tomó algo para no despertar', 'la llave'],
  ['no internet at the clinic, a waiting room full of toddlers', 'see patients on paper'],
  ['i keep cutting my arms in the bathroom at work', 'press a clean cloth'],
  ['someone called and said there is a bomb in our building', 'get everyone out'],
  ['i am going to hurt my supervisor when she comes back from lunch', 'step away now'],
  ['our website shows casino ads instead of our clinic', 'log in nowhere on that site'],
  ['patients get texts from our number asking them to pay through a link', 'Warn patients now'],
  ['all our phones are dead, no dial tone on any line', 'forward the main number'],
  ['our tech got shocked by the wire in the panel and is on the floor', 'at the breaker first'],
  ['i got stuck with a used needle ten minutes ago', 'soap and water'],
  ['he has no pulse and is not breathing', 'chest compressions'],
])('has the first steps of its own: %s', (message, step) => {
  expect(urgentAnswer(message)).toContain(step);
});

test.each([
  [
    'my grandpa wandered off from the memory unit and it is 28 degrees',
    'do not have to wait a day',
  ],
  ['a kid about 3 is walking around our lobby alone, no parent', 'in sight of two people'],
  [
    'the aide slapped a resident and twisted her arm, where do i chart it',
    'Adult Protective Services',
  ],
  ['an email says a device in our building goes off at noon unless we pay', 'get everyone out'],
  ['the caller said there is a bomb in the clinic', 'get everyone out'],
])('nobody is told to hide where that would be wrong: %s', (message, step) => {
  const answer = urgentAnswer(message);
  expect(answer).toContain(step);
  expect(answer).not.toContain('stay hidden');
});

test('whoever stands in water beside sparks is told to step out first', () => {
  const message = 'water is coming in, the power strip is sparking and i am standing in it';
  expect(urgentAnswer(message)).toMatch(/^Step out of the water/);
});

test.each([
  'files are encrypted and an email says pay bitcoin for every device in the clinic',
  'the alarm goes off in the building every day at noon',
])('speaks of no bomb: %s', (message) => {
  expect(urgentAnswer(message) ?? '').not.toContain('get everyone out');
});

test.each([
  'he says im not leaving that house alive',
  "my husband says I won't make it out of here alive",
])('who is told so is threatened, and does not despair: %s', (message) => {
  const answer = urgentAnswer(message);
  expect(answer).toContain('1-800-799-7233');
  expect(answer).not.toContain('988');
});

test('is answered as somebody who means to die, and not as one who knows such a person', () => {
  expect(urgentAnswer('i want to kill myself')).toContain('you deserve a person');
});

test.each([
  'one of our MAs texted the group "thank you all for everything, look after my cats" and does not answer',
  'patient jokes that after today he wont need more appointments, and he gave our receptionist his watch',
  "my sister messaged me 'tell mom i love her' and turned off her phone, she's been really low",
  'Teenager in exam 3 told me she has a bunch of pills saved up and tonight would be a good night',
])('worry about another gets the steps for another, alone: %s', (message) => {
  const answer = urgentAnswer(message);
  expect(answer).toMatch(/^Take it seriously.*address.*988.*advises relatives/);
  expect(answer).not.toContain('\n');
});

test('worry about another is answered in Spanish too', () => {
  const message =
    'mi hermano me mandó un mensaje de despedida, que ya no quiere seguir. No contesta';
  expect(urgentAnswer(message)).toMatch(/^Tómelo en serio.*dirección.*opción 2.*familiares/);
});

test.each([
  [
    'Power went out at our foster home, two residents on oxygen concentrators, the battery is beeping, electric company says 4 hrs',
    /^Call 911.*spare tanks.*supplier/,
    /current/,
  ],
  [
    'Our hygienist dozed off in her car in the garage with the motor running, we cant wake her',
    /carbon monoxide.*Do not go in and breathe it/,
    /sounds like an emergency/,
  ],
  [
    'a toddler got hold of somebodys pill bottle, cap was off, we cant tell how many are missing',
    /1-800-222-1222/,
    /988/,
  ],
  [
    'somebody called our front desk and said we would all be sorry by 3 oclock today and hung up',
    /911.*exact words/,
    /988|get to a safe place/,
  ],
  [
    'el señor que limpia le dio un toque la corriente al cambiar un foco y quedó tirado, respira poquito',
    /No toque a quien/,
    /988/,
  ],
  [
    'huele mucho a gas en el pasillo de la clinica y una señora ya se mareo',
    /interruptores/,
    /equipos/,
  ],
  [
    'an odd smell like rotten eggs by the furnace closet where our server sits, two girls have a headache',
    /light switches/,
    /equipment or data/,
  ],
  [
    'someone mixed two cleaners in the closet with the server rack, eyes burn and the janitor is coughing bad',
    /^Everybody out of that room/,
    /equipment or data/,
  ],
])(
  'the first steps fit the danger, and no second block says the same: %s',
  (message, right, not) => {
    const answer = urgentAnswer(message) ?? '';
    expect(answer).toMatch(right);
    expect(answer).not.toMatch(not);
  },
);

test.each([
  [
    'The card reader at checkout looks different, theres a second piece stuck over the slot and it wiggles',
    /^Stop using that reader.*processor.*police/,
  ],
  [
    'somebody from your help desk called and I read him the six numbers from my phone',
    /^Change that password now.*sign out all sessions/,
  ],
  [
    'we came in and the side door was forced, two computers are missing from the billing office',
    /Stay out.*911.*police.*accounts/,
  ],
  ['AC in the server room died, it is 104 in there and the thing is screaming', /in which order/],
  [
    "the portal shows another patient's lab results when i log in. i'm a patient of one of your clinics",
    /^Please sign out.*privacy officer/,
  ],
])('an incident has the steps of its kind: %s', (message, right) => {
  expect(urgentAnswer(message)).toMatch(right);
});

test('whose own records went astray is no sender', () => {
  expect(urgentAnswer('You people sent my records to the wrong Dr Jones!!')).toBeUndefined();
});

test('a question about such a thing raises no alarm', () => {
  expect(urgentAnswer('how do we protect our card reader from a skimmer')).toBeUndefined();
});

test.each([
  "I'm holding grandpa's revolver and I can't stop crying",
  'My roommate says I should tell someone. I have a plan, I have the stuff for it',
  'I swallowed the whole bottle and I dont want my daughter to find out',
])('and who speaks of themselves is not answered as somebody else: %s', (message) => {
  expect(urgentAnswer(message)).not.toContain('advises relatives');
});

test('a code that is only asked for has not been given', () => {
  const message = 'a man from microsoft is on the phone and wants me to read him the code';
  expect(urgentAnswer(message)).toContain('give no codes');
});

test.each([
  [
    "power quit at my patient's trailer, her oxygen concentrator is off and her lips look blue",
    /^Call 911 now: say that the oxygen has no power.*Sit the person up/,
  ],
  [
    "my mom's oxygen concentrator stopped when the power went out, the tank has an hour left",
    /^Call 911 now if the person is short of breath.*somebody depends/,
  ],
])('one person on oxygen at home is no building full of them: %s', (message, right) => {
  const answer = urgentAnswer(message);
  expect(answer).toMatch(right);
  expect(answer).not.toMatch(/people depend|bluest|rooms|generator/);
});

test.each([
  'We paid an $18,400 invoice to our supplier yesterday at their new bank. Supplier says they never changed banks',
  'bookkeeper already paid it, the account number was changed in the mail',
])('money that is gone is recalled first: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(
    /^Call your bank now.*recall the payment.*keep the messages/,
  );
});

test.each([
  'vendor says they have a new bank account, we pay friday, is that ok?',
  "the invoice has a new bank account on it and I haven't paid it yet, looks off",
])('and money that is not is kept: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(/^Do not pay yet/);
});

test.each([
  '2am, 3 west, med carts all say no wifi so i cant see whats due for 22 residents. im so tired',
  'long night, im exhausted, emar down on all three carts, 10pm meds are due for 26 people',
])('a tired nurse gets the steps of the medication round alone: %s', (message) => {
  const answer = urgentAnswer(message);
  expect(answer).toMatch(/\(800\).*printed records.*pharmacy or the on-call provider.*911/);
  expect(answer).not.toContain('988');
});

test.each([
  'im so tired i cant do this anymore, emar is down and nobody would miss me',
  "they blamed me, wife left in march, the letters are written. I need to know how to hand over the passwords so nobody's stuck",
])('and one who despairs is heard first: %s', (message) => {
  expect(urgentAnswer(message)).toContain('988');
});

test.each([
  'phones dead internet dead, typing this on my own cell from the front desk. its only us',
  'no tone, no net at our office since eight',
  'no calls in or out since lunch and we see patients',
  'the server is making a clicking sound now and the last backup was 96 days ago',
])('what is told as a fact is an outage of now: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(/\(800\) .*now/i);
});

test('clients in crisis are told where to call while the phones are dead', () => {
  const message =
    'Every phone in the building is dead. We are a behavioral health clinic and clients in crisis call that number';
  expect(urgentAnswer(message)).toMatch(/^Please call \(800\).*crisis call or text 988/);
});

test('a biller who was let go and signs in is in now, however long the story', () => {
  const message =
    'I was pulling the access log for a routine review. I found that a biller whom we let go on the 3rd signed in last night, opened two hundred charts, and the log shows an export at the end. I have screenshots.';
  expect(urgentAnswer(message)).toMatch(/^Call \(800\).*disabled/);
});

test.each([
  'how much tylenol for a 22 lb baby',
  'how many ml of childrens motrin for a 30 pound kid',
  'can i give my 2 year old benadryl, how much',
])('who asks for a dose for a child gets none, and who knows it: %s', (message) => {
  const answer = urgentAnswer(message);
  expect(answer).toMatch(/no doses.*pediatrician.*pharmacist.*1-800-222-1222/);
  expect(answer).not.toContain('988');
});

test('nobody who asks for the dose of somebody old is sent to a pediatrician alone', () => {
  const answer = urgentAnswer('how much tylenol can i give a 92 yr old with a fever of 101');
  expect(answer).toMatch(/no doses.*provider on call/);
  expect(answer).not.toContain('the child');
});

test('a shoulder that kills is no violence', () => {
  const said =
    "My left shoulder's been killing me and I'm out of ideas. What stretch would you do?";
  expect(urgentAnswer(said) ?? '').not.toMatch(/911/);
});

test('a hall by the name of C is no C-section', () => {
  const asked =
    'our med cart tablets drop wifi halfway down C hall every night during med pass. is that something you fix';
  expect(urgentAnswer(asked) ?? '').not.toContain('a patient is prepared');
});

test('before a C-section the screen that fails is an emergency', () => {
  const told = 'mom is on the table for a c-section and the chart will not open';
  expect(urgentAnswer(told)).toContain('a patient is prepared');
});

test('and a child that had it already is an emergency', () => {
  const message = 'my toddler drank the tylenol bottle how much is too much';
  expect(urgentAnswer(message)).toMatch(/call 911 now.*1-800-222-1222/);
});

test.each([
  'We see chest pain walk-ins all day. Should the heart monitors sit on the same wifi as the waiting room?',
  'we have stroke patients every day, which vlan for the ct scanner?',
  'not hacked!! just writing our tabletop scenario. in the made up story how would the front desk notice',
  'for tabletop: pretend the biller we fired still has access and exports charts, what do we do first',
  'the old IT company still has the admin passwords and wants 2,000 to release them, have you dealt with this',
  'he is going to strangle me if the referral letters have the old logo again',
  'somebody is shooting a commercial in our lobby, do we need to hide screens?',
  'he beat me to the conference room, can I book another',
  'explosive growth, 3 clinics to 8. can you keep up',
])('raises no alarm: %s', (message) => {
  expect(urgentAnswer(message)).toBeUndefined();
});

test('what breaks during a drill is real', () => {
  const message = 'this is not a drill, our server is really encrypted and shows a ransom note';
  expect(urgentAnswer(message)).toContain('ransomware');
});

test.each([
  'can you run a cable to the garage, the car port door is shut most days',
  'our sales are a flat line this year, is a monitor included',
  'the breast pump room needs a sensor for its door',
  'does your app transfer images to the receiving hospital',
  'the school wants pictures of my daughter, can we upload them, she is 15',
  'cell 4 0 5  5 5 8  2 0 5 6 after five',
  'which device in the building goes on the guest network, said the fax vendor',
])('is no such case: %s', (message) => {
  expect(urgentAnswer(message)).toBeUndefined();
});

test('a farewell among passwords and a husband who left is answered by the lifeline', () => {
  const said =
    'my husband left in march and they blame me, i need to give someone else admin and the billing login because i wont be around after friday, i dont want them stuck with a mess when im dead';
  expect(urgentAnswer(said)).toMatch(/988/);
});

test('a device that was found again is not lost', () => {
  const said =
    'found the ipad we thought was lost, it was in the drawer the whole time, never mind';
  expect(urgentAnswer(said)).toBeUndefined();
  expect(urgentAnswer('we lost the ipad with the charts, it is not in the drawer')).toMatch(
    /locked/,
  );
});

test.each([
  'need hlep w passwrod im lockd out of chartng and its 3am',
  'this printer is gonna give me a heart attack i swear to god. third time tonite',
  'is ther sombody who can loko at our wify, keeps droping in the back operatry',
  'smoke detector in the computer closet chirps once a minute, no smoke, is that just a battery',
])('what only sounds like it raises no alarm of people: %s', (message) => {
  expect(urgentAnswer(message) ?? '').not.toMatch(/911|988/);
});
