import { expect, test } from 'vitest';
import { urgentAnswer } from '../urgent.ts';

const HIDE = /stay hidden|quédese en silencio/;

test.each([
  'my truck stalled on the low water crossing and the creek is rising around us, what about my work laptop',
  'drove into a flooded street by accident, the suv is floating and the doors wont open',
  'nos metimos al agua con la camioneta y está flotando',
])('whoever sits in a car in the water gets out first: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(
    /^(Get out of the car now.*Call 911|Salga del auto ahora.*911)/,
  );
});

test.each([
  ['my ex is kicking the back door of the clinic right now, the camera is off', '1-800-799-7233'],
  ['un hombre está golpeando la puerta de vidrio y estamos adentro con pacientes', '911'],
  ['some guy is smashing the front window with a bat and we are in the break room', '911'],
])('whoever hears somebody break in calls and stays locked in: %s', (message, said) => {
  const answer = urgentAnswer(message);
  expect(answer).toMatch(/^(Call 911 now and say where you are|Llame al 911 ahora y diga dónde)/);
  expect(answer).toContain(said);
});

test('who is on the way with a weapon is told of to the police and to those who are there', () => {
  const answer = urgentAnswer(
    'my brother is off his meds, he grabbed the machete and is driving to his psychiatrist office because of her',
  );
  expect(answer).toMatch(/^Call 911 now: say who it is.*where he is heading.*off his medication/);
  expect(answer).not.toMatch(HIDE);
});

test.each([
  'a man speaks for her and keeps her passport, on the paper towel she wrote please help',
  'the girl in room 3 looks scared, her boyfriend holds her phone and answers every question, she whispered help',
])('a patient who is held gets quiet help, and staff a hotline: %s', (message) => {
  const answer = urgentAnswer(message);
  expect(answer).toMatch(/^Call 911 now, where the one who came along cannot hear it/);
  expect(answer).toContain('1-888-373-7888');
});

test('a customer who writes that she may not leave is no caller who has to hide', () => {
  const answer = urgentAnswer(
    'a woman slipped me a note at the pharmacy window, it says he doesnt let me go out. he sits in the car',
  );
  expect(answer).toMatch(/^Call 911 now, where the one who came along/);
  expect(answer).not.toMatch(HIDE);
});

test('a child who tells of somebody who waits outside stays with staff', () => {
  const answer = urgentAnswer(
    'a boy of nine told our nurse that his uncle gets into his bed. the uncle brought him and is in the lobby',
  );
  expect(answer).toMatch(/call 911 now, where he cannot hear it.*keep the child with two/);
});

test('a threat to a school is no joke to a student', () => {
  const answer = urgentAnswer(
    'somebody in my class put a story on snapchat with guns and said dont come friday, names and all. probably nothing?',
  );
  expect(answer).toMatch(/^Do not treat it as a joke: call 911 now/);
  expect(answer).not.toMatch(HIDE);
});

test.each([
  'i had my antibiotic injection at your clinic and now my tongue is swelling',
  'me picó una abeja y se me está hinchando la garganta, mi lengua también se siente hinchada por la picadura',
])('a patient whose throat swells is spoken to as the patient: %s', (message) => {
  const answer = urgentAnswer(message);
  expect(answer).toMatch(/^(Call 911 now and say that|Llame al 911 ahora y diga que)/);
  expect(answer).not.toContain('protocol');
});

test('a mother with thoughts that frighten her is told who listens', () => {
  const answer = urgentAnswer(
    'my newborn is 3 weeks. i keep imagining throwing her down the stairs, i would never but it scares me',
  );
  expect(answer).toMatch(/^You did right to say it.*1-833-852-6262.*988.*911/);
});

test('nobody touches a coworker who hangs on the current', () => {
  const answer = urgentAnswer(
    'our electrician got shocked at the breaker panel and he is on the floor not responding',
  );
  expect(answer).toMatch(/^Call 911 now and say that it was electric\. Do not touch/);
});

test('who is on the phone with somebody armed stays on the line while another calls', () => {
  const answer = urgentAnswer(
    'caller on hold at the desk says he has a pistol in the truck and wants to say goodbye to his doctor',
  );
  expect(answer).toMatch(/^Stay on the line.*second phone.*911 now/);
});

test('too much fast insulin is called in, whatever the clinic’s system does', () => {
  expect(
    urgentAnswer(
      'my dad took 30 units of humalog instead of the slow one and is confused and shaky',
    ),
  ).toMatch(/^Call 911 now and say: too much fast insulin/);
});

test('prescriptions that nobody wrote are stopped, and nobody is looked for', () => {
  expect(
    urgentAnswer(
      'pharmacy here, twelve oxycodone scripts under one doctor, he says he wrote none of them',
    ),
  ).toMatch(/suspend that credential now/);
});

test('a child that no van brought home is missing', () => {
  expect(
    urgentAnswer('the school bus says they dropped my son an hour ago but he never got home'),
  ).toMatch(/^Call 911 now; you do not have to wait/);
});

test.each([
  'do you clean up after a flooded office? our van is parked outside',
  'the door of the server room is stuck, can somebody look at the lock',
  'can a patient hold the tablet and answer every question with a note',
  'we want a picture of the newborn on our website, drop it into the gallery',
])('and none of this is heard in a plain question: %s', (message) => {
  expect(urgentAnswer(message) ?? '').not.toMatch(/911/);
});

test.each([
  'the boy had his flu shot and his tongue is swelling, he is gasping, and the med cart keypad is dead',
  'cannot log in to the eMAR and the resident in 12 stopped breathing, it was almost time for her meds',
])('whoever may be dying is told to call 911, not what to do for the records: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(/^[^.]*911 now/);
});

test.each([
  'a voice on the phone said he put something under the building and it goes off at noon',
  'llamaron y dijeron que dejaron un paquete en la clínica que va a explotar',
])('a call about something that goes off empties the building: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(/(get everyone out|que salgan todos)/);
});

test('who walked out of a home in the cold is searched for by the police', () => {
  expect(
    urgentAnswer(
      'grandpa walked out of his care home in slippers, it is snowing, he has dementia, can you pull the video',
    ),
  ).toMatch(/^Call 911 now; you do not have to wait a day/);
});
