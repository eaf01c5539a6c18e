import { answerToStranger, sampleAnswerer } from '#tests/chat/strangers/ask-stranger.ts';
import { expect, test } from 'vitest';

const answerer = sampleAnswerer();
const answer = (...turns: string[]) => answerToStranger(answerer, { turns });

test.each([
  [
    'whose "one" is of the first',
    'Do you encrypt laptops and what happens if one gets stolen out of a car',
    /every device we manage.*\n\n.*loss/s,
  ],
  [
    'whose "it" is of the first',
    'Can I copy the downtime checklist from your blog, and who wrote it?',
    /inside your own organization.*\n\nWho writes/s,
  ],
  [
    'behind an opening',
    'my questions: do you train staff against phishing, and what to do in the first minutes if one of them clicks anyway',
    /Staff Training.*\n\nAt once/s,
  ],
  [
    'whose answer is a list',
    'if our internet goes out do you have some kind of second line, and would i get a text about it',
    /second internet line.*\n\n.*text messages about four things: Service notifications/s,
  ],
  [
    'whose few words ask the price of the first',
    'do you do efax and how much is it',
    /^Yes, eFax.*\n\n.*price/s,
  ],
  ['in Spanish', '¿cuánto cuesta y cuánto tarda?', /\$\d.*\n\n.*semana/s],
])('each of two questions has its answer: %s', async (_, message, right) => {
  expect(await answer(message)).toMatch(right);
});

test.each([
  [
    'what goes on about the same thing',
    'could you take over our nights only? our it guy stays. also how do you keep from stepping on each others toes',
  ],
  [
    'the same asked the other way round',
    'it is 9 pm and the card reader quit, is there a person at your place or do i get a machine',
  ],
  [
    'two that say much the same',
    'Home health agency, main office in Amarillo, branches in Lubbock. Too far out?',
  ],
])('one answer is enough for %s', async (_, message) => {
  expect(await answer(message)).not.toContain('\n\n');
});

test.each([
  ['do you do digital marketing', 'Yes, Digital Marketing'],
  ['do you monitor our stuff at night', 'Yes, Monitoring'],
  ['can you move our email to the cloud', 'Yes, E-mail'],
])('"%s" begins with the yes and says nothing twice', async (message, start) => {
  const said = await answer(message);
  expect(said.startsWith(start)).toBe(true);
  expect(said.match(/Read more/g)).toHaveLength(1);
});
