import { expect, test } from 'vitest';
import { urgentAnswer } from '../urgent.ts';

const HIDE = /stay hidden|safe and quiet|quédese en silencio/;

test.each([
  'another aide on nights slapped a resident and twisted her arm, can they see what I search at work',
  'my client has bruises on both wrists and her son locks the bedroom from outside, where do I write it',
  'the grandson cashes her pension checks and my patient has bruises, I am her home health nurse',
  "the daughter gives her mother sleeping pills to keep her quiet on my shift, i'm the aide, charting app down",
  'a coworker slapped Mr. B in his wheelchair, he cried. where do I put the incident',
])('who sees an adult hurt is told where to report it, and not to hide: %s', (message) => {
  const answer = urgentAnswer(message);
  expect(answer).toMatch(/^If the person is hurt.*911.*Adult Protective Services.*own phone/);
  expect(answer).not.toMatch(HIDE);
});

test('an old employee who signs in hurts nobody, and whoever wants to touch nothing touches nobody', () => {
  const message =
    'an old employee of our vendor signs in at night and opens patient charts, I see him in the log and did not touch anything';
  expect(urgentAnswer(message)).toMatch(/Disable rather than delete/);
});

test('in Spanish too', () => {
  const message =
    'mi paciente tiene moretones y su hijo la encierra en el cuarto, ¿dónde lo escribo?';
  expect(urgentAnswer(message)).toMatch(/^Si la persona.*911.*protección de adultos/);
});

test.each([
  'a girl of 4 has cigarette burns on her legs, mom says she fell, the EHR has no field, who do I report it to',
  'kid in room 1 said uncle touches her, mom wants the drawing thrown out',
  'a boy came to intake with belt marks on his back and the stepdad fills in the form',
])('who sees a child hurt gets the hotline for children: %s', (message) => {
  const answer = urgentAnswer(message);
  expect(answer).toMatch(/^If the child.*911.*Childhelp, 1-800-422-4453/);
  expect(answer).not.toMatch(HIDE);
});

test.each([
  'a resident hit our aide and has a knife',
  'patient in exam 2 just punched our nurse and is breaking things',
])('staff who are attacked get themselves to safety: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(HIDE);
});

test.each([
  'a client sent a portal message telling her therapist goodbye and thank you, she is at the lake with all she needs. the EHR is frozen so I cannot open her address',
  'patient left a voicemail: thank you for all you did, i wont be around. our ehr wont load his address',
])('a goodbye that staff receive is a call to 911, and one to open the record: %s', (message) => {
  const answer = urgentAnswer(message);
  expect(answer).toMatch(/^Call 911 now and ask for a check.*988.*clinician who covers.*\(800\)/);
  expect(answer).not.toContain('\n');
});

test.each([
  'client on the line has a belt round her neck, the EHR is locking me out, how do I get her address',
  'a patient is on hold and says the bottle is empty, the transfer button is grey',
  'we have a patient in the website chat who says she is on a ledge',
])('and one who is on the line is kept there while somebody calls 911: %s', (message) => {
  const answer = urgentAnswer(message);
  expect(answer).toMatch(/^Stay on the line.*second phone.*911 now.*988/);
  expect(answer).not.toMatch(HIDE);
});

test.each([
  'our client just told the therapist he is driving to his brother to kill him, and our phones are out',
  'un paciente le dijo a la terapeuta que hoy va a matar a su hermano y ya salió, no tenemos teléfonos',
])('where a client means to kill somebody, that one is warned: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(
    /^(?:Call 911 now, from any cell|Llame al 911 ahora, desde)/,
  );
});

test('a call for help on a scrap of paper is answered out of hearing', () => {
  const message =
    "the granddaughter handed me the card with 'help me he wont let me leave' written on it, he is at the window smiling";
  expect(urgentAnswer(message)).toMatch(/^Call 911 now, where the one who came along cannot hear/);
});

test('who writes such a goodbye is answered as the one who means to die', () => {
  const message =
    "I'm a patient and I wrote my therapist a goodbye note, I am going to kill myself tonight";
  expect(urgentAnswer(message)).not.toMatch(/^Call 911 now and ask for a check/);
});

test.each([
  'what does the adult protective services form need, can you put it in the ehr',
  'where does an aide document bruises in the chart template, for our training',
  'what should the chat say if a patient on the line says they want to die, for our script',
  'the drawing of a kid for her dad touched our hearts, can we hang it on the site',
  'a patient sent a thank you note to our doctor, can we post it on the site',
])('raises no alarm: %s', (message) => {
  expect(urgentAnswer(message)).toBeUndefined();
});
