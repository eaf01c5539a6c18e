import { expect, test } from 'vitest';
import { urgentAnswer } from '../urgent.ts';

test.each([
  [
    'the move went fine, but dad is sitting in the breakroom and his words come out like mush',
    'may be a stroke',
  ],
  ['wrong blood was hung because the labels printed wrong', 'blood bank'],
  [
    'just opened a message from a client that she swallowed everything in the cabinet, she does not pick up',
    'Call 911 now for them',
  ],
  ['whats the max dose of tylenol that kills u', '988'],
  [
    "oxygen concentrators are off, power's out, generator didn't start, two folks turning blue",
    'spare tanks this minute',
  ],
  [
    'everyone in the back gets a headache and feels sick, outside it goes away, furnace guy comes thursday',
    'carbon monoxide',
  ],
  [
    'the generator runs in the hallway since the storm, grandma has a headache and the kids are throwing up',
    'carbon monoxide',
  ],
  [
    'what size of battery backup do we need? since the storm a gas generator runs in our storage room, everybody has a headache and one girl threw up',
    'carbon monoxide',
  ],
  ['the monitors went black and I have two on drips, I cannot see the rhythms', 'each bedside'],
  ['a tech got descaler in her eyes and it burns', 'Rinse the eye now'],
  ['we picked mushrooms for supper and both of us have been vomiting since two', '1-800-222-1222'],
  [
    'the tech in our drop ceiling pulling cable touched something and now hes lying up there breathing funny',
    'breaker first',
  ],
  [
    "resident keeps saying her roommate 'put the pillow on her face', she has red dots on her eyes",
    'Part the two',
  ],
  ['mi hijo se tomó el jabon de la maquina, esta vomitando', '1-800-222-1222'],
  ['my ex is outside the clinic again and he says im not leaving today', '1-800-799-7233'],
  [
    "Someone keeps calling our front desk saying he'll be there at 3 and we'll all be sorry",
    'exact words',
  ],
  [
    "she texted our appointment line: 'tell dr k thank you for everything, i won't need the tuesday slot, or any slot'",
    'ask for a check',
  ],
  ['Lab results are showing up under the wrong names since the upgrade', 'Stop using those'],
  ['our site goes to a pill store when you click it on your phone', 'log in nowhere'],
  ['Google says our site is dangerous, red screen, new patients cant book', 'log in nowhere'],
  ['e-prescribe wont send since 11, a hospice pt needs morphine this afternoon', 'pharmacist'],
  ['el contador deposito 12 mil a una cuenta nueva y la doctora dice que no lo pidió', 'IC3'],
  [
    'rough week, the upgrade slipped, and last night my pills were lined up on the counter. do you have weekend hours?',
    '988',
  ],
  ['I keep my tablets in the desk and I know how many it takes. is B12 a payer code?', '988'],
  [
    'she had a baby ten days ago and hears voices that tell her to hurt him, portal message?',
    'alone with the baby',
  ],
  ['my sister texted me that she will do it tonight, sorry, I am at work', 'ask for a check'],
  ['the CT will not send to the readers and we have a stroke rule out in bed two', 'patient first'],
  ['coworker is on the floor by the rack, the ups shocked him', 'contact with the current'],
  ['I took 40 advil an hour ago, I feel fine', '988'],
  [
    'granddaughter drank something blue from under the sink, she is playing as usual, seems fine',
    'Call Poison Control now',
  ],
  ['patient got her allergy shot and now her tongue is swelling, doctor is out', 'epinephrine'],
  ['code blue in room 3 and the overhead page is down', '(800)'],
  ['someone moves the mouse on station 2 and it is none of us', 'off the network now'],
  [
    'the antivirus found 40 threats, so she turned it off, and now the pc is slow and hot',
    'may be infected',
  ],
  [
    'patients get texts that ask for their card numbers in our name, we sent none',
    'Warn patients now',
  ],
  ['an intruder is here, this is not a drill', 'Call 911 now'],
])('the danger is named and its steps come first: %s', (message, step) => {
  expect(urgentAnswer(message)).toContain(step);
});

