import { expect, test } from 'vitest';
import { urgentAnswer } from '../urgent.ts';

test.each([
  'every pc in the office has a black screen that wants bitcoin, somebody turned two off',
  'todas las pantallas piden un rescate en cripto, dice que los archivos están bloqueados',
])('a screen that wants a ransom is one, whatever else is down: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(/^(This may be|Puede ser) ransomware/);
});

test('who finds a break-in stays out and calls', () => {
  const answer = urgentAnswer(
    'came in to clean, the front window is smashed and the laptops are gone from the desks. should I sweep up',
  );
  expect(answer).toMatch(/^Stay out, or leave now.*Call 911.*at any hour/);
});

test('what a stranger left at a printer is touched by nobody', () => {
  const answer = urgentAnswer(
    'some man in a uniform was here for the printer, he put a little box under the desk and walked out, nobody ordered him',
  );
  expect(answer).toMatch(/we say whether anybody was sent.*Do not touch or unplug/);
});

test('who is blackmailed while all works is not told to unplug it', () => {
  const answer = urgentAnswer(
    'a mail demands bitcoin or they publish our patient files, they sent five as proof. everything works',
  );
  expect(answer).toMatch(/^Do not answer, bargain or pay/);
  expect(answer).not.toContain('unplug');
});

test.each([
  [
    'the card terminal has a second circuit under the keypad, it came loose',
    /^Stop using that reader/,
  ],
  ['I found our intake forms on google, they open for anyone', /^Do not share the link/],
  ['two disks in the server raid blink amber', /pull or reseat no disk/],
  ['got poked with a used lancet, patient has hiv', /^Wash the place/],
])('first steps are those of the thing: %s', (message, steps) => {
  expect(urgentAnswer(message)).toMatch(steps);
});

test('a battery that swells is left alone, and no gas leak', () => {
  expect(urgentAnswer('the ups battery in the closet is swollen and hissing')).toMatch(
    /^Do not touch, move or unplug it.*911 from outside/,
  );
});

test('a server room that is hot is aired unless it smokes', () => {
  expect(urgentAnswer('the room with the servers is like a sauna and everything beeps')).toMatch(
    /^If you see or smell smoke.*open the door/,
  );
  expect(urgentAnswer('smoke comes out of the hot server closet')).toMatch(/^Get everyone out/);
});

test('allergies that are gone from every chart are asked for at the patient', () => {
  expect(
    urgentAnswer('after the update this morning all the allergies are gone from every chart'),
  ).toMatch(/^Trust no list/);
});

test.each([
  'i opened my portal and it shows another womans results',
  'my mychart has some other persons chart in it',
])('a patient who sees another one’s records is told whom to call: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(/^Please sign out.*privacy officer/);
});

test('a teenager whose chart is passed around is helped, and not told to disable accounts', () => {
  const answer = urgentAnswer(
    'someone from my school works at the clinic and posts pictures of charts on snapchat, mine too',
  );
  expect(answer).toMatch(/not your fault.*Do not pass the pictures on/);
});

test('charts in the street are brought in, and read by nobody', () => {
  expect(
    urgentAnswer('there are patient files all over the alley behind the clinic, wind took them'),
  ).toMatch(/^Please do not read, photograph/);
});

test('a phone system that calls abroad all night is cut off', () => {
  expect(
    urgentAnswer(
      'our voip made hundreds of international calls over the weekend, the carrier just called',
    ),
  ).toMatch(/^Call your phone carrier’s fraud desk/);
});

test.each([
  'do you take bitcoin as payment for computers',
  'how hot may a server room be',
  'we would like new batteries for the ups next month',
  'can you shred old charts and files, no dumpster please',
  'what does a phone system with international calls cost',
])('and none of this is heard in a plain question: %s', (message) => {
  expect(urgentAnswer(message) ?? '').not.toMatch(/911|Do not touch|ransomware|fraud desk/);
});

test.each([
  'found pictures of a child on a work computer while fixing the printer. really bad pictures',
  'there are naked photos of kids on the doctors laptop, i saw them when i opened a folder',
  'encontre fotos de niños desnudos en una computadora de la oficina',
])(
  'whoever comes upon pictures of abused children copies nothing and calls the police: %s',
  (told) => {
    expect(urgentAnswer(told)).toMatch(/^(?:Do not copy|No copie)[^]*911/);
  },
);

test.each([
  'can you put photos of the kids on our website, the old ones look bad',
  'the pictures of my kids on the lobby screen look wrong since the update',
  'our x ray images of a child patient are missing',
  'x ray images of a child patient are on the wrong chart, we found them there',
  'pictures of sick kids on our brochure look really old',
])('and pictures on a page or in a chart are none of them: %s', (told) => {
  expect(urgentAnswer(told) ?? '').not.toMatch(/^Do not copy/);
});
