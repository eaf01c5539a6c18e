import { expect, test } from 'vitest';
import { urgentAnswer } from '../urgent.ts';

const HIDE = /stay hidden|safe and quiet/;

test.each([
  'is there a tracker on my work phone? my husband always knows which building im at, he said if i take the kids nobody will find me',
  'my ex put an airtag in my car again and i am scared to go home',
  'my boyfriend tracks my phone and says if i leave he will kill me and the kids',
])('who is watched is told to call from a phone that nobody watches: %s', (message) => {
  const answer = urgentAnswer(message);
  expect(answer).toMatch(/911.*1-800-799-7233.*Call from a phone they cannot watch/);
  expect(answer).not.toMatch(HIDE);
});

test.each([
  "this came through the form on our site: 'you killed my mother, thursday you all find out what that costs'. my doctor says ignore it",
  'portal message says im coming for dr smith on friday, i have my dads gun',
  'the guy we fired sent a text to all of us: see you monday, wear black',
])('a threat in writing is one for the police, and is kept: %s', (message) => {
  const answer = urgentAnswer(message);
  expect(answer).toMatch(/^Take it seriously.*911.*delete nothing.*logs/);
  expect(answer).not.toMatch(HIDE);
});

test.each([
  'he said he would bring a gun on thursday if we bill him again',
  'a letter came to the office: monday at 9 you will all bleed for what you did to my wife',
])('and so is one that was spoken, or names a day: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(/^Take it seriously: call 911 now/);
});

test.each([
  'my husband goes through my phone but this is the computer at work. last night he hit me again and says next time he kills me',
  'trabajo en recepción y mi ex me manda mensajes de que me va a matar a la salida, ¿me leen el correo?',
])('who is struck by a partner is told who plans with them, and not to hide: %s', (message) => {
  const answer = urgentAnswer(message);
  expect(answer).toMatch(/911.*1-800-799-7233/);
  expect(answer).not.toMatch(HIDE);
});

test('a child who is hurt at home is told who listens, and how to delete the chat', () => {
  const answer = urgentAnswer(
    'can this chat be seen later? my dad looks at my tablet and he hits me when he finds out, im 14',
  );
  expect(answer).toMatch(/911.*Childhelp.*1-800-422-4453.*bin above/);
});

test('an assault that is over is for the police, and the recording is kept', () => {
  const answer = urgentAnswer(
    'my manager shoved me into the shelves today, can I get the hallway camera before he erases it',
  );
  expect(answer).toMatch(/police today.*recording kept/);
  expect(answer).not.toMatch(HIDE);
});

test.each([
  'my ex is outside the clinic again and he says im not leaving today',
  'a man with a gun is in the hallway, I am texting from the supply room',
])('whoever is near is hidden from first: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(HIDE);
});

test.each([
  'how do I turn on location tracking for the work phones of our drivers',
  'if a client threatens us by email what should our policy say',
  'an angry review says our wait times kill, how do we answer it',
])('raises no alarm: %s', (message) => {
  expect(urgentAnswer(message)).toBeUndefined();
});