test.each([
  'our burn clinic has 6 doctors',
  'the dictation software turns his words to mush',
  'how do you map the wrong names in lab results during a migration',
  'what if the wrong medication is given because of a label',
  'how much does a license cost per person',
  'our heart group opens a chest pain clinic with 4 rooms and needs a network',
  'we hold an active shooter drill on tuesday, should your helpdesk know',
  'what is the number of poison control for our poster',
  'our techs count pills by hand, can a counter be connected',
  'our dictation puts the word baby in every delivery note',
])('raises no alarm: %s', (message) => {
  expect(urgentAnswer(message)).toBeUndefined();
});

test.each([
  ['my albuterol isnt doing anything, can type but not talk', 'call 911 now'],
  ['her neck is stuck in the bed rail, i am alone', 'call 911 now'],
  ['his bipap has 15 minutes of battery and the road has no light', 'may end before'],
  ['does it hurt, hanging', '988'],
  ["it's not the workload, i'd just like to stop breathing", '988'],
  ['no sound please, six of us in xray with the lights off, he is shaking the door', 'stay hidden'],
  ['an odor like bad eggs from the basement and the pilot will not stay lit', 'light switches'],
  ['I swallowed the rest of the bottle', 'say what you took'],
  ["I put my passwords in an envelope for my partner, I won't be around past the weekend", '988'],
  ["which extinguisher for a server, it's burning", 'Get everyone out'],
  ['someone is trying the doors and the alarm does not work, i clean here at night', '911'],
])('what is told in a few plain words is heard: %s', (message, step) => {
  expect(urgentAnswer(message)).toContain(step);
});

test.each([
  'I could kill myself for not buying the extended warranty',
  'does it hurt performance if we have antivirus dying on old pcs',
  "burning cds of retina pictures is killing me, can't we just shoot them over",
  "the patient's head is stuck in the frame of the x-ray preview, can you rotate it",
  'can we add an inhaler teaching sheet that is not working yet to the portal',
  'is the oxygen vendor battery last year model ok on our network',
  'someone from your team is testing the doors badge system today right',
])('and what only has those words is not: %s', (message) => {
  expect(urgentAnswer(message)).toBeUndefined();
});

test.each([
  [
    'a bag taken out of a car',
    'somebody broke my car window and got my work bag. laptop was in it, i think it logs in by itself. do i wait till monday',
    /do not wait for the next working day/,
  ],
  [
    'a caller who has taken something',
    "he's on line 2 right now, says he swallowed the whole bottle of his sleeping pills and wanted to cancel thursday",
    /^Call 911 now, from another phone/,
  ],
  [
    'a threat by a husband',
    'can you make it so my husband cant get in my work email. now he says if i take the job in tulsa ill be dead before i start',
    /1-800-799-7233/,
  ],
  [
    'a man with a pistol who is on his way',
    'man on line 2 says hes driving up here with his pistol cause dr wont refill his norcos',
    /tell everybody in the building/,
  ],
  [
    'insulin taken twice',
    'I think i took my insulin two times, the long one and then the long one again. clinic wont pick up. is this the nurse',
    /^This sounds like an emergency: call 911 now/,
  ],
  [
    'a dose for a child',
    'zofran dose for a 40 kg kid? pharmacy closed and my drug book is on the dead computer',
    /can give no doses/,
  ],
  [
    'a record that froze, and no missing results',
    'critical access hospital, the EHR froze around 1:15, rebooted two stations, it died again, two admits with no med list',
    /go to your downtime procedure/,
  ],
])('the first steps are those of the case: %s', (_, message, steps) => {
  expect(urgentAnswer(message)).toMatch(steps);
});

test.each([
  'our baby is 18 days old and her temperature is 101.8, can it wait until the clinic opens',
  'newborn of nine days feels hot, 38.6, do we come in when you open',
  'mi bebé de 20 días tiene calentura, ¿espero a mañana?',
])('a fever in the first weeks of life waits for no clinic to open: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(/under three months|menos de tres meses/);
});

test.each([
  'our newborn unit’s temp sensors report to the chart every week, can you connect them',
  'my baby is three weeks old so I am on leave, and the server closet is hot',
])('what only has the words of a fever is none: %s', (message) => {
  expect(urgentAnswer(message) ?? '').not.toMatch(/three months/);
});
